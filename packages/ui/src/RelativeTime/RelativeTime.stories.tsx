import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from './index.ts';

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { dateTime: '2025-11-21T10:00:00Z', children: '2 h', title: 'November 21, 2025 at 10:00 AM' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 h')).toHaveAttribute('datetime', '2025-11-21T10:00:00Z');
  },
};

export const Chinese: Story = {
  args: { children: '2 小时前', title: '2025年11月21日 10:00' },
  globals: { language: 'zh' },
};

export const RightToLeftDark: Story = {
  args: { children: 'قبل ساعتين', title: '21 نوفمبر 2025' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
