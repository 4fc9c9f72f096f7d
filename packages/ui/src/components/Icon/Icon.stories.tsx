import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './index.ts';

const { ArrowRightIcon } = icons;

const meta = {
  title: 'Components/Icon',
  component: ArrowRightIcon,
  // A factory creates the icons, so Storybook can't read their props from the source.
  argTypes: {
    size: { control: 'inline-radio', options: ['m', 'l'], description: '16 px, or 20 px with `l`.' },
    isDirectional: { control: 'boolean', description: 'Mirrors the icon in right-to-left text.' },
  },
} satisfies Meta<typeof ArrowRightIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'l' } };

export const AllIcons: Story = {
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14em), 1fr))',
        gap: '16px',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          style={{ display: 'flex', gap: '12px', alignItems: 'center', minInlineSize: 0, overflowWrap: 'anywhere' }}
        >
          <Icon {...args} /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const RightToLeftDark: Story = {
  args: { isDirectional: true, size: 'l' },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).scale).toBe('-1 1');
  },
};
