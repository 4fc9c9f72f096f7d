import type { QuizMember } from '@pwr-community/api/schema';
import { Count } from '@pwr-community/ui/Count';
import { Points } from '@pwr-community/ui/community/Points';
import { StatCard, StatCardSkeleton } from '@pwr-community/ui/StatCard';
import { useIntl } from 'react-intl';
import { quizMessages as m } from './messages.ts';

/** StatCards of the member's quiz points, streak and next bonus, or skeletons until they load. */
export function useStanding(member: QuizMember | undefined) {
  const { formatMessage } = useIntl();
  if (!member)
    return [<StatCardSkeleton key="points" />, <StatCardSkeleton key="streak" />, <StatCardSkeleton key="bonus" />];
  const { points, streak, longestStreak, nextBonus } = member;
  return [
    <StatCard key="points" label={formatMessage(m.points)} value={<Count value={points} />} />,
    <StatCard
      key="streak"
      label={formatMessage(m.streak)}
      value={formatMessage(m.days, { count: streak })}
      note={longestStreak > streak && formatMessage(m.longest, { count: longestStreak })}
    />,
    <StatCard key="bonus" label={formatMessage(m.bonus)} value={<Points value={nextBonus} isSigned />} />,
  ];
}
