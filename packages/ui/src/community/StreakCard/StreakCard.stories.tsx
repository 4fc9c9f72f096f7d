import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../../components/Panel/index.ts';
import { days, streakMessages } from '../../docs/patterns/questFixtures.tsx';
import { StreakCard, StreakCardSkeleton } from './index.ts';

const meta = {
  title: 'Community/StreakCard',
  component: StreakCard,
  args: { length: '5 days', description: 'Two more and the bonus is +70.', days, messages: streakMessages },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '300px' }}>
        <Panel padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof StreakCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quiz streak' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'This week' })).toHaveTextContent('Saturday, you are here');
  },
};

export const NoStreak: Story = {
  args: {
    length: 'No streak yet',
    description: 'Answer today’s quiz to start one.',
    days: days.map((day, index) => ({ ...day, state: index === 0 ? 'current' : 'ahead' })),
  },
};

export const FullWeek: Story = {
  args: {
    length: '7 days',
    description: 'The bonus is at its maximum: +70 a day.',
    days: days.map((day) => ({ ...day, state: 'done' })),
  },
};

export const Loading: Story = { render: () => <StreakCardSkeleton /> };

export const LongText: Story = {
  args: {
    length: '5 дней подряд',
    description: 'Ещё два дня без пропусков, и ежедневный бонус за викторину составит +70 баллов.',
    days: days.map((day, index) => ({ ...day, label: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'][index] })),
    messages: { ...streakMessages, label: 'Серия викторин' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    length: '5 أيام',
    description: 'يومان آخران وتصبح المكافأة +70.',
    messages: { ...streakMessages, label: 'سلسلة الاختبارات' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
