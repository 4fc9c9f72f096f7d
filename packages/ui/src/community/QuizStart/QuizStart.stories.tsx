import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { PlugApart, Pylons } from '../../components/Illustration/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { StatCard, StatCardSkeleton } from '../../components/StatCard/index.ts';
import { QuizStart } from './index.ts';

const start = fn();

const meta = {
  title: 'Community/QuizStart',
  component: QuizStart,
  args: {
    title: 'Network basics',
    description:
      'Ten questions about how the network orders and keeps data. There is no clock, and you can leave and resume.',
    facts: (
      <>
        <StatCard label="Questions" value="10" />
        <StatCard label="A right answer" value="+10" />
        <StatCard label="Streak bonus today" value="+50" />
      </>
    ),
    action: (
      <Button variant="primary" size="l" onPress={start}>
        Start quiz
      </Button>
    ),
    secondaryAction: (
      <Link href="#quiz-leaderboard" variant="button" size="l">
        Quiz leaderboard
      </Link>
    ),
    illustration: <Pylons />,
  },
} satisfies Meta<typeof QuizStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Resume: Story = {
  args: {
    description: 'You answered 3 of 10 questions. Your points are kept.',
    facts: (
      <>
        <StatCard label="Answered" value="3" note="of 10" />
        <StatCard label="Score so far" value="20" />
      </>
    ),
    action: (
      <Button variant="primary" size="l">
        Resume quiz
      </Button>
    ),
  },
};

export const Loading: Story = {
  args: {
    title: 'Daily quiz',
    description: <Skeleton lines={2} />,
    facts: (
      <>
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
      </>
    ),
    action: (
      <Button variant="primary" size="l" isPending messages={{ pending: 'Loading quiz' }}>
        Start quiz
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div aria-busy>
        <Story />
      </div>
    ),
  ],
};

export const LoggedOut: Story = {
  args: {
    description: 'Log in to take the quiz and keep your points.',
    action: (
      <Button variant="primary" size="l">
        Log in
      </Button>
    ),
    illustration: <PlugApart />,
  },
};

/** No quiz is available today. */
export const Empty: Story = {
  args: {
    title: 'You have answered every quiz',
    description: 'The next one opens tomorrow at 00:00 UTC.',
    facts: undefined,
    action: (
      <Link href="#quiz-leaderboard" variant="primary" size="l">
        Quiz leaderboard
      </Link>
    ),
    secondaryAction: undefined,
  },
};

export const Error: Story = {
  args: { errorMessage: 'Could not reach the server. Please check your network connection.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Could not reach the server.'));
  },
};

export const LongText: Story = {
  args: {
    title: 'Основы высокопроизводительной сети',
    description: 'Десять вопросов о том, как сеть упорядочивает и хранит данные. Времени сколько угодно.',
    facts: (
      <>
        <StatCard label="Вопросы" value="10" />
        <StatCard label="За каждый правильный ответ" value="+10" />
      </>
    ),
    action: (
      <Button variant="primary" size="l">
        Начать квиз
      </Button>
    ),
    secondaryAction: (
      <Link href="#quiz-leaderboard" variant="button" size="l">
        Таблица лидеров квиза
      </Link>
    ),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'أساسيات الشبكة',
    description: 'عشرة أسئلة عن الشبكة.',
    facts: <StatCard label="الأسئلة" value="10" />,
    action: (
      <Button variant="primary" size="l">
        ابدأ
      </Button>
    ),
    secondaryAction: undefined,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    start.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start quiz' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(start).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quiz leaderboard' })).toHaveFocus();
  },
};
