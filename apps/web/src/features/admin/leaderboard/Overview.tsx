import {
  adminLeaderboardQuery,
  leaderboardSummaryQuery,
  type SummaryParams,
} from '@pwr-community/api/queries/leaderboards';
import { Avatar } from '@pwr-community/ui/Avatar';
import { Count } from '@pwr-community/ui/Count';
import { DetailList } from '@pwr-community/ui/DetailList';
import { DetailSheet } from '@pwr-community/ui/DetailSheet';
import { Link } from '@pwr-community/ui/Link';
import { Points } from '@pwr-community/ui/community/Points';
import { SectionGrid } from '@pwr-community/ui/Section';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { causeNames, pointMessages } from '../../../shared/points/messages.ts';
import { causeIcons } from '../../../shared/points/usePointRows.tsx';
import { boardMessages as m } from './messages.ts';

const topSize = 10;

/**
 * Statistics for a period: points of the selected kind, points by kind, numbers of members, and the top ten members.
 */
export function Overview({ window }: { window: SummaryParams }) {
  const { formatMessage } = useIntl();
  const summary = useQuery(leaderboardSummaryQuery(api, window));
  // Always all kinds, for comparison with the selected one.
  const kinds = useQuery(leaderboardSummaryQuery(api, { ...window, filterType: 'all' }));
  const top = useQuery(adminLeaderboardQuery(api, { ...window, limit: topSize }));
  const unit = (count: number) => formatMessage(pointMessages.historyUnit, { count: Math.abs(count) });
  const reading = (id: 'earners' | 'points' | 'members' | 'degens', label: string) => ({
    id,
    label,
    value: summary.data ? <Count value={summary.data[id]} /> : <Skeleton inlineSize="3em" />,
  });

  return (
    <SectionGrid>
      <DetailSheet
        title={formatMessage(m.summary)}
        readings={[
          reading('points', formatMessage(m.points)),
          reading('earners', formatMessage(m.earners)),
          reading('members', formatMessage(m.allMembers)),
          reading('degens', formatMessage(m.degens)),
        ]}
      >
        <DetailList
          rows={(kinds.data?.kinds ?? []).map(({ kind, points, members }) => ({
            id: kind,
            icon: causeIcons[kind],
            title: formatMessage(causeNames[kind]),
            details: [formatMessage(m.memberCount, { count: members })],
            end: <Points value={points} unit={unit(points)} />,
          }))}
          state={listState(kinds)}
          expected={6}
          onRetry={() => void Promise.all([summary.refetch(), kinds.refetch()])}
          messages={{
            label: formatMessage(m.byKind),
            loading: formatMessage(m.summaryLoading),
            error: formatMessage(m.summaryFailed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.nothing),
          }}
        />
      </DetailSheet>
      <DetailSheet title={formatMessage(m.top)}>
        <DetailList
          rows={(top.data?.users ?? []).map(({ id, rank, name, pictureUrl, points }) => ({
            id: String(id),
            icon: <Avatar memberId={id} src={pictureUrl} size="s" />,
            title: (
              <Link variant="quiet" href={adminPaths.members.getHref(`?member=${id}`)}>
                <span>{formatMessage(m.place, { rank, name: <bdi key="name">{name}</bdi> })}</span>
              </Link>
            ),
            end: <Points value={points} unit={unit(points)} />,
          }))}
          state={listState(top)}
          expected={topSize}
          isUpdating={top.isPlaceholderData}
          onRetry={() => void top.refetch()}
          messages={{
            label: formatMessage(m.top),
            loading: formatMessage(m.loading),
            error: formatMessage(m.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.empty),
          }}
        />
      </DetailSheet>
    </SectionGrid>
  );
}
