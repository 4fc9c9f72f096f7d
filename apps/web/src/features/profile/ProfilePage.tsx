import { ApiError } from '@pwr-community/api/errors';
import { userByNameQuery, userQuery } from '@pwr-community/api/queries/users';
import type { User } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { ProfileHeaderSkeleton } from '@pwr-community/ui/community/ProfileHeader';
import { ProfilePage as ProfileFrame } from '@pwr-community/ui/layouts/ProfilePage';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { commonMessages } from '../../shared/messages.ts';
import { page, type PageFacts } from '../../shared/page.ts';
import { parseId } from '../../shared/parseId.ts';
import { useTitle } from '../../shared/paths.ts';
import { useMember } from '../../shared/session.tsx';
import { useSite } from '../../shared/site.ts';
import { wayOut } from '../../shared/wayOut.ts';
import { Head } from './Head.tsx';
import { MemberProjects, preloadShown, projectsQueries } from './MemberProjects.tsx';
import { profileMessages as m } from './messages.ts';
import { searchNames } from './profileAddress.ts';

const DeletionNotice = page(
  async () => (await import('../../shared/account/DeletionNotice.tsx')).DeletionNotice,
  'account',
  'error',
);

/** A member's page, found by id. */
function ProfilePage() {
  const id = parseId(useParams().id);
  const query = userQuery(api, id ?? 0);
  const result = useQuery({ ...query, queryFn: id === null ? skipToken : query.queryFn });
  return <Profile id={id ?? undefined} result={result} isUnknown={id === null || isRefused(result.error)} />;
}

/** A member's page, found by username. */
function ProfileByNamePage() {
  const { username = '' } = useParams();
  const result = useQuery(userByNameQuery(api, username));
  return <Profile id={result.data?.id} result={result} isUnknown={isRefused(result.error)} />;
}

/** True if the id or name is invalid (400), no member has it (404), or the member deleted their account (410). */
const isRefused = (error: Error | null) => error instanceof ApiError && [400, 404, 410].includes(error.status);

interface ProfileProps {
  /** The member's id; undefined while unknown. */
  id: number | undefined;
  result: Pick<UseQueryResult<User>, 'data' | 'error' | 'refetch'>;
  isUnknown: boolean;
}

function Profile({ id, result: { data: member, error, refetch }, isUnknown }: ProfileProps) {
  const { formatMessage } = useIntl();
  const { href, label } = wayOut(useSite());
  const reader = useMember();
  const isOwn = reader !== null && reader.id === id;
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
              <Link variant="button" href={href}>
                {formatMessage(label)}
              </Link>
            }
          />
        }
      />
    );
  if (error && !member)
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
  const busy = member ? {} : ({ isBusy: true, label: formatMessage(m.loading) } as const);
  return (
    <ProfileFrame {...busy} header={member ? <Head member={member} /> : <ProfileHeaderSkeleton />}>
      {member && isOwn && reader.deletionDueAt && (
        <Suspense>
          <DeletionNotice member={reader} dueAt={reader.deletionDueAt} />
        </Suspense>
      )}
      <MemberProjects id={id} />
    </ProfileFrame>
  );
}

const ById = Object.assign(ProfilePage, {
  searchNames,
  queries: (api, { params, search }) => {
    const id = parseId(params.id);
    return id === null ? [] : [userQuery(api, id), ...projectsQueries(api, id, search)];
  },
} satisfies PageFacts);

const ByName = Object.assign(ProfileByNamePage, {
  searchNames,
  queries: (api, { params }) => [userByNameQuery(api, params.username ?? '')],
} satisfies PageFacts);

/** Loads the page for a member's id, with the code that it needs. */
export const loadProfilePage = async () => (await preloadShown(), ById);

/** Loads the page for a username, with the code that it needs. */
export const loadProfileByNamePage = async () => (await preloadShown(), ByName);
