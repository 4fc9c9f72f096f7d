import { submissionsQuery } from '@pwr-community/api/queries/content';
import type { FoundUser } from '@pwr-community/api/schema';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../app/api.ts';
import { listState } from '../../../app/listState.ts';
import { commonMessages } from '../../../app/messages.ts';
import { submissionMessages } from '../../../app/submissions/messages.ts';
import { kindIcons, titleOf } from '../../../app/submissions/parts.tsx';
import { useWhen } from '../../../app/useWhen.ts';
import { DeletePost } from './deeds.tsx';
import { membersMessages as m } from './messages.ts';

/** Most that one call brings. */
const itemsPerPage = 100;

/** What a member has on the community page, each to be deleted. */
export function Posts({ member: { id, username } }: { member: FoundUser }) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const { data, status, refetch } = useQuery(
    submissionsQuery(api, { searchTerm: username, status: 'Accepted', itemsPerPage }),
  );
  const rows = (data?.submissions ?? [])
    .filter(({ user }) => user.id === id)
    .map((submission) => {
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
    <DetailList
      rows={rows}
      state={listState(status)}
      onRetry={() => void refetch()}
      messages={{
        label: formatMessage(m.posts),
        loading: formatMessage(m.postsLoading),
        error: formatMessage(m.postsFailed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.noPosts),
      }}
    />
  );
}
