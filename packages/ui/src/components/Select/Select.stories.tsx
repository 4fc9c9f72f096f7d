import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useArg } from '../../docs/useArg.ts';
import { Select, type SelectProps } from './index.ts';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Type',
    value: 'all',
    onChange: fn(),
    items: [
      { id: 'all', label: 'All' },
      { id: 'vm', label: 'External VM' },
      { id: 'bitcoin', label: 'Bitcoin side chain' },
      { id: 'eth', label: 'Eth side chain' },
      { id: 'app', label: 'Software based app' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled({ value, onChange, ...props }: SelectProps) {
    const [chosen, setChosen] = useArg(value);
    return (
      <Select
        {...props}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('listbox');
};

export const Default: Story = {};

export const Small: Story = { args: { size: 's' } };

export const Large: Story = { args: { size: 'l' } };

export const Open: Story = { play: openIt };

export const Placeholder: Story = {
  args: { value: undefined, placeholder: 'Choose a type', description: 'Where the project runs' },
};

export const Error: Story = {
  args: { value: undefined, placeholder: 'Choose a type', errorMessage: 'Choose where the project runs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose where the project runs');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledItem: Story = {
  args: { items: [...meta.args.items, { id: 'soon', label: 'Solana side chain', isDisabled: true }] },
  play: openIt,
};

export const OneItem: Story = { args: { items: meta.args.items.slice(0, 1) }, play: openIt };

/** A long list scrolls. */
export const ManyItems: Story = {
  args: {
    value: '59',
    items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Validator ${index + 1}` })),
  },
  play: async (context) => {
    await openIt?.(context);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Validator 60' })).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Validator 60' })).toBeVisible();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, size: 'l' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Type All');
  },
};

export const LongText: Story = {
  args: {
    label: 'Сортировка предложенных сообществом проектов',
    value: 'app',
    items: [
      { id: 'app', label: 'Приложение на базе программного обеспечения' },
      { id: 'fee', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' },
    ],
    errorMessage: 'No se pudieron cargar los proyectos. Revisa tu conexión a internet.',
  },
  globals: { language: 'ru', width: '320' },
  play: openIt,
};

export const RightToLeftDark: Story = {
  args: {
    label: 'النوع',
    items: [
      { id: 'all', label: 'الكل' },
      { id: 'app', label: 'تطبيق برمجي' },
    ],
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: openIt,
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'All' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('vm');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Type External VM');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'External VM' })).toHaveFocus());
    await userEvent.keyboard('soft');
    await expect(screen.getByRole('option', { name: 'Software based app' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const ChoosingTheSameCloses: Story = {
  play: async (context) => {
    await openIt?.(context);
    await userEvent.click(screen.getByRole('option', { name: 'All' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
};
