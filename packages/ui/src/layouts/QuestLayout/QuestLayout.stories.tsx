import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { questTabs } from '../../docs/patterns/questFixtures.tsx';
import { QuestLayout } from './index.ts';

const meta = {
  title: 'Layouts/QuestLayout',
  component: QuestLayout,
  args: {
    tabs: questTabs,
    currentId: 'quests',
    children: <h1>Season 2 closes in</h1>,
    messages: { label: 'Airdrops' },
  },
} satisfies Meta<typeof QuestLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Quests');
  },
};

/** The list overflows, and the current item is scrolled into view. */
export const Phone: Story = {
  args: { currentId: 'leaderboard' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const room = canvas.getByRole('list').getBoundingClientRect();
    const tab = canvas.getByRole('link', { current: 'page' });
    // The tab is scrolled into view in a ResizeObserver's callback, after the layout.
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(room.right + 1));
    await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  args: {
    tabs: questTabs.map((tab, index) => ({
      ...tab,
      label: ['Сообщество', 'Задания', 'Викторина', 'Таблица лидеров'][index],
    })),
    currentId: 'leaderboard',
    children: <h1>Таблица лидеров</h1>,
    messages: { label: 'Аирдропы' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    tabs: questTabs.map((tab, index) => ({
      ...tab,
      label: ['المجتمع', 'المهام', 'الاختبار', 'لوحة الصدارة'][index],
    })),
    children: <h1>المهام</h1>,
    messages: { label: 'التوزيعات' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

const navigate = fn();

export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quiz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#quiz', undefined);
  },
};
