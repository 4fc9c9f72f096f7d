import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { UpvoteButton } from './index.ts';

const number = (value: number) => value.toLocaleString('en');

/** Keeps the count in state, because the accessible name includes it. */
function Live(props: ComponentProps<typeof UpvoteButton>) {
  const [isUpvoted, setUpvoted] = useState(props.isUpvoted ?? false);
  const count = props.count + Number(isUpvoted) - Number(props.isUpvoted ?? false);
  return (
    <UpvoteButton
      {...props}
      count={count}
      isUpvoted={isUpvoted}
      messages={{ label: props.messages.label.replace(number(props.count), number(count)) }}
      onChange={(next) => {
        setUpvoted(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Community/UpvoteButton',
  component: UpvoteButton,
  args: { count: 871, onChange: fn(), messages: { label: 'Upvote Byway, 871 upvotes' } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof UpvoteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Upvoted: Story = {
  args: { count: 745, isUpvoted: true, messages: { label: 'Upvote Arcadeway, 745 upvotes' } },
};

/** A pending button is still pressable: a second press takes the upvote back. */
export const Pending: Story = {
  args: { isUpvoted: true, isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('data-saving');
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = { args: { count: 1284567, messages: { label: 'Upvote Kilnside, 1,284,567 upvotes' } } };

export const RightToLeftDark: Story = {
  args: { count: 1284, isUpvoted: true, messages: { label: 'صوّت لمشروع كيلن، 1,284 صوتًا' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Upvote Byway/, pressed: false });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
