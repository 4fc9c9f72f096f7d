import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useSyncExternalStore } from 'react';
import { useWhen } from '../../../shared/useWhen.ts';
import { everyMinute } from '../everyMinute.ts';

const minute = () => Math.floor(Date.now() / 60_000);

/** The time since an item arrived. Updates itself every minute, because rows are cached and desks stay open for hours. */
export function Age({ since }: { since: string }) {
  useSyncExternalStore(everyMinute, minute, minute);
  const { relative, absolute } = useWhen()(since);
  return (
    <RelativeTime dateTime={since} title={absolute}>
      {relative}
    </RelativeTime>
  );
}
