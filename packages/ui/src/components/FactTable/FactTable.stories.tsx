import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactTable } from './index.ts';

const meta = {
  title: 'Components/FactTable',
  component: FactTable,
  args: {
    caption: 'What changed',
    columns: ['Field', 'Before', 'After'],
    rows: [
      { id: 'points', label: 'Points', cells: ['1,250', '0'] },
      { id: 'isDisqualified', label: 'Disqualified', cells: ['No', 'Yes'] },
    ],
  },
} satisfies Meta<typeof FactTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What changed' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Points 1,250 0' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Disqualified' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    caption: 'Что изменилось',
    columns: ['Часть', 'До', 'После'],
    rows: [
      {
        id: 'bio',
        label: 'Описание проекта',
        cells: ['Донаудампфшиффартсгезельшафтскапитен', 'https://example.com/a/very/long/address/without/a/blank'],
      },
    ],
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { caption: 'ما تغير', columns: ['الجزء', 'قبل', 'بعد'] },
  globals: { direction: 'rtl', scheme: 'dark' },
};
