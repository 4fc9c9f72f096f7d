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

/** A time never wraps. Even a long one fits on a phone. */
export const LongText: Story = {
  args: { children: '21 сентября 2025 г., 14:05', title: '21 сентября 2025 г. в 14:05' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const time = canvas.getByText('21 сентября 2025 г., 14:05');
    await expect(time.getClientRects()).toHaveLength(1);
    const box = time.parentElement!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
  globals: { language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: { children: 'قبل ساعتين', title: '21 نوفمبر 2025' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
