import type { ApiClient } from '@pwr-community/api/client';
import { postsQuery, type PostSource } from '@pwr-community/api/queries/content';
import type { Post } from '@pwr-community/api/schema';
import { Avatar } from '@pwr-community/ui/Avatar';
import { CardList } from '@pwr-community/ui/community/CardList';
import { EmbedCard, EmbedCardSkeleton, readPost } from '@pwr-community/ui/community/EmbedCard';
import { Link } from '@pwr-community/ui/Link';
import { MemeCard, MemeCardSkeleton } from '@pwr-community/ui/community/MemeCard';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { ListPages } from '../../shared/ListPages.tsx';
import { listState } from '../../shared/listState.ts';
import { commonMessages, layoutMessages } from '../../shared/messages.ts';
import { useLastPage, useTopOfPage } from '../../shared/pageNumber.ts';
import { paths } from '../../shared/paths.ts';
import { ReportButton } from '../../shared/reports/ReportButton.tsx';
import { useMoment } from '../../shared/serverState.ts';
import { postMessages } from '../../shared/submissions/messages.ts';
import { usePreview } from '../../shared/submissions/usePreview.ts';
import { usePostWords } from '../../shared/submissions/usePostWords.ts';
import { useWhen } from '../../shared/useWhen.ts';
import type { View } from './communityAddress.ts';
import { contentMessages as m } from './messages.ts';

/** Three rows of three. */
const pageSize = 9;

/** Returns the query for a page of a tab's posts. */
export const feedQuery = (api: ApiClient, view: keyof typeof sources, number: number) =>
  postsQuery(api, sources[view], number - 1, pageSize);

const sources = { posts: 'embed', tiktok: 'tiktok', youtube: 'youtube', memes: 'meme' } satisfies Record<
  Exclude<View, 'mine'>,
  PostSource
>;

const skeletons = {
  posts: <EmbedCardSkeleton network="X" />,
  tiktok: <EmbedCardSkeleton network="TikTok" />,
  youtube: <EmbedCardSkeleton network="YouTube" />,
  memes: <MemeCardSkeleton />,
};

export interface FeedProps {
  view: keyof typeof sources;
  /** Page number from the address, starting at 1. */
  number: number;
  getHref: (number: number) => string;
  /** Action shown if there are no accepted posts yet. */
  emptyAction: ReactNode;
}

/** Accepted content of one type, with pagination. */
export function Feed({ view, number, getHref, emptyAction }: FeedProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { data, status, isPlaceholderData, refetch } = useQuery(feedQuery(api, view, number));
  useTopOfPage(number);
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);
  const label = formatMessage(m[view]);
  return (
    <>
      <CardList
        items={(data?.posts ?? []).map((post, place) => ({
          id: String(post.postId),
          // On a phone the first picture is the largest thing in view.
          content: <Card post={post} loading={place === 0 ? 'eager' : 'lazy'} />,
        }))}
        state={listState({ status, data }, isLeading)}
        isUpdating={isPlaceholderData}
        skeleton={skeletons[view]}
        expected={3}
        onRetry={() => void refetch()}
        emptyAction={emptyAction}
        messages={{
          label,
          loading: formatMessage(m.loading, { view }),
          error: formatMessage(m.failed, { view }),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.empty),
          emptyHint: formatMessage(m.emptyHint),
        }}
      />
      <ListPages
        label={formatMessage(m.pages)}
        page={number}
        metadata={data?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
    </>
  );
}

function Card({ post, loading }: { post: Post; loading: 'eager' | 'lazy' }) {
  const { formatMessage, formatDate } = useIntl();
  const { relative, absolute } = useWhen()(post.createdAt);
  const { timeZone } = useMoment();
  const words = usePostWords();
  const previewOf = usePreview();
  const { id, pictureUrl, isDeleted } = post.user;
  const name = isDeleted ? formatMessage(commonMessages.deletedMember) : post.user.name;
  const author = (
    <>
      <Avatar memberId={String(id)} src={pictureUrl ?? undefined} size="s" />
      {isDeleted ? (
        <span>{name}</span>
      ) : (
        <Link variant="quiet" href={paths.profile.getHref(id)}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </>
  );
  const report = <ReportButton kind="post" id={post.postId} authorId={id} label={formatMessage(m.report, { name })} />;
  const date = (
    <RelativeTime dateTime={post.createdAt} title={absolute}>
      {relative}
    </RelativeTime>
  );
  if (post.url === null)
    return (
      <MemeCard
        src={post.imageUrl ?? ''}
        alt={post.title ?? ''}
        loading={loading}
        author={author}
        note={date}
        action={report}
        messages={words.memeBy(name)}
      />
    );
  return (
    <EmbedCard
      url={post.url}
      title={formatMessage(postMessages.postOn, {
        network: readPost(post.url)?.network,
        date: formatDate(post.createdAt, { month: 'long', day: 'numeric', year: 'numeric', timeZone }),
      })}
      {...previewOf(post)}
      loading={loading}
      author={author}
      note={
        <>
          {date}
          {post.points !== null && (
            <span>
              {formatMessage(layoutMessages.points, { count: post.points, number: (digits) => digits.join('') })}
            </span>
          )}
        </>
      }
      action={report}
      headingLevel={2}
      messages={words.embed}
    />
  );
}
