import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AcceptDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const meta = {
  title: 'Community/AcceptDialog',
  component: AcceptDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onAccept: fn(),
    title: 'Accept this post?',
    children: 'Ana Beltrán is paid at once. An acceptance is not taken back.',
    defaultPoints: 250,
    messages: {
      points: 'Points to award',
      hint: 'In steps of 50',
      accept: (points) => `Accept for ${points.toLocaleString('en')} points`,
      cancel: 'Cancel',
      pending: 'Accepting',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof AcceptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen: Story['play'] = async () => {
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = { play: seen };

export const Many: Story = {
  args: {
    title: 'Accept all 14 submissions?',
    children: 'Each of the 14 members earns the points. You can’t undo this.',
  },
  play: seen,
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { busy: false });
    await userEvent.click(screen.getByRole('button', { name: /Accepting/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { errorMessage: 'Failed to accept the submission' },
  play: async () => {
    // The announcement of the error has the same text.
    await expect(
      await screen.findByText('Failed to accept the submission', { selector: '[data-part=error] *' }),
    ).toBeVisible();
  },
};

/** Points that can't be awarded are reported at the field, and can't be sent. */
export const WrongPoints: Story = {
  args: { defaultPoints: 0.5, checkPoints: (points) => !Number.isInteger(points) && 'Enter a whole number' },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Points to award' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Enter a whole number/);
    await expect(screen.getByRole('button', { name: /^Accept for/ })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '100{Enter}');
    await expect(field).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Accept for 100 points' }));
    await expect(args.onAccept).toHaveBeenCalledWith(100);
  },
};

export const LongText: Story = {
  args: {
    title: 'Принять публикацию участника донаудампфшиффартсгезельшафта?',
    children: 'Баллы начислят сразу. Отменить принятие нельзя.',
    errorMessage: 'Не удалось принять публикацию',
    messages: {
      points: 'Сколько баллов начислить',
      hint: 'Шаг — 50 баллов',
      accept: (points) => `Принять и начислить ${points}`,
      cancel: 'Отмена',
      pending: 'Принимаем',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    title: 'قبول هذا المنشور؟',
    children: 'تُضاف النقاط فورًا.',
    messages: {
      points: 'النقاط',
      hint: 'بخطوات من 50',
      accept: (points) => `قبول بـ ${points}`,
      cancel: 'إلغاء',
      pending: 'جارٍ القبول',
      close: 'إغلاق',
      scrim: 'تحديث الصفحة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Points to award' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('button', { name: 'Accept for 300 points' })).toBeEnabled();
    await userEvent.clear(field);
    await userEvent.keyboard('-75');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Accept for -75 points' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith(-75);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
