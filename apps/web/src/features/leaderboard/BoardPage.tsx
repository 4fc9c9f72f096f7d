import { topUsersQuery } from '@pwr-community/api/queries/leaderboards';
import type { Board, LeaderboardEntry as Ranked, Metadata } from '@pwr-community/api/schema';
import { CaretLeftIcon, CaretRightIcon } from '@pwr-community/ui/Icon';
import { LeaderboardLayout } from '@pwr-community/ui/layouts/LeaderboardLayout';
import { LeaderboardTable } from '@pwr-community/ui/community/LeaderboardTable';
import { Link } from '@pwr-community/ui/Link';
import { Podium, PodiumSkeleton } from '@pwr-community/ui/community/Podium';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { Later } from '../../shared/Later.tsx';
import { listState } from '../../shared/listState.ts';
import { useLastPage } from '../../shared/pageNumber.ts';
import { farthestPage, pageSize } from './boardAddress.ts';
import { boardMessages as m } from './messages.ts';
import { nearestAhead } from './nearestAhead.ts';
import { useBoardMessages } from './useBoardMessages.ts';
import { useEntries } from './useEntries.ts';
import { useOwnEntry } from './useOwnEntry.ts';

const podiumSize = 3;
const nobody: readonly Ranked[] = [];

export interface BoardPageProps {
  board: Board;
  /** Page number from the address, starting at 1. */
  number: number;
  /** Returns the address of a page. */
  getHref: (number: number) => string;
  result: UseQueryResult<{ users: Ranked[]; metadata: Metadata }>;
  title: string;
  choices?: ReactNode;
}

/** A page of a leaderboard, with the reader's own entry. The first page shows the top three on a podium. */
export function BoardPage({ board, number, getHref, result, title, choices }: BoardPageProps) {
  const { formatMessage } = useIntl();
  const messages = useBoardMessages(title);
  const { data, status, refetch } = result;
  const top = useQuery(topUsersQuery(api, board));
  const ranked = useEntries(data?.users ?? nobody);
  const [own] = useEntries(useOwnEntry(board));

  const last = Math.min(data?.metadata.totalPages ?? 0, farthestPage);
  const isLeading = useLastPage(number, result.isPlaceholderData ? undefined : last, getHref);

  const hasPodium = number === 1 && ranked.length > podiumSize;
  const above = hasPodium ? ranked.slice(0, podiumSize) : [];
  const listed = ranked.slice(above.length);
  const isElsewhere = own && !ranked.some(({ id }) => id === own.id);
  const entries = isElsewhere ? [...listed, own].sort((one, other) => one.rank - other.rank) : listed;
  const state = listState({ status, data }, isLeading);

  const podium = () => {
    if (state === 'loading' && number === 1) return <PodiumSkeleton />;
    if (state !== 'done' || !hasPodium) return null;
    return <Podium entries={above} ownId={own?.id} messages={messages.podium} />;
  };

  return (
    <LeaderboardLayout
      title={title}
      lead={
        data
          ? formatMessage(m.members, { count: data.metadata.totalItems })
          : state === 'loading' && <Skeleton inlineSize="6em" />
      }
      choices={choices}
      podium={<Later>{podium()}</Later>}
    >
      <Later after={2}>
        <LeaderboardTable
          entries={entries}
          above={above}
          state={state}
          ownId={own?.id}
          firstPoints={top.data?.users[0]?.points ?? ranked[0]?.points ?? 0}
          rows={pageSize}
          hint={gap()}
          actions={last > 1 && <Pages number={number} last={last} getHref={getHref} />}
          onRetry={() => void refetch()}
          messages={messages.table}
        />
      </Later>
    </LeaderboardLayout>
  );

  /** Returns the message about the points missing to the next member, if that member is on this page. */
  function gap() {
    const next = own && data && nearestAhead(ranked, own, data.metadata.startIndex);
    return next && formatMessage(m.ahead, { name: <bdi key="name">{next.name}</bdi>, count: next.points - own.points });
  }
}

function Pages({ number, last, getHref }: { number: number; last: number; getHref: (number: number) => string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {number > 1 && (
        <Link variant="button" href={getHref(number - 1)} icon={<CaretLeftIcon isDirectional />}>
          {formatMessage(m.previous)}
        </Link>
      )}
      {number < last && (
        <Link variant="button" href={getHref(number + 1)}>
          {formatMessage(m.next)}
          <CaretRightIcon isDirectional />
        </Link>
      )}
    </>
  );
}
