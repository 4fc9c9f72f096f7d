import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Points to award', step: 50, defaultValue: 250, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '296px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For the main number of a view. */
export const Large: Story = { args: { size: 'l', description: 'In steps of 50' } };

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const Negative: Story = {
  args: { defaultValue: 0, size: 'l' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Points to award' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('-50');
    await expect(args.onChange).toHaveBeenLastCalledWith(-50);
  },
};

/** A typed number between two steps stays; plus moves to the next multiple of the step. */
export const BetweenSteps: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    await userEvent.tab();
    await expect(field).toHaveValue('120');
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(field).toHaveValue('150');
  },
};

/** Minus stops at `minValue`, plus at `maxValue`. */
export const Bounded: Story = {
  args: { label: 'Questions', step: 1, minValue: 1, maxValue: 10, defaultValue: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Decrease/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeEnabled();
  },
};

export const Decimals: Story = {
  args: { label: 'Share', step: 0.01, defaultValue: 0.25, formatOptions: { style: 'percent' } },
};

export const Error: Story = {
  args: { defaultValue: 25_000, errorMessage: 'No more than 10,000 points at once' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('No more than 10,000 points at once');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Сколько очков начислить участнику за этот материал',
    description: 'Шаг — 50. Обычно за публикацию начисляют от 150 до 300 очков.',
    defaultValue: -1_234_567,
    errorMessage: 'Столько очков за один материал не начисляют. Введите число поменьше.',
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: { label: 'النقاط', description: 'بخطوات من ٥٠', size: 'l' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Points to award' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('300');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(200);
    await userEvent.clear(field);
    await userEvent.keyboard('-1250{Enter}');
    await expect(field).toHaveValue('-1,250');
    await expect(args.onChange).toHaveBeenLastCalledWith(-1250);
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    // The buttons are for pointers only, so the next tab stop is outside.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Increase/ })).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
