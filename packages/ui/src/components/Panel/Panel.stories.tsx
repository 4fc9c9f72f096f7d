import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from './index.ts';

const meta = {
  title: 'Components/Panel',
  component: Panel,
  args: { children: 'One bordered surface' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { padding: 's' } };

export const DividedList: Story = {
  args: {
    as: 'ul',
    isDivided: true,
    padding: 's',
    'aria-label': 'Projects',
    children: ['Kava', 'Lava', 'Bitway'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Projects' }).children).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    as: 'ul',
    isDivided: true,
    'aria-label': 'Проекты',
    children: [
      'Децентрализованная инфраструктура хранения данных',
      'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
    ].map((name) => <li key={name}>{name}</li>),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component=Panel]')!;
    for (const box of [root, root.parentElement!]) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeftDark: Story = { ...DividedList, globals: { direction: 'rtl', scheme: 'dark' } };
