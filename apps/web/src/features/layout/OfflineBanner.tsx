import { Banner } from '@pwr-community/ui/Banner';
import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { offlineMessages as m } from './offlineMessages.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Says that there is no connection, and how much waits for one. Leaving the page would lose that: the browser asks. */
export function OfflineBanner() {
  const { formatMessage } = useIntl();
  const isOffline = !useSyncExternalStore(subscribe, isOnline);
  const count = useIsMutating();

  const isWaiting = isOffline && count > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);

  return <Banner>{isOffline && formatMessage(count > 0 ? m.waiting : m.offline, { count })}</Banner>;
}
