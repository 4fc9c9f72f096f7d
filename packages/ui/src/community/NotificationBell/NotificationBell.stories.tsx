import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { NotificationBell } from './index.ts';

const meta = {
  title: 'Community/NotificationBell',
  component: NotificationBell,
  args: {
    count: 3,
    onIntent: fn(),
    children: (close) => (
      <div style={{ padding: '16px' }}>
        <p>Ilya commented on Harbour</p>
        <Button onPress={close}>Go to the comment</Button>
      </div>
    ),
    messages: { label: 'Notifications, 3 unread', title: 'Notifications' },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the comment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NothingUnread: Story = {
  args: { count: 0, messages: { label: 'Notifications', title: 'Notifications' } },
};

export const Many: Story = {
  args: { count: 100, messages: { label: 'Notifications, 100 or more unread', title: 'Notifications' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const RightToLeftDark: Story = {
  args: { count: 12, messages: { label: 'الإشعارات، 12 غير مقروءة', title: 'الإشعارات' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' });
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Go to the comment' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
  },
};
