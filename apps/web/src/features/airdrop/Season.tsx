import { Countdown, type CountdownProps } from '@pwr-community/ui/Countdown';
import { Ruler } from '@pwr-community/ui/Ruler';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './pageMessages.ts';
import type { daysOf } from './season.ts';

/** Returns a countdown's messages: its label, the units, the spoken time left, and `ended` for when it is over. */
export function useClockMessages(label: string, ended: string): CountdownProps['messages'] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      label,
      units: {
        days: (count) => formatMessage(m.days, { count }),
        hours: (count) => formatMessage(m.hours, { count }),
        minutes: (count) => formatMessage(m.minutes, { count }),
        seconds: (count) => formatMessage(m.seconds, { count }),
      },
      left: (time) => {
        // Announces only the largest nonzero unit: "0 days" would be noise.
        const unit = (['days', 'hours'] as const).find((unit) => time[unit] > 0) ?? 'minutes';
        return formatMessage(m.left, { unit, count: time[unit] });
      },
      ended,
    }),
    [label, ended, formatMessage],
  );
}

/** The countdown to the end of the airdrop. */
export function SeasonClock({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const messages = useClockMessages(formatMessage(m.closesIn), formatMessage(m.closed));
  return <Countdown endsAt={endsAt} onEnd={onEnd} messages={messages} />;
}

/** The airdrop's timeline. */
export function SeasonRuler({ days }: { days: NonNullable<ReturnType<typeof daysOf>> }) {
  const { formatMessage, formatDate } = useIntl();
  const date = (value: string) => formatDate(value, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const value = Math.min(Math.max(days.passed, 0), days.count);
  return (
    <Ruler
      label={formatMessage(m.seasonDays)}
      value={value}
      max={days.count}
      valueLabel={formatMessage(m.today, { day: Math.min(value + 1, days.count) })}
      startLabel={date(days.startsAt)}
      endLabel={date(days.endsAt)}
    />
  );
}
