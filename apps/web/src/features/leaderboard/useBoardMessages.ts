import type { LeaderboardTableMessages } from '@pwr-community/ui/community/LeaderboardTable';
import type { PodiumProps } from '@pwr-community/ui/community/Podium';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { boardMessages as m } from './messages.ts';

/** Returns the messages for a board's table and podium. */
export function useBoardMessages(label: string): { table: LeaderboardTableMessages; podium: PodiumProps['messages'] } {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      table: {
        label,
        rank: formatMessage(m.rank),
        member: formatMessage(m.member),
        interests: formatMessage(m.interests),
        share: formatMessage(m.share),
        points: formatMessage(m.points),
        you: formatMessage(m.you),
        gap: (count) => formatMessage(m.gap, { count }),
        loading: formatMessage(m.loading),
        error: formatMessage(m.error),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.empty),
        emptyHint: formatMessage(m.emptyHint),
      },
      podium: {
        label: formatMessage(m.firstThree),
        you: formatMessage(m.you),
        points: (figure, points) => formatMessage(m.figurePoints, { figure, points }),
        ahead: (figure) => formatMessage(m.figureAhead, { figure }),
      },
    }),
    [label, formatMessage],
  );
}
