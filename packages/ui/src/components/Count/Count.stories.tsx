import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Count } from './index.ts';

const meta = {
  title: 'Components/Count',
  component: Count,
  args: { value: 1284 },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284')).toBeVisible();
  },
};

export const Russian: Story = { args: { value: 1234567 }, globals: { language: 'ru' } };

export const Compact: Story = { args: { value: 12840, notation: 'compact' } };

export const RollsOnChange: Story = {
  render: function Upvotes({ value }) {
    const [count, setCount] = useState(value);
    return (
      <div style={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
        <Count value={count} />
        <Button size="s" onPress={() => setCount(count + 1)}>
          Up
        </Button>
        <Button size="s" onPress={() => setCount(count - 1)}>
          Down
        </Button>
      </div>
    );
  },
  args: { value: 999 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Up' }));
    await expect(canvas.getByText('1,000')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[data-roll=up] [data-new]')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Up' }));
    await expect(canvas.getByText('1,001')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[data-roll=up] [data-new]')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Down' }));
    await expect(canvasElement.querySelectorAll('[data-roll=down] [data-new]')).toHaveLength(1);
  },
};

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };
