import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div aria-busy style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Lines: Story = { ...Default, args: { lines: 3 } };

export const Shapes: Story = {
  render: () => (
    <div aria-busy style={{ display: 'flex', gap: '16px', alignItems: 'center', maxInlineSize: '320px' }}>
      <Skeleton shape="logo" />
      <Skeleton shape="circle" />
      <Skeleton shape="block" inlineSize="64px" blockSize="60px" />
      <Skeleton inlineSize="80px" />
    </div>
  ),
};

export const ReducedMotion: Story = { ...Default, globals: { motion: 'reduced' } };

export const RightToLeftDark: Story = { ...Lines, globals: { direction: 'rtl', scheme: 'dark' } };
