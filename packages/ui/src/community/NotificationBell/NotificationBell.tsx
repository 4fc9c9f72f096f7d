'use client';
import { type ReactNode, useRef, useState } from 'react';
import { BellIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { ListFrame } from '../../internal/frame/ListFrame.tsx';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './NotificationBell.styles.ts';

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
  ({ triggerRef, onOpenChange }) => (
    <ListFrame triggerRef={triggerRef} rows={4} align="end" onClose={() => onOpenChange(false)} width={280} />
  ),
);

export interface NotificationBellProps extends PlainRootProps<HTMLSpanElement> {
  /** Number of unread notifications. Above 99, the badge shows "99+". */
  count: number;
  /** Returns the panel's content, such as a NotificationList. `close` closes the panel. */
  children: (close: () => void) => ReactNode;
  /** Called when the reader may soon open the panel, so that the caller can prefetch the content's code. */
  onIntent?: () => void;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the button with the number, such as "Notifications, 3 unread". */
    label: string;
    /** Accessible name of the panel, such as "Notifications". */
    title: string;
  };
}

/** Largest number on the badge. */
const most = 99;

/** A bell with the number of unread notifications. Opens a panel, whose chunk is prefetched on first intent. */
export function NotificationBell({ count, children, onIntent, messages, ...root }: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const expect = (start: () => void) => () => {
    start();
    onIntent?.();
  };
  return (
    <span {...root} css={styles.root} data-component="NotificationBell">
      <IconButton
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={expect(intent.onHoverStart)}
        onFocus={expect(intent.onFocus)}
        onPressStart={expect(intent.onPressStart)}
        onPress={() => setOpen(!isOpen)}
        messages={{ label: messages.label }}
        css={styles.button}
      >
        <BellIcon size="l" />
      </IconButton>
      {count > 0 && (
        <span aria-hidden css={styles.badge} data-part="badge" translate="no">
          {count > most ? `${most}+` : count}
        </span>
      )}
      <Overlay isOpen={isOpen} onOpenChange={setOpen} triggerRef={trigger} title={messages.title}>
        {children}
      </Overlay>
    </span>
  );
}
