import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';
import { AppealDialog } from './index.ts';

const meta = {
  title: 'Community/AppealDialog',
  component: AppealDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSend: fn(),
    title: 'Appeal this decision',
    children: 'Another admin will look at it again. You can appeal once.',
    limit: 500,
    messages: {
      label: 'Why should the decision change?',
      count: (used, limit) => `${used} / ${limit}`,
      left: (left) => `${left} characters left`,
      send: 'Send appeal',
      cancel: 'Cancel',
      pending: 'Sending your appeal',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof AppealDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Why should the decision change?' });
const send = () => screen.getByRole('button', { name: 'Send appeal' });

export const Default: Story = {
  play: async () => {
    await userEvent.type(await field(), ' \u200b ');
    await expect(send()).toBeDisabled();
  },
};

/** An admin may omit the reason. */
export const Optional: Story = {
  args: {
    isOptional: true,
    title: 'Dismiss these reports?',
    messages: { ...meta.args.messages, send: 'Dismiss reports' },
  },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Dismiss reports' });
    await userEvent.type(await field(), ' \u200b ');
    await expect(button).toBeDisabled();
    await userEvent.clear(await field());
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};

/** Another choice above the field, such as a duration. */
export const Choice: Story = {
  args: {
    title: 'Silence Nova?',
    choice: (
      <RadioGroup
        label="For how long"
        options={[
          { value: '1', label: '1 day' },
          { value: '7', label: '7 days' },
        ]}
        defaultValue="1"
      />
    ),
    messages: { ...meta.args.messages, send: 'Silence' },
  },
  play: async ({ args }) => {
    const week = await screen.findByRole('radio', { name: '7 days' });
    await userEvent.click(week);
    await expect(week).toBeChecked();
    await userEvent.type(await field(), 'Insults');
    await userEvent.click(screen.getByRole('button', { name: 'Silence' }));
    await expect(args.onSend).toHaveBeenCalledWith('Insults');
  },
};

export const TooLong: Story = {
  play: async ({ args }) => {
    await userEvent.click(await field());
    await userEvent.paste('🙏'.repeat(501));
    await expect(await screen.findByText('501 / 500')).toBeVisible();
    await expect(send()).toBeDisabled();
    await userEvent.clear(await field());
    await userEvent.paste('🙏'.repeat(500));
    await userEvent.click(send());
    await expect(args.onSend).toHaveBeenCalledWith('🙏'.repeat(500));
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
  args: { errorMessage: 'This rejection is more than 14 days old' },
  play: async () => {
    // The announcement of the error has the same text.
    await expect(
      await screen.findByText('This rejection is more than 14 days old', { selector: '[data-part=error] *' }),
    ).toBeVisible();
  },
};

function Keeping(props: ComponentProps<typeof AppealDialog>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <AppealDialog {...props} isOpen={isOpen} onOpenChange={setOpen} text={text} onTextChange={setText} />
    </>
  );
}

/** The caller keeps the text, so that closing the dialog loses nothing. */
export const KeptText: Story = {
  render: (args) => <Keeping {...args} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.type(await field(), 'It is about this network');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await field()).toHaveValue('It is about this network');
  },
};

export const LongText: Story = {
  args: {
    title: 'Обжаловать решение администратора',
    children: 'Решение ещё раз рассмотрит другой администратор. Подать апелляцию можно только один раз.',
    messages: {
      ...meta.args.messages,
      label: 'Почему решение нужно изменить?',
      left: (left) => `Осталось символов: ${left}`,
      send: 'Отправить апелляцию',
      cancel: 'Отмена',
      pending: 'Отправляем апелляцию',
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
    title: 'الطعن في القرار',
    children: 'سيراجعه مشرف آخر. يمكنك الطعن مرة واحدة.',
    messages: {
      ...meta.args.messages,
      label: 'لماذا ينبغي تغيير القرار؟',
      left: (left) => `بقي ${left} حرفًا`,
      send: 'إرسال الطعن',
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
    const text = await field();
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard(' The second half shows each step. ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('The second half shows each step.');
  },
};
