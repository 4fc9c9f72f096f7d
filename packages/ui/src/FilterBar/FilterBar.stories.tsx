import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateRangePicker } from '../DateRangePicker/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { FilterBar } from './index.ts';

const items = [
  { id: 'quest', label: 'Quests' },
  { id: 'all', label: 'Everything' },
];

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filters',
    children: (
      <>
        <TextField label="Search members" type="search" />
        <Select label="Points of" items={items} value="quest" onChange={fn()} />
        <DateRangePicker label="Days" value={null} onChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeftDark: Story = {
  args: { label: 'المرشحات', children: <TextField label="بحث" type="search" /> },
  globals: { direction: 'rtl', scheme: 'dark' },
};
