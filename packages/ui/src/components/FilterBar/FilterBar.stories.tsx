import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
        <Select label="Points from" items={items} value="quest" onChange={fn()} />
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

export const LongText: Story = {
  args: {
    label: 'Фильтры',
    children: (
      <>
        <TextField
          label="Поиск участников по имени, адресу кошелька иmuvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine"
          type="search"
        />
        <Select
          label="Баллы за"
          items={[{ id: 'quest', label: 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine' }]}
          value="quest"
          onChange={fn()}
        />
      </>
    ),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component=FilterBar]')!;
    for (const box of [root, root.parentElement!]) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeftDark: Story = {
  args: { label: 'المرشحات', children: <TextField label="بحث" type="search" /> },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab follows the visual order; closing a list returns focus to its field. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toHaveFocus();
    await userEvent.tab();
    const select = canvas.getByRole('button', { name: /Points from/ });
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Quests' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.tab();
    await expect(document.activeElement?.closest('[data-component=DateRangePicker]')).not.toBeNull();
  },
};
