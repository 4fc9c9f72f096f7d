import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { countdownMessages } from '../../docs/patterns/questFixtures.tsx';
import { Countdown } from './index.ts';

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: {
    endsAt: '2026-12-03T20:15:26Z',
    now: '2026-11-21T12:00:00Z',
    onEnd: fn(),
    messages: countdownMessages,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Season 2 closes in' });
    await expect(timer).toHaveTextContent('12 days08 hours15 minutes26 seconds');
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const InACard: Story = {
  args: { size: 'm', largestUnit: 'hours', endsAt: '2026-11-22T02:12:40Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14 hours12 minutes40 seconds');
  },
};

export const Over: Story = {
  args: { endsAt: '2026-11-20T12:00:00Z' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00 days00 hours00 minutes00 seconds');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Without `now`, the clock runs. */
export const Running: Story = {
  args: { endsAt: new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString(), now: undefined },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('timer').textContent;
    await waitFor(() => expect(canvas.getByRole('timer').textContent).not.toBe(before));
  },
  // Screenshots of a running clock always differ.
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Times that the story sets: about 2 hours, 1 hour and 20 minutes before the end, and the end itself. */
const moments = ['2026-12-03T18:15:27Z', '2026-12-03T19:15:26Z', '2026-12-03T19:55:26Z', '2026-12-03T20:15:26Z'];

function Moved({ moments, ...props }: ComponentProps<typeof Countdown> & { moments: readonly string[] }) {
  const [index, setIndex] = useState(0);
  return (
    <div style={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
      <Countdown {...props} now={moments[index]!} />
      <Button onPress={() => setIndex(index + 1)}>Later</Button>
    </div>
  );
}

export const SpeaksUpSparingly: Story = {
  render: (args) => <Moved {...args} moments={moments} />,
  play: async ({ args, canvas }) => {
    const status = screen.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('1 hour left');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('1 hour left');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Season 2 has closed');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Later' })).toHaveFocus();
  },
};

/** A countdown that just appeared doesn't announce the time left, because the reader already knows it. */
const claimed = ['2026-12-02T20:15:25Z', '2026-12-02T20:15:26Z', '2026-12-02T20:15:27Z', '2026-12-02T21:15:27Z'];

export const SilentAtFirst: Story = {
  args: { largestUnit: 'hours' },
  render: (args) => <Moved {...args} moments={claimed} />,
  play: async ({ canvas }) => {
    const status = screen.getByRole('status');
    const later = canvas.getByRole('button', { name: 'Later' });
    await userEvent.click(later);
    await expect(canvas.getByRole('timer')).toHaveTextContent('24 hours00 minutes00 seconds');
    await userEvent.click(later);
    await expect(canvas.getByRole('timer')).toHaveTextContent('23 hours59 minutes59 seconds');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(later);
    await expect(status).toHaveTextContent('23 hours left');
  },
};

export const LongText: Story = {
  args: {
    endsAt: '2027-05-03T20:15:26Z',
    messages: {
      ...countdownMessages,
      label: 'До закрытия второго сезона',
      units: { days: () => 'дня', hours: () => 'часов', minutes: () => 'минут', seconds: () => 'секунд' },
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

/** All units fit on one line in the hero on a phone. */
export const ChineseNarrow: Story = {
  args: {
    messages: {
      ...countdownMessages,
      units: { days: () => '天', hours: () => '小时', minutes: () => '分', seconds: () => '秒' },
    },
  },
  globals: { language: 'zh', viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '254px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = ['天', '小时', '分', '秒'].map((name) => canvas.getByText(name).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const RightToLeftDark: Story = {
  args: {
    messages: {
      ...countdownMessages,
      label: 'ينتهي الموسم خلال',
      units: { days: () => 'يومًا', hours: () => 'ساعات', minutes: () => 'دقيقة', seconds: () => 'ثانية' },
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
