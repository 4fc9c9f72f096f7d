import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { projects } from '../../docs/patterns/fixtures.tsx';
import { useArg } from '../../docs/useArg.ts';
import { SearchField } from './index.ts';

const results = projects
  .filter(({ name }) => /[ae]/i.test(name))
  .map((project) => ({ ...project, href: `/projects/${project.id}` }));

const navigate = fn();

function Live(props: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useArg(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Community/SearchField',
  component: SearchField,
  args: {
    label: 'Search projects',
    placeholder: 'Search projects',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    onOpenResult: fn(),
    results,
    state: 'done',
    messages: {
      clear: 'Clear the search',
      submit: 'Search',
      open: 'Open',
      loading: 'Searching',
      error: 'Error fetching search results',
      empty: 'No results found',
      results: (count) => `${count} results`,
      upvotes: (count) => `${count} upvotes`,
    },
  },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <div style={{ minBlockSize: '320px' }}>
        <Live {...args} />
      </div>
    </RouterProvider>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a play function that types a query. */
const typing =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), text);
  };

export const Default: Story = {};

export const Filled: Story = { args: { value: 'kilnside' } };

export const Results: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ar');
    await expect(await canvas.findAllByRole('option')).toHaveLength(results.length);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${results.length} results`));
    await expect(canvas.getByText('Ar', { selector: 'mark' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading', results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ar');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'));
  },
};

export const Empty: Story = {
  args: { results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(canvas.getAllByText('No results found')).toHaveLength(2));
  },
};

export const Error: Story = { args: { state: 'error', results: [] }, play: typing('ar') };

export const OneResult: Story = { args: { results: results.slice(0, 1) }, play: typing('kiln') };

export const LongText: Story = {
  args: {
    placeholder: 'Поиск проектов по названию, категории и описанию',
    results: [
      {
        id: '9',
        name: 'Достопримечательность российской децентрализованной инфраструктуры',
        href: '/projects/9',
        categories: ['Программное приложение', 'Инфраструктура хранения данных'],
        upvotes: 12840,
      },
      ...results,
    ],
  },
  globals: { language: 'ru', width: '320' },
  play: typing('примечат'),
};

export const RightToLeftDark: Story = {
  args: {
    placeholder: 'ابحث في المشاريع',
    results: [
      { id: '9', name: 'كيلن سايد', href: '/projects/9', categories: ['آلة افتراضية خارجية'], upvotes: 312 },
      ...results,
    ],
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: typing('كيلن'),
};

/** Arrow keys choose a result and Enter opens it; the text doesn't change. */
export const Keyboard: Story = {
  beforeEach: () => void navigate.mockClear(),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ar');
    const rows = await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', rows[0]!.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', rows[1]!.id);
    await userEvent.keyboard('{Home}');
    await expect(field.selectionStart).toBe(0);
    await userEvent.keyboard('{End}c');
    await expect(field).toHaveValue('arc');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpenResult).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
  },
};

/** Enter without a chosen result submits. The first Escape closes the results, the second clears the field. */
export const KeyboardSubmitAndEscape: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, ' ar ');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ar');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'c');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue(' ar c');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** During IME composition, keys belong to the input method. */
export const Composing: Story = {
  args: { value: 'ni' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await canvas.findAllByRole('option');
    await fireEvent.compositionStart(field);
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(0);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveValue('ni');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pointer: Story = {
  beforeEach: () => void navigate.mockClear(),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'ar');
    const [row] = await canvas.findAllByRole('option');
    await userEvent.click(row!);
    await expect(args.onOpenResult).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledWith('/projects/1', undefined);
    await userEvent.type(field, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('arx');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
