import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { projects } from '../../docs/patterns/fixtures.tsx';
import { ProjectHeader, ProjectHeaderSkeleton } from './index.ts';

const { name, logo, bio, categories } = projects[0]!;

const meta = {
  title: 'Community/ProjectHeader',
  component: ProjectHeader,
  args: {
    name,
    logo,
    bio,
    categories,
    upvote: { count: 1284, isUpvoted: true, onChange: fn(), messages: { label: 'Upvote Kilnside, 1,284 upvotes' } },
  },
} satisfies Meta<typeof ProjectHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kilnside' })).toBeVisible();
  },
};

export const OnItsPage: Story = { args: { headingLevel: 1 } };

export const Loading: Story = { render: () => <ProjectHeaderSkeleton /> };

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: {
    name: 'Достопримечательность децентрализованной инфраструктуры',
    bio: `${bio} ${bio}`,
    categories: ['Программное приложение', 'Инфраструктура', 'Децентрализованные финансы'],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    name: 'كيلن سايد',
    bio: 'منصة تمويل لامركزية للإقراض والاقتراض.',
    categories: ['آلة افتراضية خارجية', 'تمويل'],
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upvote Kilnside, 1,284 upvotes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.upvote.onChange).toHaveBeenCalledWith(false);
  },
};
