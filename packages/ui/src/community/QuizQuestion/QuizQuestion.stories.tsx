import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { QuizQuestion, QuizQuestionSkeleton } from './index.ts';

/** Keeps the choice in state, as a page does. */
function Live(props: ComponentProps<typeof QuizQuestion>) {
  const [value, setValue] = useState(props.value);
  return (
    <QuizQuestion
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Community/QuizQuestion',
  component: QuizQuestion,
  args: {
    question:
      'A VIDA reads every transaction that carries its id. What does the chain itself check about the data inside?',
    description: 'Choose one. A correct answer is worth 10 points.',
    answers: [
      { id: 'contract', text: 'It runs the data as a smart contract' },
      { id: 'nothing', text: 'Nothing. It orders and stores the data, and the application decides what it means' },
      { id: 'json', text: 'That the data is valid JSON' },
      { id: 'owner', text: 'That the sender owns the VIDA' },
    ],
    value: null,
    onChange: fn(),
    onSubmit: fn(),
    onNext: fn(),
    leave: (
      <Button variant="quiet" size="l">
        Leave and resume later
      </Button>
    ),
    messages: {
      answer: 'Answer',
      pending: 'Checking your answer',
      next: 'Next question',
      missing: 'Choose an answer first',
      right: 'Correct answer',
      wrong: 'Your answer',
      outcome: (isRight, key) =>
        isRight ? 'Correct. 10 points are yours.' : `Not quite. The correct answer is ${key}.`,
      keys: (choose, submit) => (
        <>
          {choose} to choose, {submit} to answer
        </>
      ),
      enter: 'Enter',
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof QuizQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'nothing' } };

export const Loading: Story = {
  render: () => (
    <div aria-busy>
      <QuizQuestionSkeleton />
    </div>
  ),
};

export const Pending: Story = {
  args: { value: 'nothing', isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^B/ })).toHaveFocus();
    await userEvent.keyboard('a{ArrowDown}{Enter}');
    await expect(canvas.getByRole('radio', { name: /^B/ })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RightAnswer: Story = {
  args: {
    value: 'nothing',
    rightId: 'nothing',
    explanation: 'The chain keeps the order. What the bytes mean is for those who read them.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Correct. 10 points are yours.')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /Correct answer$/ })).toBeChecked();
    await expect(canvas.queryByText('Your answer')).toBeNull();
  },
};

export const WrongAnswer: Story = {
  args: { ...RightAnswer.args, value: 'json' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not quite. The correct answer is B.')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^C .* Your answer$/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^B .* Correct answer$/ })).not.toBeChecked();
  },
};

/** After a failed request, the answer stays chosen and can be sent again. */
export const Error: Story = {
  args: { value: 'json', errorMessage: 'Could not reach the server. Please check your network connection.' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Could not reach the server.'));
    await expect(canvas.getByRole('radio', { name: /^C/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Answer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Choose an answer first'));
    await expect(canvas.getByRole('radio', { name: /^A/ })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose an answer first$/);
  },
};

export const TwoAnswers: Story = {
  args: {
    question: 'Can a member invite themselves?',
    answers: [
      { id: 'yes', text: 'Yes' },
      { id: 'no', text: 'No' },
    ],
  },
};

export const LongText: Story = {
  args: {
    question:
      'Что именно проверяет блокчейн в данных транзакции, предназначенной для высокопроизводительного приложения?',
    description: 'Выберите один вариант. За правильный ответ начисляется 10 баллов.',
    answers: [
      { id: 'a', text: 'Ничего: он упорядочивает и хранит данные, а их смысл определяет само приложение' },
      { id: 'b', text: 'Соответствие данных формату JSON' },
      { id: 'c', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
      { id: 'd', text: 'Владение отправителя' },
    ],
    value: 'b',
    rightId: 'a',
    leave: (
      <Button variant="quiet" size="l">
        Выйти и продолжить позже
      </Button>
    ),
    messages: {
      ...meta.args.messages,
      next: 'Следующий вопрос',
      right: 'Правильный ответ',
      wrong: 'Ваш ответ',
      outcome: (_, key) => `Неверно. Правильный ответ: ${key}.`,
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    question: 'ما الذي تتحقق منه السلسلة في البيانات؟',
    description: 'اختر إجابة واحدة. الإجابة الصحيحة تساوي 10 نقاط.',
    answers: [
      { id: 'a', text: 'تنفذ البيانات كعقد ذكي' },
      { id: 'b', text: 'لا شيء، فهي ترتب البيانات وتخزنها' },
      { id: 'c', text: 'أن البيانات صحيحة' },
    ],
    value: 'b',
    leave: (
      <Button variant="quiet" size="l">
        المتابعة لاحقًا
      </Button>
    ),
    messages: {
      answer: 'أجب',
      pending: 'جارٍ التحقق',
      next: 'السؤال التالي',
      missing: 'اختر إجابة أولًا',
      right: 'الإجابة الصحيحة',
      wrong: 'إجابتك',
      outcome: (isRight) => (isRight ? 'صحيح' : 'خطأ'),
      keys: (choose, submit) => (
        <>
          {choose} للاختيار، {submit} للإجابة
        </>
      ),
      enter: 'Enter',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** A complete round by keyboard: choose by letter, digit and arrow key, answer, read the outcome, continue. */
export const Keyboard: Story = {
  render: function Question(args) {
    const [rightId, setRightId] = useState<string>();
    return (
      <Live
        {...args}
        rightId={rightId}
        onSubmit={() => {
          args.onSubmit();
          setRightId('nothing');
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^A/ })).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('radio', { name: /^C/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /^C/ })).toBeChecked();
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('radio', { name: /^D/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /^B/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('nothing');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Correct\./));
    await expect(canvas.getByRole('radio', { name: /^B/ })).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('radio', { name: /^B/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** The outcome may arrive while the answer is still pending. The next question is reachable immediately. */
export const OutcomeWhilePending: Story = {
  args: { value: 'nothing', rightId: 'nothing', isPending: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Next question' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** On keyboards with another alphabet, the physical key decides. */
export const RussianKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const focused = document.activeElement!;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'с', code: 'KeyC', bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^C/ })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /^C/ })).toBeChecked();
  },
};

/** The second press of a double press on Answer must not skip an outcome that comes in between. */
export const DoublePress: Story = {
  args: { value: 'nothing' },
  render: function Answerable(args) {
    const [rightId, setRightId] = useState<string>();
    const onSubmit = () => {
      args.onSubmit();
      setRightId('nothing');
    };
    return <QuizQuestion {...args} rightId={rightId} onSubmit={onSubmit} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('Correct. 10 points are yours.')).toBeVisible();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** The same for Enter, on an answer and on the button. The next Enter on another element continues. */
export const DoubleEnter: Story = {
  ...DoublePress,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^B/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const DoubleEnterOnTheButton: Story = {
  ...DoublePress,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Answer' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
  },
};

/** The same for Space. */
export const DoubleSpace: Story = {
  ...DoublePress,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Answer' }).focus();
    await userEvent.keyboard('[Space][Space]');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
  },
};

/** The second press of a double press on Next question must not choose or send an answer to that question. */
export const DoubleSpaceOnNext: Story = {
  render: function Series(args) {
    const [number, setNumber] = useState(0);
    const onNext = () => {
      args.onNext();
      setNumber(number + 1);
    };
    const answered = number === 0 && { value: 'nothing', rightId: 'nothing' };
    return <Live key={number} {...args} {...answered} onNext={onNext} autoFocus={number > 0} />;
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Next question' }).focus();
    await userEvent.keyboard('[Space][Space][Space]');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: /^A/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    // After any other key, they answer.
    await userEvent.keyboard('{Shift}[Space]');
    await expect(canvas.getByRole('radio', { name: /^A/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
