import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';
import { ReportDialog } from './index.ts';

const meta = {
  title: 'Community/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSend: fn(),
    title: 'Report this comment',
    children: 'An admin will review it and let you know the decision. The author won’t see who reported it.',
    reasons: [
      { value: 'spam', label: 'Spam or advertising' },
      { value: 'harassment', label: 'Insults, threats, or hate' },
      { value: 'scam', label: 'Scam or dangerous link' },
      { value: 'impersonation', label: 'Pretends to be someone else' },
      { value: 'off-topic', label: 'Doesn’t belong here' },
      { value: 'other', label: 'Something else' },
    ],
    limit: 500,
    messages: {
      reason: 'What’s wrong with it?',
      label: 'Details (optional)',
      count: (used, limit) => `${used} / ${limit}`,
      left: (left) => `${left} characters left`,
      send: 'Send report',
      cancel: 'Cancel',
      pending: 'Sending your report',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Details (optional)' });
const send = () => screen.getByRole('button', { name: 'Send report' });

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), ' \u200b ');
    await expect(send()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(send());
    await expect(args.onSend).toHaveBeenCalledWith('spam', null);
  },
};

export const TooLong: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await userEvent.click(await field());
    await userEvent.paste('🙏'.repeat(501));
    await expect(await screen.findByText('501 / 500')).toBeVisible();
    await expect(send()).toBeDisabled();
    await userEvent.clear(await field());
    await userEvent.paste('🙏'.repeat(500));
    await userEvent.click(send());
    await expect(args.onSend).toHaveBeenCalledWith('other', '🙏'.repeat(500));
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { busy: false });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { errorMessage: 'You’ve already reported this' },
  play: async () => {
    // The announcement of the error has the same text.
    await expect(
      await screen.findByText('You’ve already reported this', { selector: '[data-part=error] *' }),
    ).toBeVisible();
  },
};

function Keeping(props: ComponentProps<typeof ReportDialog>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ReportDialog {...props} isOpen={isOpen} onOpenChange={setOpen} text={text} onTextChange={setText} />
    </>
  );
}

/** The caller keeps the text, so that closing the dialog loses nothing. */
export const KeptText: Story = {
  render: (args) => <Keeping {...args} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    const field = () => screen.findByRole('textbox', { name: 'Details (optional)' });
    await userEvent.click(open);
    await userEvent.type(await field(), 'It asks for seed phrases');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await field()).toHaveValue('It asks for seed phrases');
  },
};

export const LongText: Story = {
  args: {
    title: 'Пожаловаться на комментарий',
    children: 'Администратор рассмотрит жалобу и сообщит о решении. Автор не узнает, кто пожаловался.',
    reasons: [
      { value: 'spam', label: 'Спам или реклама' },
      { value: 'harassment', label: 'Оскорбления, угрозы или ненависть' },
      { value: 'scam', label: 'Мошенничество или опасная ссылка' },
      { value: 'impersonation', label: 'Выдаёт себя за другого' },
      { value: 'off-topic', label: 'Не по теме сообщества' },
      { value: 'other', label: 'Другое' },
    ],
    messages: {
      ...meta.args.messages,
      reason: 'Что не так?',
      label: 'Подробности (необязательно)',
      left: (left) => `Осталось символов: ${left}`,
      send: 'Отправить жалобу',
      cancel: 'Отмена',
      pending: 'Отправляем жалобу',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: async () => {
    await screen.findByRole('dialog', { busy: false });
  },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'الإبلاغ عن هذا التعليق',
    children: 'سيراجعه مشرف ويخبرك بالقرار. لن يعرف الكاتب من أبلغ.',
    reasons: [
      { value: 'spam', label: 'محتوى مزعج أو إعلان' },
      { value: 'harassment', label: 'إهانة أو تهديد أو كراهية' },
      { value: 'scam', label: 'احتيال أو رابط خطير' },
      { value: 'impersonation', label: 'ينتحل شخصية غيره' },
      { value: 'off-topic', label: 'لا علاقة له بالمجتمع' },
      { value: 'other', label: 'شيء آخر' },
    ],
    messages: {
      ...meta.args.messages,
      reason: 'ما المشكلة؟',
      label: 'التفاصيل (اختياري)',
      left: (left) => `بقي ${left} حرفًا`,
      send: 'إرسال البلاغ',
      cancel: 'إلغاء',
      pending: 'جارٍ الإرسال',
      close: 'إغلاق',
      scrim: 'تحديث الصفحة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async () => {
    await screen.findByRole('dialog', { busy: false });
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { busy: false });
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Scam or dangerous link' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' It asks for your seed phrase. ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('scam', 'It asks for your seed phrase.');
  },
};
