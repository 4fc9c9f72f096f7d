import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { timeAgo } from './relativeTime.ts';
import { useMoment } from './serverState.ts';

/** Says when something was: how long ago, and exactly. */
export function useWhen() {
  const { formatDate, formatRelativeTime } = useIntl();
  const { now, timeZone } = useMoment();
  return useCallback(
    (date: string) => {
      const { value, unit } = timeAgo(date, now);
      return {
        relative: formatRelativeTime(value, unit, { numeric: 'auto', style: 'short' }),
        absolute: formatDate(date, { dateStyle: 'long', timeStyle: 'short', timeZone }),
      };
    },
    [formatDate, formatRelativeTime, now, timeZone],
  );
}
