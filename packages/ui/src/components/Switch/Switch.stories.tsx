import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Show degen submissions', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: { description: 'Members marked as degen by an admin.', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Members marked as degen by an admin.');
  },
};

/** In a list of settings, the switches align in a column. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <div style={{ display: 'grid', maxInlineSize: '400px' }}>
      <Switch {...args} description="Members marked as degen by an admin." />
      <Switch {...args} defaultSelected>
        Compact rows
      </Switch>
    </div>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </>
  ),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    children: 'Показывать материалы участников, отмеченных администратором как рискованные',
    description: 'Они остаются в очереди, но по умолчанию скрыты, чтобы не отвлекать от остальных.',
    align: 'end',
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: { children: 'إظهار المشاركات', description: 'لكل الأعضاء.', defaultSelected: true },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
};
