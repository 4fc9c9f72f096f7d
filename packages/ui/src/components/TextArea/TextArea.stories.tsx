import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextArea } from './index.ts';

const counted = {
  limit: 200,
  messages: {
    count: (used: number, limit: number) => `${used} / ${limit}`,
    left: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  },
};

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { description: 'Its purpose and audience', placeholder: 'A wallet that …' },
};

/** An emoji counts as one character. */
export const Counted: Story = {
  args: { ...counted, defaultValue: 'A side chain 🚀' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 / 200')).toBeVisible();
  },
};

/** The counter appears near the limit and is announced in steps. */
export const NearLimit: Story = {
  args: { ...counted, countFrom: 180, defaultValue: 'a'.repeat(188) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('188 / 200')).toBeVisible();
    await expect(canvas.getByText('15 characters left')).toBeInTheDocument();
  },
};

/** Pasted text is never truncated, even if it exceeds the limit. */
export const OverLimit: Story = {
  args: { ...counted, limit: 20 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('twenty-five characters, no');
    await expect(field).toHaveValue('twenty-five characters, no');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 characters too many'));
  },
};

export const GrowsWithItsText: Story = {
  args: { rows: 1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, 'one{Enter}two{Enter}three');
    await expect(field.clientHeight).toBeGreaterThan(before * 2);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight + 1);
  },
};

export const Error: Story = { args: { errorMessage: 'Say in a sentence what it does', defaultValue: '…' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'A side chain' } };

/** A read-only value can still be focused, selected and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'A side chain' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The counter is announced in steps while typing: not on every keystroke, and only in the last tenth. */
export const ReadOutWhileTyping: Story = {
  args: { ...counted, limit: 100, defaultValue: 'a'.repeat(88) },
  play: async ({ canvas }) => {
    const status = screen.getByRole('status');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'a');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'a');
    await expect(status).toHaveTextContent('10 characters left');
    await userEvent.type(field, 'a');
    await expect(status).toHaveTextContent('10 characters left');
    await userEvent.type(field, 'aaaa');
    await expect(status).toHaveTextContent('5 characters left');
  },
};

export const LongText: Story = {
  args: {
    ...counted,
    label: 'Описание проекта для участников сообщества',
    description: 'Расскажите, что делает проект и чем он отличается от похожих',
    defaultValue: `${'Достопримечательность'.repeat(6)} и ещё несколько слов`,
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: { ...counted, label: 'الوصف', defaultValue: 'سلسلة جانبية متوافقة مع بيتكوين' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
  },
};
