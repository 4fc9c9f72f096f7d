import { lazyCode } from '@pwr-community/ui/loading';
import type { ToastOptions, ToastQueue } from '@pwr-community/ui/Toast';
import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import { useModals } from './modals.tsx';

type Show = (message: ReactNode, options?: ToastOptions) => void;

/** Where short messages are sent. */
export type Toasts = Record<'success' | 'info' | 'error', Show>;

const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

const host = lazyCode(() => import('./ToastHost.tsx'));

/** Fetches the code ahead, because a toast may have to say that the connection is gone. */
export const preloadToasts = () =>
  void host.prefetch().then(
    ({ preload }) => preload(),
    () => {},
  );

/**
 * Loads the code of toasts with the first one. If that fails, toasts wait for the next one, which loads it again.
 * @param isExplained whether the page already shows why calls fail: an error toast would only repeat it
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
