'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import type { ToastQueue } from './createToastQueue.ts';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./ToastList.tsx')).ToastList);

export interface ToastRegionProps extends RootProps {
  /** A queue from `createToastQueue`. */
  queue: ToastQueue;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the region, such as "2 notifications". */
    region: (count: number) => string;
    /** Accessible name of the close button. */
    close: string;
  };
}

/** Prefetches the toast chunk, because the first toast may report a lost connection. */
export const preloadToastRegion = preload;

/** Shows toasts; render it once per app. Its chunk loads with the first toast. */
export function ToastRegion({ queue, messages, ...root }: ToastRegionProps) {
  const subscribe = useCallback((onChange: () => void) => queue.subscribe(onChange), [queue]);
  const toasts = useSyncExternalStore(
    subscribe,
    () => queue.visibleToasts,
    () => queue.visibleToasts,
  );
  // If the chunk fails to load, the toasts wait until a new one triggers a retry.
  const [unreachable, setUnreachable] = useState<typeof toasts>();
  return (
    <Overlay
      {...root}
      isOpen={toasts.length > 0 && toasts !== unreachable}
      onOpenChange={() => setUnreachable(queue.visibleToasts)}
      queue={queue}
      messages={messages}
    />
  );
}
