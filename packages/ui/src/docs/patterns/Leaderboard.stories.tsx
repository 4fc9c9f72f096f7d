import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaderboardScreen } from './LeaderboardScreen.tsx';

const meta = {
  title: 'Patterns/Leaderboard',
  component: LeaderboardScreen,
  parameters: {
    layout: 'fullscreen',
    // axe accepts a skip link outside landmarks only as the first link, but links in Storybook's hidden pages precede
    // it.
    a11y: { context: { exclude: ['[data-component=SkipLink]'] } },
  },
} satisfies Meta<typeof LeaderboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile2' } };

export const Board: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'error' } };

export const Empty: Story = { args: { isEmpty: true } };

export const Russian: Story = { args: { language: 'ru' }, globals: { language: 'ru' } };

export const RightToLeftDark: Story = { args: { language: 'ar' }, globals: { scheme: 'dark', direction: 'rtl' } };

export const Phone: Story = { globals: phone };

export const PhoneDark: Story = { globals: { ...phone, scheme: 'dark' } };

export const PhoneInRussian: Story = { args: { language: 'ru' }, globals: { ...phone, language: 'ru' } };

export const PhoneLoading: Story = { args: { state: 'loading' }, globals: phone };

export const SmallPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
