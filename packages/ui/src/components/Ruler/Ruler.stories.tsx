import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { season } from '../../docs/patterns/questFixtures.tsx';
import { Ruler } from './index.ts';

const meta = {
  title: 'Components/Ruler',
  component: Ruler,
  args: season,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '734px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ruler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Days of season 2' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Today, day 48');
    await expect(meter).toHaveAttribute('aria-valuemax', '60');
  },
};

export const FirstDay: Story = { args: { value: 0, valueLabel: 'Today, day 1' } };

export const LastDay: Story = { args: { value: 60, valueLabel: 'Today, the last day' } };

export const Points: Story = {
  args: {
    label: 'Points',
    value: 8240,
    max: 24_000,
    unit: 400,
    valueLabel: 'You, 8,240',
    startLabel: '0',
    endLabel: '24,000',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    label: 'Дни второго сезона',
    valueLabel: 'Сегодня, сорок восьмой день',
    startLabel: '4 октября 2026 г.',
    endLabel: '3 декабря 2026 г.',
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { label: 'أيام الموسم', valueLabel: 'اليوم 48', startLabel: '4 أكتوبر', endLabel: '3 ديسمبر' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
