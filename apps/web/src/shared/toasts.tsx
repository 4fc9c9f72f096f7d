import { lazyCode } from '@pwr-community/ui/loading';
import type { ToastOptions, ToastQueue } from '@pwr-community/ui/Toast';
import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import { useModals } from './modals.tsx';

type Show = (message: ReactNode, options?: ToastOptions) => void;

/** Functions that show a toast, by variant. */
export type Toasts = Record<'success' | 'info' | 'error', Show>;

const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

const host = lazyCode(() => import('./ToastHost.tsx'));

/** Prefetches the toast code, because a toast may have to report a lost connection. */
export const preloadToasts = () =>
  void host.prefetch().then(
    ({ preload }) => preload(),
    () => {},
  );

/**
 * Loads the toast code with the first toast. If that fails, toasts are queued until the next one retries.
 * @param isExplained returns true if the page already explains why requests fail, so that error toasts would be
 * redundant
 */
function createToasts(onReady: (Host: ComponentType) => void, isExplained: () => boolean): Toasts {
  const waiting: ((queue: ToastQueue) => void)[] = [];
  const show =
    (variant: keyof Toasts): Show =>
    (message, options) => {
      if (variant === 'error' && isExplained()) return;
      waiting.push((queue) => queue[variant](message, options));
      host.load().then(
        ({ queue, ToastHost }) => {
          onReady(ToastHost);
          for (const send of waiting.splice(0)) send(queue);
        },
        () => {},
      );
    };
  return { success: show('success'), info: show('info'), error: show('error') };
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [Host, setHost] = useState<ComponentType>();
  const { isOpen } = useModals();
  const [toasts] = useState(() =>
    createToasts(
      (Ready) => setHost(() => Ready),
      () => isOpen('sessionExpired'),
    ),
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {Host && <Host />}
    </ToastContext>
  );
}
