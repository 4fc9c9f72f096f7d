'use client';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { useEntrance } from '../../internal/frame/entrance.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { NotificationBellProps } from './NotificationBell.tsx';
import * as styles from './NotificationPanel.styles.ts';

type NotificationPanelProps = OverlayProps &
  Pick<NotificationBellProps, 'children'> & { triggerRef: RefObject<HTMLButtonElement | null>; title: string };

/** Lazy overlay of NotificationBell. */
export function NotificationPanel({ isOpen, onOpenChange, triggerRef, title, children }: NotificationPanelProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      style={useEntrance(isOpen)}
      css={styles.popover}
      data-component="NotificationPanel"
    >
      <Dialog aria-label={title} css={styles.dialog}>
        {children(() => onOpenChange(false))}
      </Dialog>
    </Popover>
  );
}
