import { submissionsQuery } from '@pwr-community/api/queries/content';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { kindIcons, titleOf } from '../../../shared/submissions/parts.tsx';
import { useWhen } from '../../../shared/useWhen.ts';
import { DeletePost } from './deeds.tsx';
import { membersMessages as m } from './messages.ts';

const itemsPerPage = 10;

export interface PostsProps {
  userId: number;
  /** Page number from the address, starting at 1. */
  number: number;
  getHref: (number: number) => string;
}

/** A member's posts on the community page, with buttons to delete them. */
export function Posts({ userId, number, getHref }: PostsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const when = useWhen();
  const { data, status, isPlaceholderData, refetch } = useQuery(
    submissionsQuery(api, { userId, status: 'Accepted', page: number - 1, itemsPerPage }),
  );
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);
  const rows = (data?.submissions ?? []).map((submission) => {
    const { submissionId, contentType, url, createdAt } = submission;
    const { relative, absolute } = when(createdAt);
    const title = <bdi>{titleOf(submission)}</bdi>;
    return {
      id: String(submissionId),
      icon: kindIcons[contentType],
      title: url ? (
        <Link variant="quiet" href={url} isExternal messages={{ newTab: formatMessage(commonMessages.newTab) }}>
          {title}
        </Link>
      ) : (
        title
      ),
      details: [
        formatMessage(submissionMessages[contentType]),
        <RelativeTime key="when" dateTime={createdAt} title={absolute}>
          {relative}
        </RelativeTime>,
      ],
      end: <DeletePost postId={submissionId} />,
    };
  });
  return (
    <>
      <DetailList
        rows={rows}
        state={listState({ status, data }, isLeading)}
        isUpdating={isPlaceholderData}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.posts),
          loading: formatMessage(m.postsLoading),
          error: formatMessage(m.postsFailed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.noPosts),
        }}
      />
      <ListPages
        label={formatMessage(m.postPages)}
        page={number}
        metadata={data?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
    </>
  );
}
