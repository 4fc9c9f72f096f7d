import { ownRankQuery } from '@pwr-community/api/queries/leaderboards';
import { invitationsQuery } from '@pwr-community/api/queries/referrals';
import type { Quest } from '@pwr-community/api/schema';
import { Count } from '@pwr-community/ui/Count';
import { Points } from '@pwr-community/ui/community/Points';
import { PointsCard, PointsCardSkeleton } from '@pwr-community/ui/community/PointsCard';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import type { Member } from '../../shared/session.tsx';
import { useMemberUpdates } from '../../shared/useMemberUpdates.ts';
import { memberMessages as m } from './memberMessages.ts';

/** The member's points and statistics. Omits statistics that failed to load. */
export function Standing({ member, quests }: { member: Member; quests: readonly Quest[] | undefined }) {
  const { formatMessage } = useIntl();
  useMemberUpdates(member);
  const rank = useQuery(ownRankQuery(api));
  const week = useQuery(ownRankQuery(api, 'week'));
  const invitations = useQuery(invitationsQuery(api, member.id));
  if (rank.isPending || week.isPending || invitations.isPending) return <PointsCardSkeleton />;

  const of = (count: number) => formatMessage(m.of, { count });
  return (
    <PointsCard
      points={member.points}
      stats={[
        ...(rank.data && rank.data.rank !== null
          ? [
              {
                id: 'rank',
                label: formatMessage(m.rank),
                value: <Count value={rank.data.rank} />,
                note: of(rank.data.members),
              },
            ]
          : []),
        ...(week.data
          ? [{ id: 'week', label: formatMessage(m.week), value: <Points value={week.data.points} isSigned /> }]
          : []),
        ...(quests
          ? [
              {
                id: 'quests',
                label: formatMessage(m.questsDone),
                value: <Count value={quests.filter(({ state }) => state === 'completed').length} />,
                note: of(quests.length),
              },
            ]
          : []),
        ...(invitations.data
          ? [
              {
                id: 'friends',
                label: formatMessage(m.friendsJoined),
                value: <Count value={invitations.data.metadata.totalItems} />,
              },
            ]
          : []),
      ]}
      messages={{ points: formatMessage(m.points) }}
    />
  );
}
