import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CheckCircleIcon, TrendUpIcon, XCircleIcon } from '../../components/Icon/index.ts';
import { type NotificationItem, NotificationList } from './index.ts';

const notifications: NotificationItem[] = [
  {
    id: '1',
    isUnread: true,
    actor: { id: '9' },
    sentence: 'Ilya Orlov commented on Harbour',
    date: '2025-11-21T10:00:00Z',
    href: '#comment',
  },
  {
    id: '2',
    isUnread: true,
    icon: <XCircleIcon size="l" />,
    sentence: 'Your submission was rejected',
    detail: 'Low quality or lacks detail',
    date: '2025-11-21T09:00:00Z',
    href: '#submission',
  },
  {
    id: '3',
    isUnread: false,
    icon: <TrendUpIcon size="l" />,
    sentence: '12 people upvoted Harbour',
    date: '2025-11-20T10:00:00Z',
    href: '#project',
  },
  {
    id: '4',
    isUnread: false,
    icon: <CheckCircleIcon size="l" />,
    sentence: 'Your submission was accepted',
    detail: 'Video on YouTube',
    points: 250,
    date: '2025-11-20T09:00:00Z',
    href: '#submission',
  },
  {
    id: '5',
    isUnread: false,
    actor: { id: '14' },
    sentence: '孙悦 commented on a deleted project',
    date: '2025-11-19T09:00:00Z',
  },
];

const older: NotificationItem[] = [
  {
    id: '6',
    isUnread: false,
    actor: { id: '16' },
    sentence: 'Mert Aksoy joined with your link',
    date: '2025-11-18T10:00:00Z',
    href: '#friend',
  },
];

const meta = {
  title: 'Community/NotificationList',
  component: NotificationList,
  args: {
    notifications,
    state: 'done',
    onRetry: fn(),
    onOpen: fn(),
    onReadAll: fn(),
    formatDate: (date) => ({ relative: date.startsWith('2025-11-21') ? '2 h ago' : 'yesterday', absolute: date }),
    messages: {
      title: 'Notifications',
      readAll: 'Mark all as read',
      unread: 'Unread',
      loading: 'Loading notifications',
      error: 'Error loading notifications',
      retry: 'Retry',
      empty: 'No notifications yet',
      emptyHint: 'Replies, upvotes, and decisions on your quests and submissions will appear here.',
      loadMore: 'Show more',
      loadingMore: 'Loading more notifications',
      points: () => 'pts',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

export const Default: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    navigate.mockClear();
    await expect(canvas.getByRole('list', { name: 'Notifications' }).children).toHaveLength(5);
    await expect(canvas.getAllByRole('link', { name: /^Unread: / })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: /commented on Harbour/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    await expect(navigate).toHaveBeenCalledWith('#comment', undefined);
  },
};

export const NothingUnread: Story = {
  args: { notifications: notifications.slice(2), onReadAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading', notifications: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading notifications'));
  },
};

export const Empty: Story = {
  args: { notifications: [], onReadAll: undefined },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(canvas.getByRole('heading', { level: 3 }).textContent),
    );
    // The heading of the empty state aligns with the panel's heading.
    const start = (level: number) => canvas.getByRole('heading', { level }).getBoundingClientRect().left;
    await expect(start(3)).toBe(start(2));
  },
};

export const Error: Story = {
  args: { state: 'error', notifications: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { onLoadMore: fn(), isLoadingMore: true } };

export const LongText: Story = {
  args: {
    notifications: [
      {
        id: '1',
        isUnread: true,
        actor: { id: '11' },
        sentence:
          'Донаудампфшиффартсгезельшафтскапитен отвечает на ваш комментарий к проекту «Гидроэлектростанциестроительство»',
        date: '2025-11-20T10:00:00Z',
        href: '#comment',
      },
      {
        id: '2',
        isUnread: false,
        icon: <XCircleIcon size="l" />,
        sentence: 'Задание «Подпишитесь на сообщество в Telegram» не подтверждено',
        detail: 'На снимке экрана не видно ни названия канала, ни кнопки, поэтому проверить подписку невозможно.',
        points: -10_000,
        date: '2025-11-20T10:00:00Z',
        href: '#quest',
      },
    ],
    formatDate: () => ({ relative: '2 дня назад', absolute: '20 ноября 2025 г., 10:00' }),
    messages: {
      ...meta.args.messages,
      title: 'Уведомления',
      readAll: 'Отметить все как прочитанные',
      unread: 'Новое',
      points: () => 'баллов',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    notifications: [
      {
        id: '1',
        isUnread: true,
        actor: { id: '13' },
        sentence: 'علّقت آنا على هاربور',
        points: 100,
        date: '2025-11-21T10:00:00Z',
        href: '#comment',
      },
    ],
    formatDate: () => ({ relative: 'قبل ساعتين', absolute: '21 نوفمبر' }),
    messages: {
      ...meta.args.messages,
      title: 'الإشعارات',
      readAll: 'تحديد الكل كمقروء',
      unread: 'غير مقروء',
      points: () => 'نقطة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

function Changing(props: ComponentProps<typeof NotificationList>) {
  const [isWhole, setWhole] = useState(false);
  const [isRead, setRead] = useState(false);
  const shown = isWhole ? [...notifications, ...older] : notifications;
  return (
    <NotificationList
      {...props}
      notifications={shown.map((item) => ({ ...item, isUnread: item.isUnread && !isRead }))}
      onReadAll={isRead ? undefined : () => setRead(true)}
      onLoadMore={isWhole ? undefined : () => setWhole(true)}
    />
  );
}

/** Focus stays in the list when “Mark all as read” unmounts, and moves to the first older notification that loads. */
export const Keyboard: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await expect(canvas.queryByRole('link', { name: /^Unread/ })).toBeNull();
    for (const name of [/commented on Harbour/, /was rejected/, /12 people/, /was accepted/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[5]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
