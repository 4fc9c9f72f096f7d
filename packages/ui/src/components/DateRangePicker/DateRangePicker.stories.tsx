import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './index.ts';

function Live(props: ComponentProps<typeof DateRangePicker>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: '296px' }}>
      <DateRangePicker
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range);
          props.onChange(range);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    value: { start: '2026-05-04', end: '2026-05-17' },
    onChange: fn(),
    presets: [
      { id: '7', label: '7 days', range: { start: '2026-05-11', end: '2026-05-17' } },
      { id: '30', label: '30 days', range: { start: '2026-04-18', end: '2026-05-17' } },
      { id: 'all', label: 'All time', range: null },
    ],
    messages: { presets: 'Common periods' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveTextContent('05/04/2026–05/17/2026');
  },
};

export const Empty: Story = { args: { value: null } };

export const Open: Story = {
  play: async (context) => {
    await openIt?.(context);
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(14);
  },
};

export const Presets: Story = {
  play: async (context) => {
    await openIt?.(context);
    await expect(screen.getByRole('radiogroup', { name: 'Common periods' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-11', end: '2026-05-17' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // React Aria restores focus in an animation frame after the dialog has closed.
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const AllTime: Story = {
  play: async (context) => {
    await openIt?.(context);
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutPresets: Story = { args: { presets: [] }, play: openIt };

/** Days outside the bounds can't be chosen. */
export const Bounded: Story = {
  args: { minValue: '2026-05-02', maxValue: '2026-05-20' },
  play: async (context) => {
    await openIt?.(context);
    await expect(screen.getByRole('button', { name: /May 21, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** React Aria's own message is shown, in the reader's language. */
export const EndBeforeStart: Story = {
  args: { value: { start: '2026-05-17', end: '2026-05-04' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Start date must be before end date/)).toBeVisible();
  },
};

export const Error: Story = {
  args: { errorMessage: 'No more than 90 days at once', description: 'Both days count.' },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
    await expect(canvas.getByText('No more than 90 days at once')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]!).toHaveAttribute('aria-readonly', 'true');
  },
};

/** The order of the date's parts and the first day of the week follow the language. */
export const LongText: Story = {
  args: {
    label: 'За какой период показать участников',
    description: 'Первый и последний дни входят в период.',
    presets: [
      { id: '7', label: 'Последние 7 дней', range: { start: '2026-05-11', end: '2026-05-17' } },
      { id: '30', label: 'Последние 30 дней', range: { start: '2026-04-18', end: '2026-05-17' } },
      { id: 'all', label: 'За всё время', range: null },
    ],
    messages: { presets: 'Готовые периоды' },
    errorMessage: 'Период не может быть длиннее 90 дней. Выберите другой день начала или конца.',
  },
  globals: { language: 'ru', width: '320' },
  play: async (context) => {
    await expect(context.canvas.getByRole('group', { name: /период/ })).toHaveTextContent('04.05.2026–17.05.2026');
    await openIt?.(context);
    await expect(screen.getByRole('dialog').querySelector('th')).toHaveTextContent(/пн/i);
  },
};

export const Chinese: Story = {
  args: {
    label: '时间段',
    presets: [{ id: '7', label: '最近 7 天', range: { start: '2026-05-11', end: '2026-05-17' } }],
    messages: { presets: '常用时间段' },
  },
  globals: { language: 'zh' },
  play: openIt,
};

export const RightToLeftDark: Story = {
  args: {
    label: 'الفترة',
    presets: [
      { id: '7', label: '٧ أيام', range: { start: '2026-05-11', end: '2026-05-17' } },
      { id: '30', label: '٣٠ يومًا', range: { start: '2026-04-18', end: '2026-05-17' } },
    ],
    messages: { presets: 'فترات شائعة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: openIt,
};

/** A partly typed year isn't reported: `onChange` waits until both dates are complete. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('05042026051720');
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveTextContent('05/04/2026–05/17/20');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('26');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-05-04', end: '2026-05-17' });
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const [month] = canvas.getAllByRole('spinbutton');
    await expect(month!).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalledWith(null);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('05');
    await expect(canvas.getAllByRole('spinbutton')[1]!).toHaveFocus();
    for (let stop = 0; stop < 5; stop++) await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /May 4, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    // The day after the start is focused now.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-05', end: '2026-05-07' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { busy: false });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
