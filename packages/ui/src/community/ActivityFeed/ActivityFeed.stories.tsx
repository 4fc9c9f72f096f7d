import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { type Activity, ActivityFeed } from './index.ts';

const name = (words: string) => (
  <Link href="#profile" variant="quiet">
    <strong>{words}</strong>
  </Link>
);

const activities: Activity[] = [
  {
    id: '1',
    actor: { id: '13' },
    sentence: <>{name('Ana Beltrán')} completed “Join the Discord”</>,
    date: '2025-11-21T10:00:00Z',
    points: 100,
  },
  {
    id: '2',
    actor: { id: '16' },
    sentence: <>{name('Mert Aksoy')} sent a video for review</>,
    date: '2025-11-21T09:00:00Z',
  },
  {
    id: '3',
    actor: { id: '11' },
    sentence: <>{name('Nikolai Voronin')} was corrected by an admin</>,
    date: '2025-11-20T10:00:00Z',
    points: -250,
  },
];

const older: Activity[] = [
  {
    id: '4',
    actor: { id: '14' },
    sentence: <>{name('孙悦')} said GM</>,
    date: '2025-11-19T10:00:00Z',
    points: 50,
  },
];

const meta = {
  title: 'Community/ActivityFeed',
  component: ActivityFeed,
  args: {
    activities,
    state: 'done',
    onRetry: fn(),
    formatDate: (date) => ({ relative: date.startsWith('2025-11-21') ? '2 h' : 'Yesterday', absolute: date }),
    messages: {
      label: 'Latest activity',
      loading: 'Loading activity',
      error: 'Error loading activity',
      retry: 'Retry',
      empty: 'No activity yet',
      emptyHint: 'Members’ activity will appear here.',
      loadMore: 'Show more',
      loadingMore: 'Loading more activity',
      points: () => 'pts',
    },
  },
} satisfies Meta<typeof ActivityFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Latest activity' }).children).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading', activities: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading activity'));
  },
};

export const Empty: Story = {
  args: { activities: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(canvas.getByRole('heading').textContent));
  },
};

export const Error: Story = {
  args: { state: 'error', activities: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OneItem: Story = { args: { activities: activities.slice(0, 1) } };

export const LoadingMore: Story = { args: { onLoadMore: fn(), isLoadingMore: true } };

export const LongText: Story = {
  args: {
    activities: [
      {
        id: '1',
        actor: { id: '11' },
        sentence: (
          <>{name('Донаудампфшиффартсгезельшафтскапитен')} выполнил задание «Подпишитесь на сообщество в Telegram»</>
        ),
        date: '2025-11-20T10:00:00Z',
        points: 10_000,
      },
    ],
    formatDate: () => ({ relative: '2 дня назад', absolute: '20 ноября 2025 г., 10:00' }),
    messages: { ...meta.args.messages, points: () => 'баллов' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    activities: [
      {
        id: '1',
        actor: { id: '13' },
        sentence: <>{name('آنا')} أكملت مهمة</>,
        date: '2025-11-21T10:00:00Z',
        points: 100,
      },
    ],
    formatDate: () => ({ relative: 'قبل ساعتين', absolute: '21 نوفمبر' }),
    messages: { ...meta.args.messages, label: 'آخر النشاطات', points: () => 'نقطة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

function Growing(props: ComponentProps<typeof ActivityFeed>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <ActivityFeed
      {...props}
      activities={isWhole ? [...activities, ...older] : activities}
      onLoadMore={isWhole ? undefined : () => setWhole(true)}
    />
  );
}

/** Loading older activities moves focus to the first of them; after the last page, the button unmounts. */
export const Keyboard: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    for (const who of ['Ana Beltrán', 'Mert Aksoy', 'Nikolai Voronin']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: who })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
