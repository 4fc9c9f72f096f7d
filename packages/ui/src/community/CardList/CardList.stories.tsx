import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { EmbedCard, EmbedCardSkeleton } from '../EmbedCard/index.ts';
import { XMark } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SubmissionCard, SubmissionCardSkeleton } from '../SubmissionCard/index.ts';
import { CardList } from './index.ts';

const embed = (id: number, title = 'Post on X, November 12') => ({
  id: String(id),
  content: (
    <EmbedCard
      url={`https://x.com/nova/status/${id}`}
      title={title}
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
});

const row = (id: number) => ({
  id: String(id),
  content: (
    <SubmissionCard
      title={`x.com/nova/status/${id}`}
      icon={<XMark size="l" />}
      date="3 hours ago"
      status="inReview"
      headingLevel={2}
      messages={{
        inReview: 'In Review',
        accepted: 'Accepted',
        rejected: 'Rejected',
        readReason: 'See why',
        appeal: 'Appeal',
        withdraw: 'Withdraw',
        newTab: 'opens in a new tab',
      }}
    />
  ),
});

const meta = {
  title: 'Community/CardList',
  component: CardList,
  args: {
    items: [embed(1), embed(2), embed(3), embed(4)],
    state: 'done',
    skeleton: <EmbedCardSkeleton network="X" />,
    onRetry: fn(),
    emptyAction: <Button variant="primary">Submit content</Button>,
    messages: {
      label: 'Posts',
      loading: 'Loading posts',
      error: 'Error loading posts',
      retry: 'Retry',
      empty: 'No posts yet',
      emptyHint: 'Submit yours to be the first.',
    },
  },
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Posts' }).children).toHaveLength(4);
  },
};

export const Rows: Story = { args: { layout: 'rows', items: [row(1), row(2), row(3)] } };

export const Loading: Story = {
  args: { state: 'loading' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading posts'));
  },
};

export const LoadingRows: Story = {
  args: { state: 'loading', layout: 'rows', skeleton: <SubmissionCardSkeleton />, expected: 3 },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(canvas.getByRole('heading').textContent));
  },
};

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { items: [embed(1, 'Публикация в X от 12 ноября с достопримечательностями'), embed(2)] },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { items: [embed(1, 'منشور على X'), embed(2, 'منشور على X')] },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab visits each card in turn: its post, its author and the link to the original. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      const { getByRole } = within(card);
      for (const stop of [
        getByRole('button', { name: 'Show the post from X' }),
        getByRole('link', { name: 'Nova Lindqvist' }),
        getByRole('link', { name: 'Open on X (opens in a new tab)' }),
      ]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const KeyboardRetries: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
