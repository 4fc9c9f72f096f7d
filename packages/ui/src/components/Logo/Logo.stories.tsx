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
