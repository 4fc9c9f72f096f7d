import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from './index.ts';

const chains = [
  'Arbitrum',
  'Avalanche',
  'Base',
  'Bitcoin',
  'Cosmos Hub',
  'Ethereum',
  'Optimism',
  'Polkadot',
  'Solana',
  'Zürich Testnet',
].map((label) => ({ id: label.toLowerCase(), label }));

const many = Array.from({ length: 2000 }, (_, index) => ({ id: String(index), label: `Validator ${index + 1}` }));

function Live(props: ComponentProps<typeof ComboBox>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: '320px' }}>
      <ComboBox
        {...props}
        value={value}
        onChange={(id) => {
          setValue(id);
          props.onChange(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    label: 'Chain',
    items: chains,
    value: null,
    onChange: fn(),
    placeholder: 'Ethereum',
    messages: { loading: 'Searching', empty: 'No results found' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (words: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), words);
    await screen.findByRole('listbox');
  };

export const Default: Story = {};

export const Filled: Story = { args: { value: 'base' } };

export const Open: Story = {
  args: { value: 'base' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Base', selected: true })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(chains.length);
  },
};

/** Matching ignores accents and case. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zur');
    await expect(await screen.findByRole('option', { name: 'Zürich Testnet' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** Only items near the viewport are rendered. */
export const ManyItems: Story = {
  args: { label: 'Validator', items: many, value: null, placeholder: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Validator 1' })).toHaveAttribute('aria-setsize', '2000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};

/** The caller searches, so nothing is filtered here, and loading is announced. */
export const Loading: Story = {
  args: { items: [], isLoading: true, onInputChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ar');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('ar');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'));
  },
};

/** The caller's results are shown unfiltered, even if they don't contain the typed text. */
export const FoundByTheCaller: Story = {
  args: { items: chains.slice(0, 2), onInputChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'layer');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results found'));
    await userEvent.tab();
    // Text that matches no item is reverted.
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const OneItem: Story = { args: { items: chains.slice(0, 1) }, play: typing('a') };

export const DisabledItem: Story = {
  args: { items: [{ id: 'terra', label: 'Terra', isDisabled: true }, ...chains] },
  play: typing('r'),
};

export const Error: Story = {
  args: { errorMessage: 'Choose the chain that the project runs on', description: 'Where it runs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Choose the chain/);
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'base' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'base' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    await expect(canvas.getByRole('combobox')).toHaveValue('Base');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'Сеть, в которой работает проект',
    description: 'Начните вводить название и выберите сеть из списка.',
    items: [
      { id: '1', label: 'Децентрализованная инфраструктура хранения данных' },
      { id: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' },
    ],
    placeholder: 'Введите название сети',
    errorMessage: 'Выберите сеть из списка. Если вашей сети в нём нет, напишите администратору.',
  },
  globals: { language: 'ru', width: '320' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'الشبكة',
    items: [
      { id: '1', label: 'إيثريوم' },
      { id: '2', label: 'بيتكوين' },
    ],
    value: '1',
    placeholder: 'اختر شبكة',
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Chain' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('bitc');
    const option = await screen.findByRole('option', { name: 'Bitcoin' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bitcoin');
    await expect(field).toHaveValue('Bitcoin');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
  },
};
