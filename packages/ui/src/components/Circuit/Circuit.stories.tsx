import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { circuitMessages, days, steps } from '../../docs/patterns/questFixtures.tsx';
import { Circuit } from './index.ts';

const meta = {
  title: 'Components/Circuit',
  component: Circuit,
  args: { label: 'The first quests', steps, messages: circuitMessages },
} satisfies Meta<typeof Circuit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'The first quests' })).toBeVisible();
    await expect(items[3]).toHaveAttribute('aria-current', 'step');
    await expect(items[3]).toHaveTextContent('Wallet, you are here');
    await expect(items[5]).toHaveTextContent('Ambassador, locked');
  },
};

export const Days: Story = {
  args: { label: 'This week', variant: 'days', steps: days },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '252px' }}>
        <Story />
      </div>
    ),
  ],
};

/** A missed day interrupts the wire. */
export const Missed: Story = {
  args: {
    label: 'This week',
    variant: 'days',
    steps: days.map((day, index) => (index === 2 || index === 4 ? { ...day, state: 'ahead' } : day)),
  },
  play: async ({ canvas }) => {
    const wires = canvas.getAllByRole('listitem').map((day) => day.dataset.wire);
    await expect(wires).toEqual(['live', 'open', 'open', 'open', 'open', 'open', undefined]);
  },
};

export const NothingDone: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, state: index === 0 ? 'current' : 'ahead' })) },
};

export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, state: 'done' })) } };

export const OneStep: Story = { args: { steps: steps.slice(0, 1) } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    label: 'Первые задания',
    steps: steps.map((step, index) => ({
      ...step,
      label: ['Подписка в X', 'Discord-сервер', 'Телеграм-канал', 'Кошелёк', 'Первая публикация', 'Амбассадор'][index],
    })),
    messages: { done: 'выполнено', current: 'вы здесь', ahead: 'впереди', locked: 'закрыто' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '536px' }}>
        <Story />
      </div>
    ),
  ],
  globals: { language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'المهام الأولى',
    steps: steps.map((step, index) => ({
      ...step,
      label: ['إكس', 'ديسكورد', 'تيليجرام', 'المحفظة', 'أول منشور', 'سفير'][index],
    })),
    messages: { done: 'تم', current: 'أنت هنا', ahead: 'لاحقًا', locked: 'مقفل' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
