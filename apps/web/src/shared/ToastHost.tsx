import { createToastQueue, preloadToastRegion, ToastRegion } from '@pwr-community/ui/Toast';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from './messages.ts';

/** The site's only toast queue. */
export const queue = createToastQueue();

/** Prefetches the toast region's code. */
export const preload = preloadToastRegion;

/** The region that shows the site's toasts. */
export function ToastHost() {
  const { formatMessage } = useIntl();
  const messages = useMemo(
    () => ({
      region: (count: number) => formatMessage(m.notifications, { count }),
      close: formatMessage(m.dismiss),
    }),
    [formatMessage],
  );
  return <ToastRegion queue={queue} messages={messages} />;
}
