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

/** One badge per text length. Measures how much of the bell each badge covers, because no other test does. */
const everyLength: Partial<Story> = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '16px' }}>
      {[1, 12, 100].map((count) => (
        <NotificationBell key={count} {...args} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const bell = button.querySelector('svg')!.getBoundingClientRect();
      const badge = button.parentElement!.querySelector('[data-part=badge]')!.getBoundingClientRect();
      const width = Math.min(bell.right, badge.right) - Math.max(bell.left, badge.left);
      const height = Math.min(bell.bottom, badge.bottom) - Math.max(bell.top, badge.top);
      const covered = Math.max(0, width) * Math.max(0, height);
      await expect(covered / (bell.width * bell.height)).toBeLessThan(0.2);
    }
  },
};

export const EveryLength: Story = everyLength;

export const LargeText: Story = {
  ...everyLength,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
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
