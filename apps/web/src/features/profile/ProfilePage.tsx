import { ApiError } from '@pwr-community/api/errors';
import { userByNameQuery, userQuery } from '@pwr-community/api/queries/users';
import type { User } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { ProfileHeaderSkeleton } from '@pwr-community/ui/ProfileHeader';
import { ProfilePage as ProfileFrame } from '@pwr-community/ui/ProfilePage';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { commonMessages, layoutMessages } from '../../app/messages.ts';
import { parseId } from '../../app/parseId.ts';
import { paths, useTitle } from '../../app/paths.ts';
import { Head } from './Head.tsx';
import { MemberProjects, preloadShown } from './MemberProjects.tsx';
import { profileMessages as m } from './messages.ts';

/** A member's page, by the id in its address. */
function ProfilePage() {
  const id = parseId(useParams().id);
  const query = userQuery(api, id ?? 0);
  const result = useQuery({ ...query, queryFn: id === null ? skipToken : query.queryFn });
  return <Profile result={result} isUnknown={id === null || isRefused(result.error)} />;
}

/** A member's page, by the user name in its address. */
function ProfileByNamePage() {
  const { username = '' } = useParams();
  const result = useQuery(userByNameQuery(api, username));
  return <Profile result={result} isUnknown={isRefused(result.error)} />;
}

/** Nobody has that id or name; or, with 400, nobody could. */
const isRefused = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 400);

interface ProfileProps {
  result: Pick<UseQueryResult<User>, 'data' | 'error' | 'refetch'>;
  isUnknown: boolean;
}

function Profile({ result: { data: member, error, refetch }, isUnknown }: ProfileProps) {
  const { formatMessage } = useIntl();
  useTitle(isUnknown ? formatMessage(m.notFound) : member?.name);

  if (isUnknown)
    return (
      <ProfileFrame
        header={
          <EmptyState
            headingLevel={1}
            illustration={<BrokenWire />}
            title={formatMessage(m.notFound)}
            action={
              <Link variant="button" href={paths.projects.getHref()}>
                {formatMessage(layoutMessages.toProjects)}
              </Link>
            }
          />
        }
      />
    );
  if (member)
    return (
      <ProfileFrame header={<Head member={member} />}>
        <MemberProjects member={member} />
      </ProfileFrame>
    );
  if (error)
    return (
      <ProfileFrame
        header={
          <EmptyState
            headingLevel={1}
            illustration={<BrokenWire />}
            title={formatMessage(m.failed)}
            action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
          />
        }
      />
    );
  return <ProfileFrame isBusy label={formatMessage(m.loading)} header={<ProfileHeaderSkeleton />} />;
}

/** The page by id, with what it is drawn with. */
export const loadProfilePage = async () => (await preloadShown(), ProfilePage);

/** The page by user name, with what it is drawn with. */
export const loadProfileByNamePage = async () => (await preloadShown(), ProfileByNamePage);
