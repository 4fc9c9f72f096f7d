import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FlagPicker } from './index.ts';

/** Returns an inline flag with three bands, so that stories need no network. */
const flag = (...bands: [string, string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${bands
      .map((band, index) => `<path fill="${band}" d="M${index} 0h1v2h-1z"/>`)
      .join('')}</svg>`,
  )}`;

const countries = [
  { id: 'BE', name: 'Belgium', flag: flag('#000', '#fdda24', '#ef3340') },
  { id: 'CI', name: 'Côte d’Ivoire', flag: flag('#ff8200', '#fff', '#009a44') },
  { id: 'FR', name: 'France', flag: flag('#002654', '#fff', '#ce1126') },
  { id: 'GN', name: 'Guinea', flag: flag('#ce1126', '#fcd116', '#009460') },
  { id: 'IE', name: 'Ireland', flag: flag('#169b62', '#fff', '#ff883e') },
  { id: 'IT', name: 'Italy', flag: flag('#008c45', '#f4f5f0', '#cd212a') },
  { id: 'ML', name: 'Mali', flag: flag('#14b53a', '#fcd116', '#ce1126') },
  { id: 'NG', name: 'Nigeria', flag: flag('#008753', '#fff', '#008753') },
  { id: 'PE', name: 'Peru', flag: flag('#d91023', '#fff', '#d91023') },
  { id: 'RO', name: 'Romania', flag: flag('#002b7f', '#fcd116', '#ce1126') },
  { id: 'TD', name: 'Chad', flag: flag('#002664', '#fecb00', '#c60c30') },
];

const many = Array.from({ length: 250 }, (_, index) => ({
  ...countries[index % countries.length]!,
  id: String(index),
  name: `Country ${index + 1}`,
}));

function Live(props: ComponentProps<typeof FlagPicker>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: '400px' }}>
      <FlagPicker
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
  title: 'Components/FlagPicker',
  component: FlagPicker,
  args: {
    label: 'Country',
    countries,
    value: null,
    onChange: fn(),
    messages: {
      search: 'Search countries',
      loading: 'Loading countries',
      error: 'Could not load the countries',
      retry: 'Try again',
      empty: 'No results found',
      none: 'No flag',
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FlagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Choosing the selected country again clears the selection. */
export const Chosen: Story = {
  args: { value: 'IT' },
  play: async ({ args, canvas }) => {
    const italy = await canvas.findByRole('option', { name: 'Italy', selected: true });
    await userEvent.click(italy);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByText('No flag')).toBeVisible());
    await userEvent.click(italy);
    await expect(args.onChange).toHaveBeenLastCalledWith('IT');
  },
};

/** Matching ignores accents and case. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search countries' }), 'cote');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible();
  },
};

/** Only countries near the viewport are rendered. */
export const ManyItems: Story = {
  args: { countries: many, value: '3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Country 1' })).toHaveAttribute('aria-setsize', '250');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const OneItem: Story = { args: { countries: countries.slice(0, 1) } };

export const Loading: Story = {
  args: { countries: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading countries')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByText('No flag')).toBeVisible();
  },
};

/** The selected country's name hasn't loaded yet. */
export const LoadingSelected: Story = {
  args: { countries: [], state: 'loading', value: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading countries')).toBeInTheDocument();
    await expect(canvas.queryByText('No flag')).toBeNull();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await canvas.findByText('No results found')).toBeVisible();
  },
};

/** The list of countries failed to load. */
export const Error: Story = {
  args: { countries: [], state: 'error', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Retry goes away with the error. Focus stays in the field, and moves to the search as soon as it can be used. */
export const RetryKeepsFocus: Story = {
  args: { countries: [], state: 'error' },
  render: function Retried(args) {
    const [state, setState] = useState(args.state);
    return (
      <>
        <FlagPicker
          {...args}
          countries={state === 'done' ? countries : []}
          state={state}
          onRetry={() => setState('loading')}
        />
        <button onClick={() => setState('done')}>Answer</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Country' })).toHaveFocus());
    await fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose the country that you live in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Country' })).toHaveAccessibleDescription(
      'Choose the country that you live in',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'FR' } };

export const LongText: Story = {
  args: {
    label: 'Страна, флаг которой виден рядом с именем',
    countries: [
      { id: 'GS', name: 'Южная Георгия и Южные Сандвичевы Острова', flag: flag('#012169', '#fff', '#c8102e') },
      { id: 'VC', name: 'Сент-Винсент и Гренадины', flag: flag('#0072c6', '#fcd116', '#009e60') },
      ...countries,
    ],
    value: 'GS',
    messages: { ...meta.args.messages, search: 'Поиск страны по названию' },
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'البلد',
    countries: [
      { id: 'FR', name: 'فرنسا', flag: flag('#002654', '#fff', '#ce1126') },
      { id: 'IT', name: 'إيطاليا', flag: flag('#008c45', '#f4f5f0', '#cd212a') },
    ],
    value: 'IT',
    messages: { ...meta.args.messages, search: 'ابحث عن بلد', none: 'بلا علم' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const search = canvas.getByRole('combobox', { name: 'Search countries' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('gui');
    const guinea = await canvas.findByRole('option', { name: 'Guinea' });
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', guinea.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('GN');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'Côte d’Ivoire' });
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('CI');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('CI');
  },
};
