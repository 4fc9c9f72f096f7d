import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './index.ts';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithName: Story = {
  args: { children: '↵', label: 'Enter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter')).toBeInTheDocument();
  },
};

export const Together: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
      <Kbd>Ctrl</Kbd>
      <Kbd label="Enter">↵</Kbd> to send
    </p>
  ),
};

export const RightToLeftDark: Story = { render: Together.render, globals: { direction: 'rtl', scheme: 'dark' } };
