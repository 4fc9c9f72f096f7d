import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './index.ts';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { children: 'PWR' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarkAlone: Story = { args: { children: undefined } };

export const OtherCommunity: Story = { args: { children: 'Norrland Relay' } };

export const OwnMark: Story = {
  args: {
    mark: (
      <svg viewBox="0 0 20 20" width="24" height="24" aria-hidden>
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
    ),
    children: 'Norrland Relay',
  },
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll('[data-component=Logo] svg');
    await expect(marks).toHaveLength(1);
    await expect(marks[0]!.querySelector('circle')).toHaveAttribute('r', '8');
  },
};

export const LongText: Story = {
  args: { children: 'Сообщество muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component=Logo]')!;
    for (const box of [root, root.parentElement!]) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };
