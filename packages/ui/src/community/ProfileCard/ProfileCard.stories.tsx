import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import { Panel } from '../../components/Panel/index.ts';
import { ProfileCard, ProfileCardSkeleton } from './index.ts';

const flag =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Crect width='3' height='2' fill='%23fff'/%3E%3Ccircle cx='1.5' cy='1' r='.6' fill='%23c2183b'/%3E%3C/svg%3E";

const meta = {
  title: 'Community/ProfileCard',
  component: ProfileCard,
  args: {
    memberId: '12',
    name: 'Elif Demirtaş',
    username: 'elif',
    href: '#profile/12',
    country: { name: 'Japan', flag },
    points: 8240,
    interests: ['DeFi', 'Governance', 'Designer'],
    messages: { points: (count) => (count === 1 ? 'point' : 'points') },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '400px' }}>
        <Panel padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Japan' })).toBeVisible();
  },
};

export const NameAlone: Story = { args: { country: undefined, interests: [] } };

export const CountryWithoutFlag: Story = { args: { country: { name: 'Japan' } } };

export const NegativePoints: Story = { args: { points: -40 } };

export const Loading: Story = { render: () => <ProfileCardSkeleton /> };

export const LongText: Story = {
  args: {
    name: 'Константин Константинопольский-Достопримечательный',
    username: 'decentralised_infrastructure.landmark-of-the-ages',
    country: { name: 'Южная Георгия и Южные Сандвичевы острова', flag },
    points: 9_007_199_254,
    interests: ['Децентрализованные финансы', 'Управление', 'Исследования'],
    messages: { points: () => 'баллов' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { name: 'ليلى حداد', username: 'layla', interests: ['تصميم'], messages: { points: () => 'نقطة' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

const navigate = fn();

export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.name })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith(args.href, undefined);
  },
};
