import { createToastQueue, ToastRegion, type ToastQueue } from '@pwr-community/ui/Toast';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from './messages.ts';

const ToastContext = createContext<ToastQueue | null>(null);

/** Where short messages are sent: `success`, `info` and `error`. */
export function useToasts(): ToastQueue {
  const queue = use(ToastContext);
  if (!queue) throw new Error('useToasts needs a ToastProvider above it');
  return queue;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  const intl = useIntl();
  const messages = useMemo(
    () => ({
      region: (count: number) => intl.formatMessage(m.notifications, { count }),
      close: intl.formatMessage(m.dismiss),
    }),
    [intl],
  );
  return (
    <ToastContext value={queue}>
      {children}
      <ToastRegion queue={queue} messages={messages} />
    </ToastContext>
  );
}
