import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QuizProgress } from './index.ts';

const meta = {
  title: 'Community/QuizProgress',
  component: QuizProgress,
  args: {
    outcomes: ['right', 'right', 'wrong'],
    count: 10,
    current: 4,
    topic: 'Network basics',
    messages: {
      label: 'Questions',
      question: (current, count) => `Question ${current} of ${count}`,
      step: (number, step) =>
        `Question ${number}, ${{ right: 'right', wrong: 'wrong', current: 'now', ahead: 'to come' }[step]}`,
    },
  },
} satisfies Meta<typeof QuizProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(10);
    await expect(steps[2]).toHaveTextContent('Question 3, wrong');
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
  },
};

export const WithScore: Story = { args: { score: '20 points' } };

export const First: Story = { args: { outcomes: [], current: 1 } };

/** While its outcome is shown, the question is marked right or wrong and stays current. */
export const OutcomeOfTheCurrent: Story = {
  args: { outcomes: ['right', 'right', 'wrong', 'right'], score: '30 points' },
};

export const Whole: Story = {
  args: {
    outcomes: ['right', 'right', 'wrong', 'right', 'right', 'wrong', 'right', 'right', 'right', 'right'],
    current: 10,
  },
};

export const OneQuestion: Story = { args: { outcomes: [], count: 1, current: 1 } };

export const ManyQuestions: Story = {
  args: { outcomes: ['right', 'wrong'], count: 30, current: 3 },
  globals: { viewport: { value: 'mobile1' } },
};

export const LongText: Story = {
  args: {
    topic: 'Основы высокопроизводительной сети',
    score: '20 баллов',
    messages: {
      label: 'Вопросы',
      question: (current, count) => `Вопрос ${current} из ${count}`,
      step: (number) => `Вопрос ${number}`,
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    topic: 'أساسيات الشبكة',
    messages: {
      label: 'الأسئلة',
      question: (current, count) => `السؤال ${current} من ${count}`,
      step: (number) => `السؤال ${number}`,
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
