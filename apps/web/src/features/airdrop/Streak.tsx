import type { QuizMember } from '@pwr-community/api/schema';
import { StreakCard, StreakCardSkeleton } from '@pwr-community/ui/community/StreakCard';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './pageMessages.ts';
import { useCircuitStates } from './useCircuitStates.ts';

const day = 86_400_000;

/** The days of this week from Monday, in UTC like the quiz: which were kept up, and which is today. */
function week({ streak, today }: QuizMember) {
  const now = Math.floor(Date.now() / day);
  // The first day of the era was a Thursday.
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

/** Days in a row with a quiz; `member` is null where they could not be read, undefined while they are on their way. */
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
