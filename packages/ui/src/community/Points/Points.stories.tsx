import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Points } from './index.ts';

const meta = {
  title: 'Community/Points',
  component: Points,
  args: { value: 8240 },
} satisfies Meta<typeof Points>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8,240')).toBeVisible();
  },
};

export const WithUnit: Story = { args: { unit: 'pts' } };

export const Gained: Story = {
  args: { value: 1150, isSigned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1,150')).toBeVisible();
  },
};

export const Lost: Story = {
  args: { value: -250, isSigned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-250')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { value: 0, isSigned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

/** In running text, the number inherits the typography of its surroundings. */
export const InASentence: Story = {
  render: (args) => (
    <p>
      Quests like this bring up to <Points {...args} />.
    </p>
  ),
  args: { value: 500, isSigned: true },
};

export const LongText: Story = {
  args: { value: 9_007_199_254_740_991, unit: 'баллов' },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { value: 1150, isSigned: true, unit: 'نقطة' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
