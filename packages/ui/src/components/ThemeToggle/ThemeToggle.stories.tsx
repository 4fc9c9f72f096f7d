import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeToggle } from './index.ts';

const meta = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { onPress: fn(), messages: { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' } },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Switch to dark theme');
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Switch to light theme');
  },
};

export const RightToLeftDark: Story = {
  args: { messages: { toDark: 'التبديل إلى المظهر الداكن', toLight: 'التبديل إلى المظهر الفاتح' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

const onRender = fn();

export const ChangeOfThemeRendersNothing: Story = {
  render: (args) => (
    <Profiler id="toggle" onRender={onRender}>
      <ThemeToggle {...args} />
    </Profiler>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Switch to dark theme' });
    onRender.mockClear();
    document.documentElement.classList.replace('light', 'dark');
    await expect(button).toHaveAccessibleName('Switch to light theme');
    document.documentElement.classList.replace('dark', 'light');
    await expect(button).toHaveAccessibleName('Switch to dark theme');
    await expect(onRender).not.toHaveBeenCalled();
  },
};
