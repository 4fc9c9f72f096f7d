import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Tell me when a submission is reviewed', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

/** Partly selected, like the checkbox above a column of others. */
export const Indeterminate: Story = {
  args: { children: 'All 12 submissions', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { description: 'At most one message a day.', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('At most one message a day.');
  },
};

export const Error: Story = {
  args: { children: 'The work is mine', errorMessage: 'You can only submit your own work' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('You can only submit your own work');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
    </>
  ),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const options = [
  { value: 'tweets', label: 'Posts on X' },
  { value: 'videos', label: 'Videos', description: 'TikTok and YouTube' },
  { value: 'memes', label: 'Memes' },
];

export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="Kinds of content"
      description="The ones that you review."
      options={options}
      defaultValue={['tweets']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Kinds of content' })).toHaveAccessibleDescription(
      'The ones that you review.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Videos' })).toHaveAccessibleDescription(/TikTok and YouTube/);
  },
};

export const GroupHorizontal: Story = {
  render: () => (
    <CheckboxGroup label="Kinds of content" options={options} defaultValue={['memes']} orientation="horizontal" />
  ),
};

export const GroupError: Story = {
  render: () => (
    <CheckboxGroup label="Kinds of content" options={options} errorMessage="Choose at least one type of content" />
  ),
};

export const GroupDisabled: Story = {
  render: () => <CheckboxGroup label="Kinds of content" options={options} defaultValue={['memes']} isDisabled />,
};

export const LongText: Story = {
  args: {
    children: 'Я подтверждаю, что это моя собственная работа и что она не нарушает ничьих авторских прав',
    description: 'Проверяющий увидит это подтверждение рядом с материалом и может попросить источник.',
    errorMessage: 'Без подтверждения материал нельзя отправить. Поставьте отметку, если работа действительно ваша.',
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: { children: 'أخبرني عند مراجعة المشاركة', description: 'رسالة واحدة يوميًا على الأكثر.', defaultSelected: true },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} />
      <CheckboxGroup label="Kinds of content" options={options} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: /Tell me/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Posts on X' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Videos' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Videos' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Posts on X' })).toHaveFocus();
  },
};
