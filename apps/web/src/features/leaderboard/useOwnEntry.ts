import { ownRankQuery } from '@pwr-community/api/queries/leaderboards';
import type { Board, LeaderboardEntry as Ranked } from '@pwr-community/api/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useMember } from '../../shared/session.tsx';

/** Returns the reader's entry on a board as a list; empty for visitors, while loading, and without a rank. */
export function useOwnEntry(board: Board): readonly Ranked[] {
  const member = useMember();
  const { data } = useQuery({ ...ownRankQuery(api, board), enabled: member !== null });
  return useMemo(() => {
    if (!member || !data || data.rank === null) return [];
    const { id, name, username, pictureUrl, flag, interests } = member;
    return [{ id, name, username, pictureUrl, flag, interests, rank: data.rank, points: data.points }];
  }, [member, data]);
}
