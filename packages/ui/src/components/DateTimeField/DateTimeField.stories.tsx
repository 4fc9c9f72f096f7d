import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useArg } from '../../docs/useArg.ts';
import { DateTimeField } from './index.ts';

/** Keeps the value in state. */
function Live(props: ComponentProps<typeof DateTimeField>) {
  const [value, setValue] = useArg(props.value);
  return (
    <DateTimeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      errorMessage={value === '' ? 'Enter the whole date and time' : props.errorMessage}
    />
  );
}

const meta = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Opens',
    value: '2026-05-04T18:30',
    onChange: fn(),
    description: 'In UTC. Leave it empty to open it immediately.',
    messages: { clear: 'Clear' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const Error: Story = {
  args: { errorMessage: 'The quest must close after it opens' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Opens' })).toHaveAccessibleDescription(/must close after/);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'Когда задание откроется для участников',
    description: 'По UTC. Чтобы открыть его сразу, оставьте поле пустым.',
    messages: { clear: 'Очистить' },
  },
  globals: { language: 'ru', width: '320' },
};

/** At the narrowest width of a phone's form, AM/PM stays beside the hour. */
export const TwelveHours: Story = {
  args: {
    label: 'Abre',
    description: 'En UTC. Déjalo vacío para que abra ya.',
    messages: { clear: 'Vaciar' },
  },
  globals: { language: 'es', width: '320' },
  render: (args) => (
    <div style={{ inlineSize: 254 }}>
      <Live {...args} />
      <Live {...args} errorMessage="Tiene que cerrar después de abrir" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      const lines = within(group)
        .getAllByRole('spinbutton')
        .map((part) => part.getBoundingClientRect().top);
      await expect(new Set(lines).size).toBe(1);
    }
  },
};

export const RightToLeftDark: Story = {
  args: { label: 'يفتح', description: 'بتوقيت UTC', messages: { clear: 'مسح' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('05042026');
    await userEvent.keyboard('0630');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04T06:30');
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04T18:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};

/** A form can refuse a date with missing segments instead of taking it for none. What was typed stays. */
export const Incomplete: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: 'Opens' });
    const clear = () => userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.tab();
    await userEvent.keyboard('0504');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveAccessibleDescription(/Enter the whole/);
    await expect(field).toHaveTextContent('05/04/yyyy');
    await clear();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveTextContent('mm/dd/yyyy');
    await expect(field).not.toHaveAccessibleDescription(/Enter the whole/);
    await userEvent.keyboard('05040020063');
    await userEvent.keyboard('0p');
    // The year of a half-typed 2026.
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await clear();
    await userEvent.keyboard('05042026');
    await userEvent.keyboard('0630p');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04T18:30');
    // Emptied and typed again as it was.
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard('30');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04T18:30');
    await expect(field).not.toHaveAccessibleDescription(/Enter the whole/);
    await clear();
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
