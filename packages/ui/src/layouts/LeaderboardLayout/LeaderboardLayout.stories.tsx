import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LeaderboardTable } from '../../community/LeaderboardTable/index.ts';
import {
  arabicBoardMessages,
  arabicPodiumMessages,
  boardMessages,
  entries,
  ownId,
  podium,
  podiumMessages,
  russianBoardMessages,
  russianPodiumMessages,
} from '../../docs/patterns/leaderboardFixtures.tsx';
import { Podium } from '../../community/Podium/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButton/index.ts';
import { LeaderboardLayout } from './index.ts';

const table = { entries, ownId, state: 'done', firstPoints: podium[0]!.points, onRetry: () => {} } as const;

const choices = (label: string, boards: string[]) => (
  <ToggleButtonGroup
    label={label}
    options={boards.map((board, index) => ({ value: String(index), label: board }))}
    value="0"
    onChange={() => {}}
  />
);

const meta = {
  title: 'Layouts/LeaderboardLayout',
  component: LeaderboardLayout,
  args: {
    title: 'Leaderboard',
    lead: '24,816 members, updated a minute ago',
    choices: choices('Board', ['Members', 'Quests', 'Quiz']),
    podium: <Podium entries={podium} messages={podiumMessages} />,
    children: <LeaderboardTable {...table} messages={boardMessages} />,
  },
} satisfies Meta<typeof LeaderboardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A later page of a leaderboard. */
export const WithoutPodium: Story = { args: { podium: undefined, lead: undefined } };

export const WithoutChoices: Story = { args: { choices: undefined } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Members' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: podium[0]!.name })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'Таблица лидеров',
    lead: '24 816 участников, обновлено минуту назад',
    choices: choices('Рейтинг', ['Участники', 'Задания', 'Викторина']),
    podium: <Podium entries={podium} messages={russianPodiumMessages} />,
    children: <LeaderboardTable {...table} messages={russianBoardMessages} />,
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'المتصدرون',
    lead: '24,816 عضوًا، حُدّثت قبل دقيقة',
    choices: choices('اللوحة', ['الأعضاء', 'المهام', 'الاختبار']),
    podium: <Podium entries={podium} messages={arabicPodiumMessages} />,
    children: <LeaderboardTable {...table} messages={arabicBoardMessages} />,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
