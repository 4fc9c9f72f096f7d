import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StreakCalendar, type StreakDay } from './index.ts';

/** Creates days from November 1, 2025, from one letter each: d for done, m for missed, a for ahead. */
const november = (states: string): StreakDay[] =>
  Array.from(states, (state, index) => ({
    date: `2025-11-${String(index + 1).padStart(2, '0')}`,
    state: ({ d: 'done', m: 'missed', a: 'ahead' } as const)[state as 'd' | 'm' | 'a'],
  }));

const meta = {
  title: 'Community/StreakCalendar',
  component: StreakCalendar,
  args: {
    days: november('mddddmmdddmmmddddmddddaaaaaaaa'),
    today: '2025-11-23',
    label: 'Quiz days in November',
    messages: { done: 'Done', missed: 'Missed', ahead: 'To come', today: 'Today' },
  },
} satisfies Meta<typeof StreakCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Quiz days in November' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('MonMonday');
    await expect(canvas.getByRole('cell', { name: 'November 22, Done' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'November 1, Missed' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'November 23, Today, To come' })).toHaveAttribute(
      'aria-current',
      'date',
    );
  },
};

export const TodayDone: Story = { args: { days: november('mddddmmdddmmmddddmdddddaaaaaaa') } };

export const FromSunday: Story = {
  args: { firstDay: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
  },
};

export const OneWeek: Story = {
  args: { days: november('mddddmmdddmmmdddd').slice(2, 9), today: '2025-11-09', label: 'This week' },
};

export const Empty: Story = { args: { days: november('m'.repeat(22) + 'a'.repeat(8)) } };

export const LongText: Story = {
  args: {
    label: 'Дни, в которые вы прошли квиз полностью, в ноябре',
    messages: { done: 'Квиз пройден', missed: 'Квиз пропущен', ahead: 'Впереди', today: 'Сегодняшний день' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    firstDay: 6,
    label: 'أيام الاختبار',
    messages: { done: 'تم', missed: 'فات', ahead: 'قادم', today: 'اليوم' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
