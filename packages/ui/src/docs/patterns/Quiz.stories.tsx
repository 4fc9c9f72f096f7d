import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { QuizScreen } from './QuizScreen.tsx';

const meta = {
  title: 'Patterns/Quiz',
  component: QuizScreen,
  args: { chosen: 1 },
  parameters: {
    layout: 'fullscreen',
    // axe accepts a skip link outside landmarks only as the first link, but links in Storybook's hidden pages precede
    // it.
    a11y: { context: { exclude: ['[data-component=SkipLink]'] } },
  },
} satisfies Meta<typeof QuizScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile2' } };

export const Question: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { state: 'loading' } };

export const RightAnswer: Story = { args: { isAnswered: true } };

export const WrongAnswer: Story = { args: { chosen: 2, isAnswered: true } };

export const Finished: Story = { args: { state: 'finished' } };

export const LongText: Story = { args: { language: 'ru' }, globals: { language: 'ru' } };

export const LongTextOnThePhone: Story = {
  args: { language: 'ru', chosen: 2, isAnswered: true },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };

export const Phone: Story = { globals: phone };

export const PhoneDark: Story = { args: { chosen: 2, isAnswered: true }, globals: { ...phone, scheme: 'dark' } };

/** Keyboard only, from the first choice to the result. */
export const Keyboard: Story = {
  args: { chosen: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { current: 'page', name: 'Quiz' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^A/ })).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('radio', { name: /^C/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Not quite. The correct answer is B.')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: /^C/ })).toHaveFocus();
    // Enter on the answer would count as a double press.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '7 of 10 correct' })).toBeVisible();
  },
};
