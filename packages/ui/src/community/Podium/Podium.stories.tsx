import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  arabicPodiumMessages,
  podium,
  podiumMessages,
  russianPodiumMessages,
} from '../../docs/patterns/leaderboardFixtures.tsx';
import { Podium, PodiumSkeleton } from './index.ts';

const meta = {
  title: 'Community/Podium',
  component: Podium,
  args: { entries: podium, messages: podiumMessages },
} satisfies Meta<typeof Podium>;

export default meta;
type Story = StoryObj<typeof meta>;

const withPoints = (...points: number[]) => podium.map((entry, index) => ({ ...entry, points: points[index]! }));

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const places = within(canvas.getByRole('list', { name: 'Top three' })).getAllByRole('listitem');
    const names = places.flatMap((place) => within(place).queryAllByRole('link')).map((link) => link.textContent);
    await expect(names).toEqual(['Ana Beltrán', 'Mert Aksoy', 'linh.nguyen']);
    const [first, second, third] = [...canvasElement.querySelectorAll('[data-part=bar]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    await expect(second!.left).toBeLessThan(first!.left);
    await expect(third!.left).toBeGreaterThan(first!.left);
    await expect(second!.height / first!.height).toBeCloseTo(61050 / 68420, 2);
    await expect(third!.height / first!.height).toBeCloseTo(57310 / 68420, 2);
  },
};

/** Bars start at zero; text moves above bars that are too short for it. */
export const FarAhead: Story = { args: { entries: withPoints(68420, 12300, 800) } };

export const Tie: Story = {
  args: { entries: withPoints(500, 500, 450).map((entry, index) => ({ ...entry, rank: index < 2 ? 1 : 3 })) },
};

/** A tag marks the reader's own place. */
export const Own: Story = {
  args: { ownId: podium[0]!.id },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').filter((item) => item.dataset.part === 'place');
    await expect(within(first!).getByText('You')).toBeVisible();
    await expect(within(second!).queryByText('You')).toBeNull();
  },
};

export const OwnOnPhone: Story = { args: Own.args, globals: { viewport: { value: 'mobile1' } } };

export const Two: Story = { args: { entries: podium.slice(0, 2) } };

export const One: Story = { args: { entries: podium.slice(0, 1) } };

export const NoPoints: Story = { args: { entries: withPoints(0, 0, 0).map((entry) => ({ ...entry, rank: 1 })) } };

export const Loading: Story = { render: () => <PodiumSkeleton /> };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const PhoneLoading: Story = { render: Loading.render, globals: { viewport: { value: 'mobile1' } } };

const long = podium.map((entry) => ({
  ...entry,
  name: `${entry.name}Донаудампфшиффартсгезельшафт`,
  interests: ['Разработчик', 'Исследовательница', 'Управление сообществом'],
}));

export const LongText: Story = {
  args: { entries: long, messages: russianPodiumMessages },
  globals: { language: 'ru' },
};

export const LongTextOnThePhone: Story = {
  args: LongText.args,
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { messages: arabicPodiumMessages },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab follows the order of ranks, not of bars. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const { name } of podium) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
