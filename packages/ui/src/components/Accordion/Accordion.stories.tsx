import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Accordion } from './index.ts';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'points',
        title: 'How do I earn points?',
        content: (
          <p>
            By quests, the daily GM, quizzes and invitations. See <Link href="#how-it-works">how it works</Link>.
          </p>
        ),
      },
      { id: 'gm', title: 'How often can I say GM?', content: <p>Once every 24 hours, for 50 points.</p> },
      { id: 'review', title: 'How long does a review take?', content: <p>About a day.</p> },
    ],
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultExpandedIds: ['points'] } };

export const Several: Story = { args: { allowsMultipleExpanded: true, defaultExpandedIds: ['points', 'review'] } };

export const OneItem: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const Disabled: Story = {
  args: {
    items: [
      { id: 'later', title: 'What comes after the season?', content: 'Not known yet.', isDisabled: true },
      ...meta.args.items,
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Почему приглашение не засчиталось, хотя приглашённый участник выполнил четыре задания?',
        content: (
          <p>
            Среди четырёх выполненных заданий должны быть задания с кошельком и с Telegram. Баллы начисляются, когда
            выполнены все условия. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.
          </p>
        ),
      },
      { id: 'b', title: 'Сколько длится проверка?', content: <p>Около суток.</p> },
    ],
    defaultExpandedIds: ['a'],
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    items: [
      { id: 'a', title: 'كيف أكسب النقاط؟', content: <p>بالمهام والاختبارات والدعوات.</p> },
      { id: 'b', title: 'كم مرة يمكنني التحية؟', content: <p>مرة كل 24 ساعة.</p> },
    ],
    defaultExpandedIds: ['a'],
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const [points, gm] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(points).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(points).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['points']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'how it works' })).toHaveFocus();
    await userEvent.tab();
    await expect(gm).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(gm).toHaveAttribute('aria-expanded', 'true');
    await expect(points).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(gm).toHaveAttribute('aria-expanded', 'false');
    await expect(gm).toHaveFocus();
  },
};
