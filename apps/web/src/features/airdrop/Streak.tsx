import type { QuizMember } from '@pwr-community/api/schema';
import { StreakCard, StreakCardSkeleton } from '@pwr-community/ui/community/StreakCard';
import { useIntl } from 'react-intl';
import { memberMessages as m } from './memberMessages.ts';
import { useCircuitStates } from './useCircuitStates.ts';

const day = 86_400_000;

/** Returns the seven days of the current week, from Monday, with their states. In UTC, like the quiz. */
function week({ streak, today }: QuizMember) {
  const now = Math.floor(Date.now() / day);
  // January 1, 1970 was a Thursday.
  const monday = now - ((now + 3) % 7);
  const last = today === 'finished' ? now : now - 1;
  return Array.from({ length: 7 }, (_, index) => {
    const number = monday + index;
    const isKept = number <= last && number > last - streak;
    return {
      id: String(index),
      date: new Date(number * day),
      state: isKept ? ('done' as const) : number === now ? ('current' as const) : ('ahead' as const),
    };
  });
}

/** The quiz streak; `member` is null if loading failed, and undefined while loading. */
export function StreakCell({ member }: { member: QuizMember | null | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  const states = useCircuitStates();
  if (member === undefined) return <StreakCardSkeleton />;
  const weekday = (date: Date, width: 'short' | 'long') => formatDate(date, { weekday: width, timeZone: 'UTC' });
  return (
    <StreakCard
      length={member ? formatMessage(m.streakDays, { count: member.streak }) : '–'}
      description={member ? formatMessage(m.streakBonus, { points: member.nextBonus }) : formatMessage(m.streakFailed)}
      days={
        member
          ? week(member).map(({ date, ...step }) => ({
              ...step,
              label: weekday(date, 'short'),
              name: weekday(date, 'long'),
            }))
          : []
      }
      messages={{
        label: formatMessage(m.streak),
        days: formatMessage(m.thisWeek),
        states,
      }}
    />
  );
}
