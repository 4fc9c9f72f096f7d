import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { composerMessages } from '../../docs/patterns/fixtures.tsx';
import { slowExit } from '../../docs/slowExit.tsx';
import { useArg } from '../../docs/useArg.ts';
import { CommentComposer } from './index.ts';

function Live(props: ComponentProps<typeof CommentComposer>) {
  const [value, setValue] = useArg(props.value);
  return (
    <CommentComposer
      {...props}
      value={value}
      onChange={setValue}
      onSend={(text) => {
        setValue('');
        props.onSend(text);
      }}
    />
  );
}

const meta = {
  title: 'Community/CommentComposer',
  component: CommentComposer,
  args: { value: '', onChange: fn(), onSend: fn(), avatar: <Avatar memberId="20" />, messages: composerMessages },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CommentComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Draft: Story = { args: { value: 'Is v0.9 open for testers already? I can run' } };

export const Replying: Story = {
  args: {
    value: 'Is v0.9 open for testers already?',
    rows: 2,
    onCancel: fn(),
    replyingTo: (
      <>
        Replying to: <b>Nikolai Voronin</b>
      </>
    ),
    messages: { ...composerMessages, label: 'Reply', placeholder: 'Write a reply', send: 'Reply' },
  },
};

/** A press anywhere on the box focuses the field, even at its edge. */
export const PressedAtTheEdge: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    const box = canvasElement.querySelector('[data-part=box]')!;
    const { left, top, width, height } = box.getBoundingClientRect();
    const spots = [
      [left + 2, top + 2],
      [left + width - 2, top + 2],
      [left + width / 2, top + height - 2],
    ] as const;
    for (const [clientX, clientY] of spots) {
      field.blur();
      const target = document.elementFromPoint(clientX, clientY)!;
      await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX, clientY } });
      await expect(field).toHaveFocus();
    }
  },
};

/** If sending fails, the text is in the field again, with an error below. */
export const Failed: Story = {
  args: { value: 'Is v0.9 open for testers?', errorMessage: 'Error posting the comment' },
};

export const NearLimit: Story = {
  args: { value: 'a'.repeat(1950) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,950 / 2,000')).toBeVisible();
  },
};

export const OverLimit: Story = {
  args: { value: '🚀'.repeat(2003) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByText('3 characters too many')).toBeInTheDocument();
  },
};

/** Characters that can't be seen, such as zero-width spaces, are no comment. */
export const Invisible: Story = {
  args: { value: '\u200b\u2060 \ufeff' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LoggedOut: Story = {
  args: { onRequireLogin: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to comment' }));
    await expect(args.onRequireLogin).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    value: 'Достопримечательность'.repeat(12),
    onCancel: fn(),
    replyingTo: 'Ответ пользователю Константинопольский-Достопримечательный',
    messages: { ...composerMessages, send: 'Отправить ответ', cancel: 'Отмена' },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { value: 'متى يفتح الاختبار؟', messages: { ...composerMessages, label: 'تعليق', send: 'إرسال' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('  {Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Hello{Enter}there{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith('Hello\nthere');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('Again');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Again');
    // The button is disabled, so focus moves to the field.
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The dialog asks for an address, inserts it at the caret, and returns focus to the field. */
export const InsertLink: Story = {
  args: { value: 'Look at  please' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
    await userEvent.tab();
    field.setSelectionRange(8, 8);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Insert link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const address = await screen.findByRole('textbox', { name: 'Link address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('no address{Enter}');
    await expect(address).toBeInvalid();
    await expect(screen.getByRole('dialog')).toHaveTextContent('Enter a web address, for example https://example.com');
    await userEvent.clear(address);
    await userEvent.keyboard('pwr.example/docs{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Look at https://pwr.example/docs please');
    await expect(field.selectionStart).toBe('Look at https://pwr.example/docs'.length);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The second press of a double click inserts nothing, because the dialog is closing. */
export const InsertLinkOnce: Story = {
  decorators: slowExit,
  args: { value: 'Look at ' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
    await userEvent.click(canvas.getByRole('button', { name: 'Insert link' }));
    const address = await screen.findByRole('textbox', { name: 'Link address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('pwr.example/docs');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field.value.split('https://')).toHaveLength(2);
  },
};

/** Canceling the dialog leaves the empty draft unchanged and returns focus to the field. */
export const InsertLinkLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link address' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Insert link' })).toBeVisible();
  },
};
