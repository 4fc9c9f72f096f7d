import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { messages: { label: 'Loading comments' } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading comments' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const RightToLeftDark: Story = {
  args: { messages: { label: 'جارٍ تحميل التعليقات' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};
