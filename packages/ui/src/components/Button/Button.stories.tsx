import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PlusIcon } from '../Icon/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Submit a project', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary', children: 'Link wallet' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Destructive: Story = { args: { variant: 'destructive', children: 'Delete' } };

export const Small: Story = { args: { size: 's', children: 'Reply' } };

export const Large: Story = { args: { size: 'l', variant: 'primary', children: 'Connect with X (Twitter)' } };

export const Opening: Story = { args: { isOpening: true, children: 'Start' } };

export const WithIcon: Story = { args: { icon: <PlusIcon /> } };

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Disabled: Story = {
  args: { isDisabled: true, children: 'Send' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const DisabledVariants: Story = {
  args: { isDisabled: true },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="destructive" />
    </div>
  ),
};

/** Long labels wrap inside their buttons. */
export const Narrow: Story = {
  args: { isFullWidth: true, size: 'l' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '12px' }}>
      <Button {...args} variant="primary" icon={<PlusIcon />}>
        Отправить проект на рассмотрение сообщества
      </Button>
      <Button {...args}>Сохранить черновик и вернуться к нему позже</Button>
    </div>
  ),
  globals: { language: 'ru', width: '320' },
};

export const Pending: Story = {
  args: { variant: 'primary', children: 'Post', isPending: true, messages: { pending: 'Posting the comment' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Posting the comment/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The button element stays the same and keeps focus, and the page's announcer announces the pending message. */
export const BecomesPending: Story = {
  args: { variant: 'primary', children: 'Post' },
  render: function BecomesPending({ isPending: _, messages: __, ...args }) {
    const [isPending, setPending] = useState(false);
    return (
      <>
        <Button
          {...args}
          isPending={isPending}
          messages={{ pending: 'Posting the comment' }}
          onPress={() => setPending(true)}
        />
        <Button onFocus={() => setPending(false)}>Next</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Post' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Posting the comment'));
    await expect(canvas.getByRole('button', { name: /^Post/ })).toBe(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.unhover(button);
    await expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  },
};

/** The request's state arrives in a later task, as with TanStack Query. Presses before that count as one. */
export const PressedTwiceBeforePending: Story = {
  args: { children: 'Post' },
  render: function PressedTwice({ isPending: _, messages: __, onPress, ...args }) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        messages={{ pending: 'Posting the comment' }}
        onPress={(event) => {
          onPress?.(event);
          setTimeout(() => setPending(true));
          setTimeout(() => setPending(false), 100);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Post' });
    button.click();
    button.click();
    await expect(args.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    button.click();
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: { children: 'Показать все проекты с наибольшим числом голосов за последние тридцать дней' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = {
  args: { variant: 'primary', children: 'أضف مشروعًا', icon: <PlusIcon /> },
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
