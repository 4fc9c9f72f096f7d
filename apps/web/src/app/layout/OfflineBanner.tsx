import { Banner } from '@pwr-community/ui/Banner';
import { onlineManager, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useConnection } from '../../shared/connection.ts';
import { offlineMessages as m } from './offlineMessages.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();
const isOnlineOnServer = () => true;

/**
 * Reports a lost connection and the number of waiting changes. Leaving the page would lose these changes, so the
 * browser asks for confirmation first. When the connection is back, failed queries are refetched.
 */
export function OfflineBanner() {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const connection = useConnection();
  const isLost = connection !== 'working';
  const isOffline = !useSyncExternalStore(subscribe, isOnline, isOnlineOnServer);
  const count = useIsMutating();

  const isWaiting = isOffline && count > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);

  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    wasLost.current = isLost;
  }, [isLost, client]);

  // After the browser is back online, the banner stays hidden until a check finds the server unreachable.
  const message = isOffline ? (count > 0 ? m.waiting : m.offline) : connection === 'unreachable' && m.unreachable;
  return <Banner>{message && formatMessage(message, { count })}</Banner>;
}
