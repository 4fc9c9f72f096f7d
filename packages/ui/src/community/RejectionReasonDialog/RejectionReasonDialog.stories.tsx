import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { RejectionReasonDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const meta = {
  title: 'Community/RejectionReasonDialog',
  component: RejectionReasonDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    reason: 'low-quality',
    submission: 'GM thread',
    messages: {
      title: 'Why this was rejected',
      reasons: {
        'copyright-plagiarism': {
          name: 'Copyright or plagiarism',
          explanation: 'It uses or copies someone else’s work without permission. Submit something you made yourself.',
        },
        'low-quality': {
          name: 'Low quality or lacks detail',
          explanation:
            'It says too little, or is hard to follow. Add what you did and what you found, and send it again.',
        },
        'spam-content': {
          name: 'Spam or promotional content',
          explanation: 'It advertises something, or repeats itself. Write about the network, in your own words.',
        },
        duplicate: {
          name: 'Duplicate or already covered',
          explanation: 'You or someone else submitted the same before. Choose a new angle.',
        },
        'off-topic': {
          name: 'Off-topic or misleading',
          explanation:
            'It is not about the network, or says something untrue about it. Check the facts and stay with the topic.',
        },
      },
      dismiss: 'Ok, got it!',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof RejectionReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the story's reason with its explanation. */
const seen: Story['play'] = async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { busy: false, name: args.messages.title });
  const { name, explanation } = args.messages.reasons[args.reason];
  await expect(dialog).toHaveTextContent(name);
  await expect(dialog).toHaveTextContent(explanation);
};

export const Default: Story = { play: seen };

export const CopyrightOrPlagiarism: Story = { args: { reason: 'copyright-plagiarism' }, play: seen };

export const SpamContent: Story = { args: { reason: 'spam-content' }, play: seen };

export const Duplicate: Story = { args: { reason: 'duplicate' }, play: seen };

export const OffTopic: Story = { args: { reason: 'off-topic' }, play: seen };

export const WithoutSubmission: Story = { args: { submission: undefined }, play: seen };

export const LongText: Story = {
  args: {
    submission: 'Сравнил комиссии в пяти сетях и записал всё в одну очень длинную таблицу',
    messages: {
      ...meta.args.messages,
      title: 'Почему материал отклонён',
      reasons: {
        ...meta.args.messages.reasons,
        'low-quality': {
          name: 'Низкое качество или недостаточно подробностей',
          explanation: 'Материал слишком короткий или его трудно понять. Опишите, что вы сделали, и отправьте ещё раз.',
        },
      },
      dismiss: 'Хорошо, понятно!',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    submission: 'سلسلة التحية',
    messages: {
      ...meta.args.messages,
      title: 'سبب الرفض',
      reasons: {
        ...meta.args.messages.reasons,
        'low-quality': { name: 'جودة منخفضة', explanation: 'المحتوى قصير جدًا. أضف التفاصيل وأرسله مجددًا.' },
      },
      dismiss: 'حسنًا، فهمت!',
      close: 'إغلاق',
      scrim: 'تحديث الصفحة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

function WithTrigger(props: ComponentProps<typeof RejectionReasonDialog>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>See why</Button>
      <RejectionReasonDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Keyboard: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'See why' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { busy: false, name: 'Why this was rejected' })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ok, got it!' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { busy: false });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
