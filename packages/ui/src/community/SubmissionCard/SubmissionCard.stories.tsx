import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TiktokMark, XMark, YoutubeMark } from '../../components/Icon/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { AppealSteps } from '../AppealSteps/index.ts';
import { SubmissionCard, SubmissionCardSkeleton } from './index.ts';

const meta = {
  title: 'Community/SubmissionCard',
  component: SubmissionCard,
  args: {
    title: 'Running a VIDA on a small machine',
    href: 'https://x.com/nova/status/1860000000000000001',
    icon: <XMark size="l" />,
    date: (
      <RelativeTime dateTime="2026-11-21T09:00:00Z" title="November 21, 2026, 9:00 AM">
        3 hours ago
      </RelativeTime>
    ),
    status: 'inReview',
    messages: {
      inReview: 'In Review',
      accepted: 'Accepted',
      rejected: 'Rejected',
      readReason: 'See why',
      appeal: 'Appeal',
      withdraw: 'Withdraw',
      newTab: 'opens in a new tab',
    },
  },
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SubmissionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Withdrawable: Story = {
  args: { onWithdraw: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw Running a VIDA/ }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Accepted: Story = { args: { status: 'accepted', points: 250 } };

export const Noted: Story = {
  args: { ...Accepted.args, note: 'No longer on X, so others don’t see it here' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer on X, so others don’t see it here')).toBeVisible();
  },
};

export const AcceptedWithLess: Story = { args: { status: 'accepted', points: -50 } };

export const Rejected: Story = {
  args: { status: 'rejected', reason: 'Low quality or lacks detail', onReadReason: fn() },
};

export const Appealable: Story = {
  args: { ...Rejected.args, onAppeal: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Appeal Running a VIDA/ }));
    await expect(args.onAppeal).toHaveBeenCalledOnce();
  },
};

export const Appealed: Story = {
  args: {
    ...Rejected.args,
    appeal: (
      <AppealSteps
        status="upheld"
        text="The second half shows each step, with the commands and what they print."
        answer="The steps are for an older version. Show them with the current one."
        messages={{
          label: 'Your appeal',
          appealed: 'Appealed on November 20',
          outcome: 'Decision upheld on November 22',
        }}
      />
    ),
  },
};

export const AppealedNarrow: Story = { args: Appealed.args, globals: { viewport: { value: 'mobile1' } } };

/** Several submissions, as rows of one panel. */
export const Several: Story = {
  decorators: [],
  render: (args) => (
    <Panel as="ul" padding="none" isDivided aria-label="My submissions">
      <li>
        <SubmissionCard {...args} />
      </li>
      <li>
        <SubmissionCard
          {...args}
          title="Blocks, slowly"
          icon={<TiktokMark size="l" />}
          status="accepted"
          points={250}
        />
      </li>
      <li>
        <SubmissionCard
          {...args}
          title="A wallet tour"
          icon={<YoutubeMark size="l" />}
          status="accepted"
          points={1800}
        />
      </li>
      <li>
        <SubmissionCard {...args} {...Rejected.args} title="Airdrop meme" href={undefined} />
      </li>
    </Panel>
  ),
};

export const Loading: Story = { render: () => <SubmissionCardSkeleton /> };

export const LongText: Story = {
  args: {
    ...Rejected.args,
    onAppeal: fn(),
    title: 'https://www.youtube.com/watch?v=Достопримечательность-Децентрализованная-Инфраструктурная',
    reason: 'Низкое качество или не хватает подробностей',
    messages: {
      ...meta.args.messages,
      rejected: 'Отклонено',
      readReason: 'Узнать, почему отклонено',
      appeal: 'Обжаловать',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'تشغيل VIDA على جهاز صغير',
    status: 'accepted',
    points: 250,
    messages: { ...meta.args.messages, accepted: 'مقبول', newTab: 'يُفتح في علامة تبويب جديدة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: Rejected.args,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `${args.title} (opens in a new tab)` })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^See why Running a VIDA/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReadReason).toHaveBeenCalledOnce();
  },
};
