'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';
import type { ToastQueue } from './createToastQueue.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./ToastList.tsx')).ToastList);

export interface ToastRegionProps {
  /** What `createToastQueue` made. */
  queue: ToastQueue;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the region, as "2 notifications". */
    region: (count: number) => string;
    /** Names the button that closes a toast. */
    close: string;
  };
}

/** Fetches the code ahead of the first toast: what it has to say may be that the connection is gone. */
export const preloadToastRegion = preload;

/** Where toasts appear: once in an app. The code that draws them comes with the first one. */
export function ToastRegion({ queue, messages }: ToastRegionProps) {
  const subscribe = useCallback((onChange: () => void) => queue.subscribe(onChange), [queue]);
  const toasts = useSyncExternalStore(
    subscribe,
    () => queue.visibleToasts,
    () => queue.visibleToasts,
  );
  // When the code could not be fetched, the toasts wait for the next one, which fetches anew.
  const [unreachable, setUnreachable] = useState<typeof toasts>();
  return (
    <Overlay
      isOpen={toasts.length > 0 && toasts !== unreachable}
      onOpenChange={() => setUnreachable(queue.visibleToasts)}
      queue={queue}
      messages={messages}
    />
  );
}
