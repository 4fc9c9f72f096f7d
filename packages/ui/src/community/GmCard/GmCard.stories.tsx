import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Panel } from '../../components/Panel/index.ts';
import { gmMessages, now } from '../../docs/patterns/questFixtures.tsx';
import { GmCard, GmCardSkeleton } from './index.ts';

const meta = {
  title: 'Community/GmCard',
  component: GmCard,
  args: { state: 'claimable', reward: '+50 points', onClaim: fn(), now, messages: gmMessages },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '300px' }}>
        <Panel padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof GmCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextClaimAt = '2026-11-22T02:12:40Z';

export const Default: Story = {};

export const Pending: Story = { args: { state: 'pending' } };

export const CountingDown: Story = {
  args: { state: 'waiting', nextClaimAt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Next GM' })).toHaveTextContent('14 h12 min40 s');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { render: () => <GmCardSkeleton /> };

let answer = () => {};

/** A countdown replaces the pressed button, so focus moves to the heading. */
export const Keyboard: Story = {
  render: function Claimed(args) {
    const [state, setState] = useState(args.state);
    const claim = () => {
      setState('pending');
      answer = () => setState('waiting');
    };
    return <GmCard {...args} state={state} nextClaimAt={nextClaimAt} onClaim={claim} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const claim = canvas.getByRole('button', { name: 'Say GM' });
    await expect(claim).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(claim).toHaveAttribute('data-busy'));
    await expect(claim).toHaveFocus();
    answer();
    await expect(await canvas.findByText(gmMessages.claimed!)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Daily GM' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    state: 'waiting',
    nextClaimAt,
    reward: '+50 баллов каждый день',
    messages: {
      ...gmMessages,
      label: 'Ежедневный GM',
      waiting: 'Сегодня вы уже поздоровались. Следующий раз через',
      countdown: {
        ...gmMessages.countdown,
        units: { days: () => 'дней', hours: () => 'часов', minutes: () => 'минут', seconds: () => 'секунд' },
      },
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    reward: '+50 نقطة',
    messages: { ...gmMessages, label: 'صباح الخير اليومي', rule: 'مرة كل 24 ساعة.', claim: 'قل صباح الخير' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
