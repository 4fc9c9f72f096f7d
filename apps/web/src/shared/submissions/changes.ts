import { contentKey } from '@pwr-community/api/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storageKeys, write } from '../storage.ts';

/** Notifies the browser's other windows of a decision by storing its time. */
export const announceDecision = () => write(storageKeys.contentDecided, String(Date.now()));

/** Refetches submissions and posts when another window announces a decision. */
export function useContentChanges() {
  const client = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.contentDecided) void client.invalidateQueries({ queryKey: contentKey });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client]);
}
