import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TabLinks } from './index.ts';

const meta = {
  title: 'Components/TabLinks',
  component: TabLinks,
  args: {
    label: 'Elif Demirtaş',
    tabs: [
      { id: 'projects', label: 'Projects', count: 5, href: '#projects' },
      { id: 'upvoted', label: 'Upvoted', count: 12, href: '#upvoted' },
      { id: 'points', label: 'Points history', href: '#points' },
    ],
    currentId: 'projects',
    children: <p>Five projects.</p>,
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Projects 5');
  },
};

/** The list overflows, and the current item is scrolled into view. */
export const LongText: Story = {
  args: {
    tabs: [
      { id: 'projects', label: 'Предложенные проекты', count: 5, href: '#projects' },
      { id: 'upvoted', label: 'Отданные голоса', count: 10466, href: '#upvoted' },
      { id: 'points', label: 'История баллов', href: '#points' },
    ],
    currentId: 'points',
    children: <p>История</p>,
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    const tab = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(box(tab).right).toBeLessThanOrEqual(box(canvas.getByRole('list')).right + 1));
    await expect(box(tab).height).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'ليلى حداد',
    tabs: [
      { id: 'projects', label: 'المشاريع', count: 5, href: '#projects' },
      { id: 'upvoted', label: 'التصويتات', count: 12, href: '#upvoted' },
    ],
    children: <p>خمسة مشاريع</p>,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

const known = {
  en: { dir: 'ltr', labels: ['Projects', 'Upvoted', 'Points', 'Quests', 'Comments', 'Rewards'] },
  ru: { dir: 'ltr', labels: ['Предложенные проекты', 'Отданные голоса', 'Баллы', 'Задания', 'Комментарии', 'Награды'] },
  ar: { dir: 'rtl', labels: ['Предложенные проекты', 'Отданные голоса', 'Баллы', 'Задания', 'Комментарии', 'Награды'] },
} as const;

function InTurn(props: ComponentProps<typeof TabLinks>) {
  const [locale, setLocale] = useState<keyof typeof known>('en');
  const { dir, labels } = known[locale];
  return (
    <I18nProvider locale={locale}>
      <div dir={dir}>
        <TabLinks {...props} tabs={labels.map((label, index) => ({ id: String(index), label, href: `#${index}` }))} />
      </div>
      {(['ru', 'ar'] as const).map((other) => (
        <button key={other} onClick={() => setLocale(other)} style={{ minBlockSize: '24px' }}>
          {other}
        </button>
      ))}
    </I18nProvider>
  );
}

/** The current tab is centered again when the language and direction change. */
export const LanguageChanges: Story = {
  render: (args) => <InTurn {...args} />,
  args: { currentId: '2' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const expectCentered = (name: string) =>
      waitFor(() =>
        expect(
          Math.abs(middle(canvas.getByRole('link', { name, current: 'page' })) - middle(canvas.getByRole('list'))),
        ).toBeLessThan(2),
      );
    await expectCentered('Points');
    await userEvent.click(canvas.getByRole('button', { name: 'ru' }));
    await expectCentered('Баллы');
    await userEvent.click(canvas.getByRole('button', { name: 'ar' }));
    await waitFor(() => expect(canvas.getByRole('list').closest('[dir]')).toHaveAttribute('dir', 'rtl'));
    await expectCentered('Баллы');
  },
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
    await expect(canvas.getByRole('link', { name: 'Upvoted 12' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#upvoted', undefined);
  },
};
