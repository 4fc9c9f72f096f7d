import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { QuestBoardScreen } from './QuestBoardScreen.tsx';

const meta = {
  title: 'Patterns/Quest board',
  component: QuestBoardScreen,
  parameters: {
    layout: 'fullscreen',
    // axe accepts a skip link outside landmarks only as the first link, but links in Storybook's hidden pages precede
    // it.
    a11y: { context: { exclude: ['[data-component=SkipLink]'] } },
  },
} satisfies Meta<typeof QuestBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile2' } };

export const Board: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`);
    await expect(headings.slice(0, 6)).toEqual([
      'H1 Season 2 closes in',
      'H2 Recommended next step',
      'H2 Daily GM',
      'H2 Quiz streak',
      'H2 Quests',
      'H3 Link your PWR wallet',
    ]);
    await expect(canvas.getAllByRole('listitem', { current: 'step' })).toHaveLength(2);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'error' } };

export const Empty: Story = {
  args: { isEmpty: true, filter: 'inReview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing in review' })).toBeVisible();
  },
};

export const LongText: Story = { args: { language: 'ru' }, globals: { language: 'ru' } };

export const LongTextOnThePhone: Story = {
  args: { language: 'ru' },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };

export const Phone: Story = { globals: phone };

export const PhoneDark: Story = { globals: { ...phone, scheme: 'dark' } };

export const SmallPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Keyboard only: focus stays on the filter while the board changes. */
export const Filtering: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Say GM' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^All/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: /^In review/ })).toBeChecked();
    await expect(canvas.getByRole('list', { name: 'Quests' }).children).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: /^In review/ })).toHaveFocus();
  },
};
