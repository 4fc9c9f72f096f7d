import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { arabicReasons, reasons, russianReasons } from '../../docs/patterns/reviewFixtures.tsx';
import { RejectDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const meta = {
  title: 'Community/RejectDialog',
  component: RejectDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onReject: fn(),
    title: 'Reject this post?',
    reasons,
    messages: {
      reason: 'Reason',
      hint: 'The member sees the reason and an explanation.',
      reject: 'Reject',
      cancel: 'Cancel',
      pending: 'Rejecting',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof RejectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reject' })).toBeDisabled();
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
  args: { errorMessage: 'Failed to reject the submission' },
  play: async () => {
    // The announcement of the error has the same text.
    await expect(
      await screen.findByText('Failed to reject the submission', { selector: '[data-part=error] *' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Отклонить публикацию участника донаудампфшиффартсгезельшафта?',
    reasons: russianReasons,
    messages: {
      reason: 'Причина',
      hint: 'Участник увидит причину и пояснение к ней.',
      reject: 'Отклонить',
      cancel: 'Отмена',
      pending: 'Отклоняем',
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
    title: 'رفض هذا المنشور؟',
    reasons: arabicReasons,
    messages: {
      reason: 'السبب',
      hint: 'يرى العضو السبب مع شرح له.',
      reject: 'رفض',
      cancel: 'إلغاء',
      pending: 'جارٍ الرفض',
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
    await expect(screen.getByRole('radio', { name: 'Copyright or plagiarism' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Low quality or lacks detail' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledWith('low-quality');
  },
};
