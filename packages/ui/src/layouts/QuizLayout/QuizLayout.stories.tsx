import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { QuizProgress } from '../../community/QuizProgress/index.ts';
import { StatCard } from '../../components/StatCard/index.ts';
import { QuizLayout } from './index.ts';

const progressOf = (label: string, question: (current: number, count: number) => string) => (
  <QuizProgress
    outcomes={['right', 'right', 'wrong']}
    count={10}
    current={4}
    messages={{ label, question, step: (number, step) => `${number}, ${step}` }}
  />
);

const meta = {
  title: 'Layouts/QuizLayout',
  component: QuizLayout,
  args: {
    progress: progressOf('Questions', (current, count) => `Question ${current} of ${count}`),
    children: <PageHeader title="What does the chain check about the data inside?" lead="Choose one." />,
    standing: [
      <StatCard key="score" label="Score so far" value="20" note="of 30" />,
      <StatCard key="streak" label="Streak" value="5 days" />,
      <StatCard key="rank" label="Quiz rank" value="112" />,
    ],
    messages: { standing: 'Your stats' },
  },
} satisfies Meta<typeof QuizLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Your stats' })).toHaveTextContent('Quiz rank');
  },
};

export const WithoutStanding: Story = { args: { standing: [] } };

export const LongText: Story = {
  args: {
    progress: progressOf('Вопросы', (current, count) => `Вопрос ${current} из ${count}`),
    children: (
      <PageHeader title="Что именно проверяет сам блокчейн в данных транзакции?" lead="Выберите один вариант." />
    ),
    standing: [
      <StatCard key="score" label="Набрано правильными ответами" value="20" note="из 30 возможных баллов" />,
      <StatCard key="streak" label="Серия" value="5 дней подряд" />,
    ],
    messages: { standing: 'Ваши показатели' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    progress: progressOf('الأسئلة', (current, count) => `السؤال ${current} من ${count}`),
    children: <PageHeader title="ما الذي تتحقق منه السلسلة؟" lead="اختر إجابة واحدة." />,
    standing: [
      <StatCard key="score" label="النقاط" value="20" note="من 30" />,
      <StatCard key="streak" label="السلسلة" value="5 أيام" />,
    ],
    messages: { standing: 'وضعك' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab reaches the question before the standing beside it. */
export const Keyboard: Story = {
  args: {
    children: <PageHeader title="What does the chain check about the data inside?" action={<Button>Next</Button>} />,
    standing: [<StatCard key="rank" label="Quiz rank" value={<Link href="#rank">112</Link>} />],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '112' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
