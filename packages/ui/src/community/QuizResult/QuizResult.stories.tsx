import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { StatCard } from '../../components/StatCard/index.ts';
import { QuizResult } from './index.ts';

const meta = {
  title: 'Community/QuizResult',
  component: QuizResult,
  args: {
    title: '2 of 3 correct',
    description: '20 points, and 50 more for five days in a row. The next quiz opens tomorrow.',
    facts: (
      <>
        <StatCard label="Points" value="+70" />
        <StatCard label="Streak" value="5 days" />
        <StatCard label="Quiz rank" value="112" note="up 4" />
      </>
    ),
    questions: [
      { id: '1', question: 'What does the chain check about the data of a VIDA?', isRight: true },
      {
        id: '2',
        question: 'What carries transactions in order?',
        isRight: false,
        rightAnswer: 'A block',
      },
      { id: '3', question: 'How often can a member say GM?', isRight: true },
    ],
    actions: (
      <>
        <Link href="#quiz-leaderboard" variant="primary" size="l">
          Quiz leaderboard
        </Link>
        <Link href="#quests" variant="button" size="l">
          Go to quests
        </Link>
      </>
    ),
    messages: {
      label: 'Your answers',
      right: 'Correct',
      wrong: 'Incorrect',
      rightAnswer: (answer) => <>Correct answer: {answer}</>,
    },
  },
} satisfies Meta<typeof QuizResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Your answers' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Correct$/);
    await expect(second).toHaveTextContent(/Correct answer: A blockIncorrect$/);
  },
};

/** The title takes focus after the last question, so that it is read out and Tab continues from it. */
export const AutoFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 of 3 correct' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quiz leaderboard' })).toHaveFocus();
  },
};

export const NoneRight: Story = {
  args: {
    title: '0 of 1 correct',
    description: 'No points today. Your streak goes on.',
    questions: [{ id: '1', question: 'What carries transactions in order?', isRight: false, rightAnswer: 'A block' }],
  },
};

export const WithoutReview: Story = { args: { questions: [] } };

export const LongText: Story = {
  args: {
    title: 'Правильных ответов: 1 из 1',
    description: '10 баллов и ещё 50 за пять дней подряд. Следующий квиз откроется завтра.',
    facts: <StatCard label="Начислено за квиз и серию" value="+60" />,
    questions: [
      {
        id: '1',
        question: 'Что именно проверяет высокопроизводительный блокчейн в данных транзакции?',
        isRight: false,
        rightAnswer: 'Ничего: он упорядочивает и хранит данные, а их смысл определяет само приложение',
      },
    ],
    actions: (
      <Link href="#quiz-leaderboard" variant="primary" size="l">
        Таблица лидеров квиза
      </Link>
    ),
    messages: {
      label: 'Ваши ответы',
      right: 'Верно',
      wrong: 'Неверно',
      rightAnswer: (answer) => <>Правильный ответ: {answer}</>,
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: '2 من 3 صحيحة',
    description: '20 نقطة، والاختبار التالي غدًا.',
    facts: <StatCard label="النقاط" value="+70" />,
    questions: [{ id: '1', question: 'ما الذي تتحقق منه السلسلة؟', isRight: false, rightAnswer: 'لا شيء' }],
    actions: undefined,
    messages: {
      label: 'إجاباتك',
      right: 'صحيح',
      wrong: 'خطأ',
      rightAnswer: (answer) => <>الإجابة الصحيحة: {answer}</>,
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quiz leaderboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to quests' })).toHaveFocus();
  },
};
