import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TagInput } from './index.ts';

function Live(props: ComponentProps<typeof TagInput>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: '480px' }}>
      <TagInput
        {...props}
        value={value}
        onChange={(tags) => {
          setValue(tags);
          props.onChange(tags);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/TagInput',
  component: TagInput,
  args: {
    label: 'Categories',
    value: ['DeFi', 'Lending'],
    onChange: fn(),
    description: 'Press Enter after each.',
    placeholder: 'DeFi',
    messages: {
      list: 'Chosen categories',
      remove: 'Remove',
      added: (tag) => `${tag} added`,
      count: (used, max) => `${used} / ${max}`,
      duplicate: (tag) => `${tag} is there already`,
      full: (max) => `No more than ${max} categories`,
      tooLong: (maxLength) => `No more than ${maxLength} characters in a category`,
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Categories' }), 'Oracles{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'Oracles']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Oracles added'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lending' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Oracles']);
  },
};

export const Empty: Story = { args: { value: [] } };

/** Commas of any script separate pasted tags, without invisible ones. Text without a comma becomes a tag on blur. */
export const Pasted: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Categories' }));
    await userEvent.paste('DeFi, \u200b, Lending，Oracles');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'Oracles']);
    await userEvent.keyboard('Bridges');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'Oracles', 'Bridges']);
  },
};

/** Rejected words stay separate words, and the message names the first. Editing them adds none before the end. */
export const PastedDuplicates: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Categories' });
    const error = () => canvas.getByText('DeFi is there already', { selector: '[data-part=error]' });
    await userEvent.click(input);
    await userEvent.paste('DeFi, lending, DeFi');
    await expect(input).toHaveValue('DeFi, lending, DeFi');
    await expect(error()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(error()).toBeVisible();
    await userEvent.tab();
    await expect(error()).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(['DeFi', 'Lending', 'DeFi', 'lending', 'DeFi']);
    await userEvent.click(input);
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    await expect(input).toHaveValue('DeFi, lending, De');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending']);
    await userEvent.keyboard('x{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'Dex', 'DeFi', 'lending']);
    await expect(input).toHaveValue('DeFi, lending');
  },
};

export const Duplicate: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Categories' });
    await userEvent.type(input, 'defi{Enter}');
    await expect(canvas.getByText('defi is there already', { selector: '[data-part=error]' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('defi is there already'));
    await expect(input).toHaveValue('defi');
    // The form knows of the rejected text, so that it can refuse to send the rest.
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'defi']);
    await expect(canvas.queryByRole('row', { name: 'defi' })).toBeNull();
    await userEvent.type(input, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending']);
  },
};

/** A restored draft shows its rejected words as text again. A reset removes them. */
export const Restored: Story = {
  args: { value: ['DeFi', 'Lending', 'defi'] },
  render: function Resettable(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <TagInput {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(['DeFi', 'Lending'])}>
          Reset
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Categories' });
    await expect(input).toHaveValue('defi');
    await expect(canvas.getByText('defi is there already', { selector: '[data-part=error]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('');
    await expect(input).toBeValid();
  },
};

export const Full: Story = {
  args: { max: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Categories' }), 'Oracles{Enter}');
    const error = canvas.getByText('No more than 2 categories', { selector: '[data-part=error]' });
    await expect(error).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'Oracles']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lending' }));
    await waitFor(() => expect(error).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Oracles']);
    await expect(canvas.getByRole('textbox', { name: 'Categories' })).toHaveValue('');
  },
};

export const TooLong: Story = {
  args: { maxLength: 7 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Categories' }), 'Protocols{Enter}');
    await expect(
      canvas.getByText('No more than 7 characters in a category', { selector: '[data-part=error]' }),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', 'Protocols']);
  },
};

export const Error: Story = { args: { errorMessage: 'Something in the request isn’t valid' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'Категории проекта',
    value: ['Децентрализованные финансы', 'Инфраструктура', 'Достопримечательностьдецентрализованная', 'Сообщество'],
    description: 'Нажимайте Enter после каждой.',
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: { label: 'الفئات', value: ['تمويل لامركزي', 'إقراض'], description: 'اضغط Enter بعد كل فئة.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** In Safari, the Enter that ends a composition comes after it, and only its key code tells. */
export const EnterEndsAComposition: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'ni');
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('ni');
  },
};

/** In an input method, a comma counts only once the composition has ended. */
export const InputMethod: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Categories' });
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'にほん、' } });
    await fireEvent.input(input, { target: { value: 'にほん、ちゅう' } });
    await expect(input).toHaveValue('にほん、ちゅう');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '日本、中' } });
    await fireEvent.compositionEnd(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi', 'Lending', '日本', '中']);
    await expect(input).toHaveValue('');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'DeFi' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Lending' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DeFi']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'DeFi' })).toHaveFocus());
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Categories' });
    await expect(input).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('DeFi{Enter}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveValue('DeFi');
  },
};
