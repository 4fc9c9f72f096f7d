import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from '../Count/index.ts';
import { Panel } from '../Panel/index.ts';
import { Points } from '../../community/Points/index.ts';
import { StatCard, StatCardSkeleton } from './index.ts';

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Quests completed', value: <Count value={11} />, note: 'of 18' },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Quests completed');
    await expect(canvas.getByRole('definition')).toHaveTextContent('11 of 18');
  },
};

export const Large: Story = { args: { label: 'Members', value: <Count value={48_210} />, note: undefined, size: 'l' } };

export const Gained: Story = { args: { label: 'This week', value: <Points value={1150} isSigned />, note: undefined } };

/** Several figures share one panel instead of having a card each. */
export const InAPanel: Story = {
  render: (args) => (
    <Panel>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))', gap: '24px' }}>
        <StatCard {...args} />
        <StatCard label="Rank" value={<Count value={248} />} />
        <StatCard label="This week" value={<Points value={1150} isSigned />} />
      </div>
    </Panel>
  ),
};

export const Loading: Story = { render: () => <StatCardSkeleton /> };

export const LongText: Story = {
  args: {
    label: 'Друзья, которые уже присоединились к сообществу',
    value: <Count value={12_345_678} />,
    note: 'из 12 500 000 приглашённых',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  globals: { language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: { label: 'المهام المنجزة', note: 'من 18' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
