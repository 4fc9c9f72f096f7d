import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { type AdminTab, AdminLayout } from './index.ts';

const tabsIn = (words: readonly string[]): AdminTab[] =>
  ['review', 'unresolved', 'quests', 'members', 'leaderboard', 'audit', 'dashboard'].map((id, index) => ({
    id,
    label: words[index],
    href: `#${id}`,
  }));

const meta = {
  title: 'Layouts/AdminLayout',
  component: AdminLayout,
  args: {
    tabs: tabsIn(['Review queue', 'Unresolved quests', 'Quests', 'Members', 'Leaderboard', 'Audit log', 'Dashboard']),
    currentId: 'quests',
    title: 'Quests',
    lead: 'Tasks that earn points.',
    action: <Button variant="primary">Create a quest</Button>,
    children: <Panel>Seven quests</Panel>,
    messages: { label: 'Administration' },
  },
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Quests');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();
  },
};

function Counting(props: ComponentProps<typeof AdminLayout>) {
  const [count, setCount] = useState<number>();
  return (
    <>
      <AdminLayout {...props} tabs={props.tabs.map((tab) => ({ ...tab, count, countRoom: 3 }))} />
      <button onClick={() => setCount(987)} style={{ minBlockSize: '24px' }}>
        Load
      </button>
    </>
  );
}

/** Space for counts that load later is reserved from the start. */
export const CountsLoad: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas }) => {
    const edges = () => canvas.getAllByRole('link').map((tab) => tab.getBoundingClientRect().right);
    const before = edges();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Quests 987');
    await expect(edges()).toEqual(before);
  },
};

/** The page has its own heading, and extends to the edges of the screen. */
export const Filled: Story = {
  args: { title: undefined, currentId: 'review', isFilled: true, children: <h1>Review</h1> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    const root = canvasElement.querySelector('[data-component=AdminLayout]')!.getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(heading.width).toBe(root.width);
  },
};

/** The list overflows, and the current item is scrolled into view. */
export const Phone: Story = {
  args: { currentId: 'dashboard', title: 'Dashboard' },
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
    tabs: tabsIn([
      'Очередь проверки',
      'Задания на рассмотрении',
      'Задания',
      'Участники',
      'Таблица лидеров',
      'Журнал действий',
      'Панель показателей',
    ]),
    title: 'Задания',
    lead: 'За что участники получают баллы.',
    action: <Button variant="primary">Создать задание</Button>,
    messages: { label: 'Администрирование' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    tabs: tabsIn(['المراجعة', 'معلقة', 'المهام', 'الأعضاء', 'لوحة الصدارة', 'السجل', 'الأرقام']),
    title: 'المهام',
    lead: undefined,
    action: undefined,
    children: <Panel>سبع مهام</Panel>,
    messages: { label: 'الإدارة' },
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
    await expect(canvas.getByRole('link', { name: 'Unresolved quests' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#unresolved', undefined);
  },
};
