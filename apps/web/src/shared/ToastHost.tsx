import { createToastQueue, preloadToastRegion, ToastRegion } from '@pwr-community/ui/Toast';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from './messages.ts';

/** The one queue of the site. */
export const queue = createToastQueue();

/** Fetches what draws them, ahead of the first. */
export const preload = preloadToastRegion;

/** Where the toasts of the site appear. */
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
