import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Modal } from '../Modal/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary, Form, getErrorMessage, getFormErrors } from './index.ts';

const fields = (
  <>
    <TextField label="Name" />
    <TextField label="Website" type="url" />
  </>
);

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    label: 'Apply for a grant',
    onSubmit: fn(),
    children: fields,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </>
    ),
    messages: {
      summary: (count) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: '480px' }}>
      <Form {...args} />
    </div>
  ),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Apply for a grant' })).toBeVisible();
  },
};

/** Submitting failed for a reason that no single field causes. */
export const Error: Story = {
  args: { errorMessage: 'Could not reach the server. Please check your network connection.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Could not reach the server.'));
  },
};

export const Pending: Story = {
  args: {
    actions: (
      <Button type="submit" variant="primary" isPending messages={{ pending: 'Sending the application' }}>
        Send
      </Button>
    ),
  },
};

let refuse = () => {};

/** A form whose submission waits until the test makes it fail. */
function RefusedForm() {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async () => {
    setError(undefined);
    setPending(true);
    await new Promise<void>((resolve) => (refuse = resolve));
    setPending(false);
    setError('A project with this name exists. Choose another name.');
  };
  return (
    <Form
      {...meta.args}
      onSubmit={send}
      errorMessage={error}
      actions={
        <Button type="submit" variant="primary" isPending={isPending} messages={{ pending: 'Sending the application' }}>
          Send
        </Button>
      }
    />
  );
}

/**
 * The submit button stays the same element and keeps focus, even after the refusal. Only the error is
 * assertive: announcing the button's name afterwards would interrupt the error.
 */
export const RefusedByTheServer: Story = {
  render: () => <RefusedForm />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sending the application'));
    await expect(canvas.getByRole('button', { name: /^Send/ })).toBe(button);
    await expect(button).toHaveFocus();
    refuse();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^A project with this name exists/));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBe(button);
    await expect(button).toHaveFocus();
    await expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  },
};

const schema = z.object({
  name: z.string().min(1, 'Enter a name'),
  links: z.object({ website: z.url('Enter a web address, such as https://example.com') }),
  amount: z
    .number()
    .nullable()
    .refine((amount) => amount !== null, 'Enter an amount'),
  accepted: z.boolean().refine((isAccepted) => isAccepted, 'Accept the terms to continue'),
});

const onValid = fn();

/** A complete form with React Hook Form and Zod, connected to this package. */
function GrantForm() {
  const { control, formState, handleSubmit, setFocus } = useForm({
    defaultValues: { name: '', links: { website: '' }, amount: null, accepted: false },
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  return (
    <div style={{ maxInlineSize: '480px' }}>
      <Form
        {...meta.args}
        onSubmit={handleSubmit(onValid)}
        onFocusField={(name) => setFocus(name as 'name')}
        errors={getFormErrors(formState.errors, {
          name: 'Name',
          'links.website': 'Website',
          amount: 'Amount',
          accepted: 'Terms',
        })}
      >
        <Controller
          control={control}
          name="name"
          render={({ field, fieldState }) => (
            <TextField {...field} label="Name" errorMessage={getErrorMessage(fieldState.error)} />
          )}
        />
        <Controller
          control={control}
          name="links.website"
          render={({ field, fieldState }) => (
            <TextField {...field} label="Website" errorMessage={getErrorMessage(fieldState.error)} />
          )}
        />
        <Controller
          control={control}
          name="amount"
          render={({ field, fieldState }) => (
            <NumberField {...field} label="Amount" errorMessage={getErrorMessage(fieldState.error)} />
          )}
        />
        <Controller
          control={control}
          name="accepted"
          render={({ field: { value, ...field }, fieldState }) => (
            <Checkbox {...field} isSelected={value} value="yes" errorMessage={getErrorMessage(fieldState.error)}>
              I accept the terms
            </Checkbox>
          )}
        />
      </Form>
    </div>
  );
}

/** The form has several errors: focus moves to the summary, and from there to the field of a pressed error. */
export const ReactHookFormAndZod: Story = {
  beforeEach: () => void onValid.mockClear(),
  render: () => <GrantForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: '4 fields need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name');
    await userEvent.click(canvas.getByRole('link', { name: /Website/ }));
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveFocus();
    await expect(onValid).not.toHaveBeenCalled();
  },
};

/** By keyboard only, the form is refused, fixed from the summary, refused with one error, and then sent. */
export const Keyboard: Story = {
  beforeEach: () => void onValid.mockClear(),
  render: () => <GrantForm />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: '4 fields need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Name Enter a name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Kilnside');
    await expect(await canvas.findByRole('group', { name: '3 fields need your attention' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('https://kilnside.example');
    await userEvent.tab();
    await userEvent.keyboard('500{Enter}');
    // The only field that is still invalid has focus.
    const terms = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await waitFor(() => expect(terms).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: /need/ })).toBeNull();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  },
};

/** The form is submitted from its only invalid field. The field keeps focus, so the error is announced. */
export const RefusedWhereTheFocusIs: Story = {
  args: {
    children: <TextField label="Name" errorMessage="Enter a name" />,
    errors: [{ name: 'name', label: 'Name', message: 'Enter a name' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Enter a name'));
  },
};

let finish = () => {};

/** Enter in a field sends nothing while the form is being sent, even before its button is pending. */
export const SentOnce: Story = {
  args: { onSubmit: fn(() => new Promise<void>((resolve) => (finish = resolve))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    finish();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
};

/** At the top of a scrolling dialog, the summary's focus ring is fully visible under the sticky title. */
export const InADialog: Story = {
  render: () => (
    <Modal
      isOpen
      onOpenChange={fn()}
      title="Apply for a grant"
      messages={{ close: 'Close', scrim: 'Refresh the page' }}
    >
      <GrantForm />
    </Modal>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    const summary = await screen.findByRole('group', { name: '4 fields need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(summary);
    await expect(outlineStyle).toBe('solid');
    const ring = summary.getBoundingClientRect().top - parseFloat(outlineWidth) - parseFloat(outlineOffset);
    const header = summary.closest('[role=dialog]')!.querySelector('[data-part=header]')!;
    await expect(ring).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
  },
};

/** The summary alone, for forms with their own layout. */
export const Summary: Story = {
  render: () => (
    <div style={{ maxInlineSize: '480px' }}>
      <ErrorSummary
        title="2 fields need your attention"
        errors={[
          { name: 'name', label: 'Name', message: 'Enter a name' },
          { name: 'website', label: 'Website', message: 'Enter a web address, such as https://example.com' },
        ]}
        onSelect={fn()}
      />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <ErrorSummary
      title="Проверьте три поля: без них заявку нельзя отправить"
      errors={[
        {
          name: 'a',
          label: 'Название проекта',
          message: 'Проект с таким названием уже есть. Добавьте слово, которое отличит ваш.',
        },
        { name: 'b', label: 'Адрес сайта', message: 'Введите адрес целиком, например https://example.com' },
        { name: 'c', label: 'Достопримечательностьдецентрализованнойинфраструктуры', message: 'Слишком длинно' },
      ]}
      onSelect={fn()}
    />
  ),
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'طلب منحة',
    children: <TextField label="الاسم" errorMessage="أدخل اسمًا" />,
    errorMessage: 'تعذّر الوصول إلى الخادم.',
    actions: (
      <Button type="submit" variant="primary">
        إرسال
      </Button>
    ),
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
