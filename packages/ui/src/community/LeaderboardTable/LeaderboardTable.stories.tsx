import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import {
  arabicBoardMessages,
  boardMessages,
  entries,
  many,
  ownId,
  russianBoardMessages,
  tied,
} from '../../docs/patterns/leaderboardFixtures.tsx';
import { LeaderboardTable } from './index.ts';

const meta = {
  title: 'Community/LeaderboardTable',
  component: LeaderboardTable,
  args: {
    entries,
    state: 'done',
    ownId,
    firstPoints: 68420,
    hint: 'Say GM once and you pass Thomas Girard, who is 25 points ahead.',
    onRetry: fn(),
    messages: boardMessages,
  },
} satisfies Meta<typeof LeaderboardTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { actions: <Button>Next 10</Button> },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Members by points' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    await expect(heads).toEqual(['Rank', 'Member', 'Interests', '7 days', 'vs. 1st place', 'Points']);
    const own = within(table).getByRole('row', { name: /selin\.k/ });
    const [rank, interests, gained, share, points] = within(own).getAllByRole('cell');
    await expect(rank).toHaveTextContent('up 36 places');
    await expect(within(interests!).getAllByRole('listitem')).toHaveLength(2);
    await expect(gained).toHaveTextContent('+1,150');
    await expect(share).toHaveTextContent('12%');
    await expect(points).toHaveTextContent('8,240');
    await expect(within(own).getByRole('rowheader')).toHaveTextContent('You');
    await expect(canvas.getByRole('row', { name: '238 members between' })).toBeInTheDocument();
  },
};

/** Members with equal points share a rank, and the next rank counts them all. */
export const Ties: Story = {
  args: { entries: tied, ownId: tied[2]!.id, hint: 'One quest and the fifth place is yours alone.' },
  play: async ({ canvas }) => {
    const ranks = canvas.getAllByRole('row').map((row) => row.querySelector('[data-part=number]')?.textContent);
    await expect(ranks).toEqual([undefined, '4', '5', '5', '7']);
  },
};

/** A member of the podium shares third place, so the table shows no gap before fifth place. */
export const TieWithThePodium: Story = {
  args: {
    above: entries.slice(0, 3).map((entry, index) => ({ ...entry, rank: index + 1 })),
    entries: entries.slice(3, 5).map((entry, index) => ({ ...entry, rank: index === 0 ? 3 : 5 })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=gap]')).toHaveLength(0);
  },
};

/** The reader's own row sticks to the edge of the viewport when scrolled out of view. */
export const OwnRowInView: Story = {
  args: { entries: many, ownId: many[30]!.id, hint: undefined },
  play: async ({ canvas }) => {
    const isInView = () => {
      const { top, bottom } = canvas.getByRole('rowheader', { name: /You/ }).getBoundingClientRect();
      return top >= 0 && Math.floor(bottom) <= innerHeight;
    };
    await expect(isInView()).toBe(true);
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(isInView()).toBe(true);
    scrollTo(0, 0);
  },
};

export const OneRow: Story = { args: { entries: entries.slice(6, 7), hint: undefined } };

export const WithoutOwnRow: Story = { args: { entries: entries.slice(0, 5), ownId: undefined, hint: undefined } };

export const Loading: Story = {
  args: { entries: [], state: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading leaderboard'));
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** If the table has no column of recent points, neither does the skeleton. */
export const LoadingTotals: Story = {
  args: { entries: [], state: 'loading', messages: { ...boardMessages, gained: undefined, change: undefined } },
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll('th')].map((head) => head.textContent);
    await expect(heads).toEqual(['Rank', 'Member', 'Interests', 'vs. 1st place', 'Points']);
    const [row] = canvasElement.querySelectorAll('[data-part=row]');
    await expect(row!.querySelectorAll('[data-part=rank] [data-component=Skeleton]')).toHaveLength(1);
    await expect(row!.children).toHaveLength(heads.length);
  },
};

export const Empty: Story = { args: { entries: [], hint: undefined } };

export const Error: Story = {
  args: { entries: [], state: 'error' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(canvas.getByRole('heading').textContent));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: {
    entries: entries.map((entry, index) => (index === 1 ? { ...entry, interests: [], gained: undefined } : entry)),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // The bar keeps its distance from the name, even without interests between them.
    const row = canvas.getAllByRole('row')[2]!;
    const { bottom } = within(row).getByRole('rowheader').getBoundingClientRect();
    const { top } = row.querySelector('[data-part=share]')!.getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(8);
  },
};

export const PhoneLoading: Story = {
  args: { entries: [], state: 'loading', rows: 5 },
  globals: { viewport: { value: 'mobile1' } },
};

export const LongText: Story = {
  args: {
    entries: entries.map((entry) => ({
      ...entry,
      name: `${entry.name}Донаудампфшиффартсгезельшафт`,
      interests: ['Разработчик', 'Исследовательница', 'Управление сообществом'],
    })),
    hint: 'Поздоровайтесь один раз — и вы обойдёте участника Thomas Girard: до него 25 баллов.',
    messages: russianBoardMessages,
  },
  globals: { language: 'ru' },
};

export const LongTextOnThePhone: Story = {
  args: LongText.args,
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { messages: arabicBoardMessages, hint: 'قل GM مرة واحدة لتتجاوز Thomas Girard.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Names are the only tab stops, and the sticky row doesn't cover the focused one. */
export const Keyboard: Story = {
  args: { entries: many, ownId: many[30]!.id, hint: undefined },
  play: async ({ canvas }) => {
    for (const { name } of many.slice(0, 20)) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      const { left, top, width, height } = link.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(link.contains(seen)).toBe(true);
    }
  },
};
