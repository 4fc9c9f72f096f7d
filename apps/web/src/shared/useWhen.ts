import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { sayTimeAgo } from './relativeTime.ts';

/** Says when something was: how long ago, and exactly. */
export function useWhen() {
  const { formatDate, formatRelativeTime } = useIntl();
  return useCallback(
    (date: string) => ({
      relative: sayTimeAgo({ formatRelativeTime }, date),
      absolute: formatDate(date, { dateStyle: 'long', timeStyle: 'short' }),
    }),
    [formatDate, formatRelativeTime],
  );
}
