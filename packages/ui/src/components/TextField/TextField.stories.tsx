import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkIcon } from '../Icon/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Project name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { description: 'The name shown in the list', placeholder: 'Kilnside' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The name shown in the list');
  },
};

export const WithIcon: Story = {
  args: { label: 'Website', icon: <LinkIcon />, type: 'url', defaultValue: 'https://kilnside.example' },
};

export const Error: Story = {
  args: { label: 'Go to page', defaultValue: '61', errorMessage: 'Enter a page from 1 to 44' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a page from 1 to 44');
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Kilnside' } };

/** A read-only value can still be focused, selected and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Kilnside', description: 'Only an admin can change the name' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Название проекта, под которым его будут искать участники сообщества',
    description: 'Не короче трёх и не длиннее шестидесяти знаков, без ссылок и адресов кошельков',
    errorMessage: 'Проект с таким названием уже есть. Добавьте к названию слово, которое отличит ваш проект.',
    defaultValue: 'Высокопревосходительство',
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'اسم المشروع',
    description: 'كما سيظهر في القائمة',
    errorMessage: 'هذا الاسم مستخدم',
    defaultValue: 'كيلن',
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Project name' })).toHaveFocus();
    await userEvent.keyboard('Kil');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kil');
  },
};
