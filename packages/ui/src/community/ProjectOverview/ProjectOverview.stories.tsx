import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { logo } from '../../docs/patterns/fixtures.tsx';
import { ProjectOverview, ProjectOverviewSkeleton } from './index.ts';

const meta = {
  title: 'Community/ProjectOverview',
  component: ProjectOverview,
  args: {
    images: [
      logo('#d8453e', 'M14 10h12v20h-12z'),
      logo('#7a3ff2', 'M20 9l11 20H9z'),
      logo('#3f9b34', 'M10 14h20v4H10z'),
    ],
    onOpenImage: fn(),
    description:
      'Kilnside lends against what you hold, on several chains at once.\n\nHow it works:\n1. Deposit.\n2. Borrow.\n3. Repay when it suits you.',
    messages: {
      image: (number, total) => `Picture ${number} of ${total}`,
      empty: 'The makers have not described it yet',
    },
  },
} satisfies Meta<typeof ProjectOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneImage: Story = { args: { images: [logo('#d8453e', 'M14 10h12v20h-12z')] } };

export const WithoutImages: Story = { args: { images: [] } };

export const Empty: Story = { args: { images: [], description: ' \n ' } };

export const Loading: Story = { render: () => <ProjectOverviewSkeleton /> };

export const LongText: Story = {
  args: { description: `${'Достопримечательность'.repeat(8)}\n${'https://kilnside.example/'.repeat(6)}` },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { description: 'منصة تمويل لامركزية للإقراض والاقتراض على عدة سلاسل.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenImage).toHaveBeenCalledWith(1);
  },
};
