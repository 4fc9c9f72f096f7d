import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { CardList } from '../../community/CardList/index.ts';
import { EmbedCard, EmbedCardSkeleton } from '../../community/EmbedCard/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TabLinks } from '../../components/TabLinks/index.ts';
import { CommunityLayout } from './index.ts';

const posts = (label: string, title: string) => (
  <CardList
    items={['1', '2', '3'].map((id) => ({
      id,
      content: (
        <EmbedCard
          url={`https://x.com/nova/status/${id}`}
          title={title}
          headingLevel={2}
          author={
            <Link variant="quiet" href="#profile">
              Nova Lindqvist
            </Link>
          }
          messages={{
            load: (network) => `Show the post from ${network}`,
            notice: (network) => `${network} will know that you viewed it.`,
            open: (network) => `Open on ${network}`,
            newTab: 'opens in a new tab',
          }}
        />
      ),
    }))}
    state="done"
    skeleton={<EmbedCardSkeleton />}
    onRetry={fn()}
    messages={{
      label,
      loading: 'Loading posts',
      error: 'Error loading posts',
      retry: 'Retry',
      empty: 'No posts yet',
      emptyHint: 'Be the first to submit one.',
    }}
  />
);

const tabs = (names: string[], title: string) => (
  <TabLinks
    label={title}
    tabs={names.map((label, index) => ({ id: String(index), label, href: `#${index}` }))}
    currentId="0"
  >
    {posts(names[0]!, title)}
  </TabLinks>
);

const meta = {
  title: 'Layouts/CommunityLayout',
  component: CommunityLayout,
  args: {
    title: 'Community',
    lead: 'Posts, videos and memes that members made and the team accepted.',
    action: <Button variant="primary">Submit content</Button>,
    children: tabs(['Posts', 'TikTok', 'YouTube', 'Memes', 'My submissions'], 'Post on X, November 12'),
  },
} satisfies Meta<typeof CommunityLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    title: 'Сообщество',
    lead: 'Публикации, видео и мемы, которые сделали участники и приняла команда.',
    action: <Button variant="primary">Отправить материал</Button>,
    children: tabs(['Публикации', 'TikTok', 'YouTube', 'Мемы', 'Мои материалы'], 'Публикация в X, 12 ноября'),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'المجتمع',
    lead: 'منشورات الأعضاء',
    action: <Button variant="primary">أرسل</Button>,
    children: tabs(['منشورات', 'مقاطع'], 'منشور على X'),
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab reaches the action first, then the types, then the content of one type. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit content' })).toHaveFocus();
    for (const name of ['Posts', 'TikTok', 'YouTube', 'Memes', 'My submissions']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Show the post from X' })[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'My submissions' })).toHaveFocus();
  },
};
