import type { LeaderboardEntry as Ranked } from '@pwr-community/api/schema';
import type { LeaderboardEntry } from '@pwr-community/ui/community/LeaderboardTable';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { flagOf } from '../../shared/flagOf.ts';
import { interestMessages } from '../../shared/interests.ts';
import { paths } from '../../shared/paths.ts';

/** Converts the server's ranking to a board's entries. */
export function useEntries(members: readonly Ranked[]): LeaderboardEntry[] {
  const { formatMessage, formatDisplayName } = useIntl();
  return useMemo(
    () =>
      members.map(({ id, rank, name, pictureUrl, flag, interests, points }) => {
        const src = flag ? flagOf(flag) : undefined;
        return {
          id: String(id),
          rank,
          name,
          href: paths.profile.getHref(id),
          avatar: pictureUrl,
          flag: flag && src ? { src, name: formatDisplayName(flag, { type: 'region' }) ?? flag } : undefined,
          interests: interests.map((interest) => formatMessage(interestMessages[interest])),
          points,
        };
      }),
    [members, formatMessage, formatDisplayName],
  );
}
