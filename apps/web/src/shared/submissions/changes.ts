import { contentKey } from '@pwr-community/api/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storageKeys, write } from '../storage.ts';

/** Tells the other windows of this browser that a submission was decided: the flag holds when, in milliseconds. */
export const announceDecision = () => write(storageKeys.contentDecided, String(Date.now()));

/** Reads submissions and posts again when another window of this browser announces a decision. */
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
