import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButton/index.ts';
import { questGridMessages, quests, russianQuests } from '../../docs/patterns/questFixtures.tsx';
import { QuestGrid } from './index.ts';

const meta = {
  title: 'Community/QuestGrid',
  component: QuestGrid,
  args: { quests, state: 'done', onRetry: fn(), messages: questGridMessages },
} satisfies Meta<typeof QuestGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Quests' }).children).toHaveLength(9);
  },
};

const filters = [
  { value: 'all', label: 'All', count: 9 },
  { value: 'inReview', label: 'In review', count: 1 },
  { value: 'completed', label: 'Completed', count: 2 },
];

export const Filtered: Story = {
  render: function Filtered(args) {
    const [filter, setFilter] = useState('all');
    return (
      <QuestGrid
        {...args}
        quests={filter === 'all' ? quests : quests.filter((quest) => quest.state === filter)}
        filter={<ToggleButtonGroup label="Show" options={filters} value={filter} onChange={setFilter} size="s" />}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^All/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('list', { name: 'Quests' }).children).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: /^In review/ })).toHaveFocus();
  },
};

export const WithLink: Story = {
  args: {
    link: (
      <Link variant="button" size="s" href="#docs" isExternal messages={{ newTab: 'opens in a new tab' }}>
        Documentation
      </Link>
    ),
  },
};

export const OneQuest: Story = { args: { quests: quests.slice(0, 1) } };

export const UnevenLastRow: Story = { args: { quests: quests.slice(0, 5) } };

export const Loading: Story = { args: { quests: [], state: 'loading' } };

export const LoadingProgress: Story = {
  args: {
    quests: quests.map((quest) => ({ ...quest, isLoading: true })),
    filter: (
      <ToggleButtonGroup
        label="Show"
        options={filters.map((option) => (option.value === 'all' ? option : { ...option, count: null }))}
        value="all"
        onChange={fn()}
        size="s"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Link your PWR wallet' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(questGridMessages.loading));
  },
};

export const Empty: Story = {
  args: { quests: [], emptyAction: <Button>Show all quests</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing in review' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing in review'));
  },
};

export const Error: Story = { args: { quests: [], state: 'error' } };

/** Announces the error alone, even if the quests' progress is still missing. */
export const ErrorOfProgress: Story = {
  args: { quests: quests.map((quest) => ({ ...quest, isLoading: true })), state: 'error' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(questGridMessages.error));
    await expect(screen.getByRole('status')).not.toHaveTextContent(questGridMessages.loading);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = { args: { quests: russianQuests }, globals: { language: 'ru' } };

export const LongTextOnThePhone: Story = {
  args: { quests: russianQuests },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start Link your PWR wallet' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verify Subscribe to the newsletter' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Start Link your PWR wallet' })).toHaveFocus();
  },
};

export const TryingAgain: Story = {
  args: { quests: [], state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
