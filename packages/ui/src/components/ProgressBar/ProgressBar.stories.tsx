import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Quests completed', value: 11, max: 18, valueLabel: '11 of 18' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Quests completed' });
    await expect(bar).toHaveAttribute('aria-valuetext', '11 of 18');
  },
};

export const Yours: Story = { args: { tone: 'accent' } };

export const Percentage: Story = { args: { label: 'Uploading logo', value: 40, max: 100, valueLabel: undefined } };

export const Nothing: Story = { args: { value: 0, valueLabel: '0 of 18' } };

export const Whole: Story = { args: { value: 18, valueLabel: '18 of 18' } };

export const LongText: Story = {
  args: { label: 'Выполненные задания этого сезона, включая те, что ещё на проверке', valueLabel: '11 из 18' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = {
  args: { label: 'المهام المنجزة', valueLabel: '11 / 18' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
