import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Reason for the rejection',
    options: [
      { value: 'copyright', label: 'Copyright or plagiarism' },
      { value: 'quality', label: 'Low quality or lacks detail' },
      { value: 'spam', label: 'Spam or promotional content' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'quality' } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const WithDescriptions: Story = {
  args: {
    description: 'The member sees it.',
    options: [
      { value: 'copyright', label: 'Copyright or plagiarism', description: 'The work is not the member’s own.' },
      { value: 'duplicate', label: 'Duplicate or already covered', description: 'It was submitted before.' },
    ],
    defaultValue: 'duplicate',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('The member sees it.');
    await expect(canvas.getByRole('radio', { name: 'Copyright or plagiarism' })).toHaveAccessibleDescription(
      /not the member’s own/,
    );
  },
};

export const Horizontal: Story = {
  args: {
    label: 'Decision',
    orientation: 'horizontal',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
      { value: 'abstain', label: 'Abstain' },
    ],
    defaultValue: 'abstain',
  },
};

export const Error: Story = {
  args: { errorMessage: 'Choose a reason' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a reason');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'spam' } };

export const DisabledOption: Story = {
  args: { options: [...meta.args.options, { value: 'other', label: 'Another reason', isDisabled: true }] },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'spam' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Copyright/ }));
    await expect(canvas.getByRole('radio', { name: /Spam/ })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Почему материал отклонён',
    description: 'Участник увидит причину и объяснение к ней.',
    options: [
      {
        value: 'a',
        label: 'Нарушение авторских прав или заимствование без указания источника',
        description: 'Работа принадлежит другому человеку либо в ней нет ссылки на первоисточник.',
      },
      { value: 'b', label: 'Не по теме или вводит в заблуждение' },
    ],
    defaultValue: 'a',
    errorMessage: 'Выберите причину, иначе участник не поймёт, что исправить.',
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'سبب الرفض',
    options: [
      { value: 'a', label: 'انتهاك حقوق النشر' },
      { value: 'b', label: 'محتوى ترويجي', description: 'إعلان أو رابط إحالة.' },
    ],
    defaultValue: 'b',
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Copyright/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /Copyright/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const next = canvas.getByRole('radio', { name: /Low quality/ });
    await expect(next).toHaveFocus();
    await expect(next).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Spam/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('spam');
  },
};
