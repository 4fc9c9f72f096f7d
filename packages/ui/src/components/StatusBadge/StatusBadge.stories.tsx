import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Status, StatusBadge, StatusGlyph } from './index.ts';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'inReview', children: 'In review' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words: Record<Status, string> = {
  notStarted: 'Not started',
  next: 'Your next step',
  started: 'Opened',
  inReview: 'In review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  locked: 'Locked',
};

export const Default: Story = {};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' }}>
      {Object.entries(words).map(([status, word]) => (
        <StatusBadge key={status} status={status as Status}>
          {word}
        </StatusBadge>
      ))}
    </div>
  ),
};

export const GlyphAlone: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '8px' }}>
      <StatusGlyph status="accepted" /> Logged in successfully!
    </p>
  ),
};

export const LongText: Story = {
  args: {
    status: 'rejected',
    children: `Отклонено: незарегистрированный кошелёк ${'0x4f'.repeat(18)}`,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component=StatusBadge]')!;
    for (const box of [root, root.parentElement!]) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeftDark: Story = { render: AllStates.render, globals: { direction: 'rtl', scheme: 'dark' } };
