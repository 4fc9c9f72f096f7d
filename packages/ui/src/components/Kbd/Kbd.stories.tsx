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

/** Key names are longer in other languages. */
export const LongText: Story = {
  args: { children: `Переключение ${'раскладки'.repeat(7)}` },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component=Kbd]')!;
    for (const box of [root, root.parentElement!]) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeftDark: Story = { render: Together.render, globals: { direction: 'rtl', scheme: 'dark' } };
