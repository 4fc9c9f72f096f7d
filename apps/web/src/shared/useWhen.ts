import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { sayTimeAgo } from './relativeTime.ts';
import { useMoment } from './serverState.ts';

/** Returns a function that formats a date as relative and absolute time. */
export function useWhen() {
  const { formatDate, formatRelativeTime } = useIntl();
  const moment = useMoment();
  return useCallback(
    (date: string) => ({
      relative: sayTimeAgo({ formatRelativeTime }, date, moment),
      absolute: formatDate(date, { dateStyle: 'long', timeStyle: 'short', timeZone: moment.timeZone }),
    }),
    [formatDate, formatRelativeTime, moment],
  );
}
