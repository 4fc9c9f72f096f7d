import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatCard } from '../StatCard/index.ts';
import { QuizLayout } from './index.ts';

const meta = {
  title: 'Components/QuizLayout',
  component: QuizLayout,
  args: {
    progress: <p>Question 4 of 10</p>,
    children: <h1>What does the chain check about the data inside?</h1>,
    standing: [
      <StatCard key="score" label="Score so far" value="20" note="of 30" />,
      <StatCard key="streak" label="Streak" value="5 days" />,
      <StatCard key="rank" label="Quiz rank" value="112" />,
    ],
    messages: { standing: 'Your standing' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Your standing' })).toHaveTextContent('Quiz rank');
  },
};

export const WithoutStanding: Story = { args: { standing: [] } };

export const LongText: Story = {
  args: {
    progress: <p>Вопрос 4 из 10</p>,
    children: <h1>Что именно проверяет высокопроизводительный блокчейн в данных транзакции?</h1>,
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
    progress: <p>السؤال 4 من 10</p>,
    children: <h1>ما الذي تتحقق منه السلسلة؟</h1>,
    standing: [
      <StatCard key="score" label="النقاط" value="20" note="من 30" />,
      <StatCard key="streak" label="السلسلة" value="5 أيام" />,
    ],
    messages: { standing: 'وضعك' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
