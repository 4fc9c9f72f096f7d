import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { InviteCard, InviteCardSkeleton } from './index.ts';

const meta = {
  title: 'Community/InviteCard',
  component: InviteCard,
  args: {
    url: 'https://example.org/?referral_code=nova-7f3a',
    text: 'Join me on PWR Airdrops',
    friends: [
      { id: '11', name: 'Nikolai Voronin', completed: 6, isRewarded: true },
      { id: '12', name: 'Elif Demirtaş', completed: 4, isRewarded: true },
      { id: '14', name: '孙悦', completed: 3 },
      { id: '16', name: 'Mert Aksoy', completed: 0 },
    ],
    messages: {
      heading: 'Invite friends',
      rule: '100 points for each friend who completes 4 quests, including the wallet and Telegram quests.',
      share: 'Share',
      title: 'Share your link',
      link: 'Your link',
      copy: 'Copy link',
      copied: 'Link copied!',
      copyFailed: 'Could not copy. The link is selected: copy it with the keyboard.',
      newTab: 'opens in a new tab',
      friends: 'Friends who joined',
      nobody: 'No one has joined with your link yet.',
      progress: (completed, goal) => `${completed} of ${goal} quests`,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '600px' }}>
        <Panel padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof InviteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const friends = canvas.getByRole('list', { name: 'Friends who joined' });
    await expect(friends.children).toHaveLength(4);
    const bar = canvas.getByRole('progressbar', { name: '孙悦' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 4 quests');
    await expect(canvas.getAllByText('+100')).toHaveLength(2);
  },
};

export const NobodyYet: Story = { args: { friends: [] } };

/** For a card inside a Section that provides the heading. */
export const WithoutHeading: Story = { args: { messages: { ...meta.args.messages, heading: undefined } } };

export const OneFriend: Story = { args: { friends: [{ id: '16', name: 'Mert Aksoy', completed: 1 }] } };

export const MoreFriends: Story = { args: { more: <Link href="#friends">All 24 friends</Link> } };

export const Loading: Story = { render: () => <InviteCardSkeleton /> };

export const LongText: Story = {
  args: {
    friends: [{ id: '20', name: 'Константин Константинопольский-Достопримечательный', completed: 4, isRewarded: true }],
    messages: {
      ...meta.args.messages,
      heading: 'Пригласите друзей',
      rule: '100 баллов за каждого друга, который выполнит 4 задания, в том числе с кошельком и с Telegram.',
      share: 'Поделиться',
      copy: 'Скопировать ссылку',
      progress: (completed, goal) => `${completed} из ${goal} заданий`,
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    friends: [{ id: '21', name: 'ليلى حداد', completed: 2 }],
    messages: {
      ...meta.args.messages,
      heading: 'ادعُ أصدقاءك',
      rule: '100 نقطة عن كل صديق يكمل 4 مهام.',
      share: 'مشاركة',
      copy: 'نسخ الرابط',
      progress: (completed, goal) => `${completed} من ${goal} مهام`,
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    const share = canvas.getByRole('button', { name: 'Share' });
    await expect(share).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Share your link' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(share).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your link' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.url);
    await expect(await canvas.findByRole('button', { name: 'Link copied!' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied!'));
  },
};
