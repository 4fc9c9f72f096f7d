'use client';
import type { ReactNode } from 'react';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { RootProps } from '../../internal/root.ts';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./ModalDialog.tsx')).ModalDialog,
  ({ onOpenChange, isDismissable = true, ...props }) => (
    <ModalFrame {...props} onClose={isDismissable ? () => onOpenChange(false) : undefined} />
  ),
);

export interface ModalMessages {
  /** Accessible name of the close button. */
  close: string;
  /** Text in the scrim, "Refresh the page"; hidden from screen readers. Pressing the scrim closes the top modal. */
  scrim: string;
}

export interface ModalProps extends OverlayProps, RootProps {
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** Content of the dialog. */
  children: ReactNode;
  /** Buttons at the inline end, the primary one last. */
  footer?: ReactNode;
  /** Maximum width: 400, 480 or 640 px. On screens below 640 px, a full-width sheet at the bottom. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** Use `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Allows closing with the scrim, Escape and the close button. Default `true`. */
  isDismissable?: boolean;
  /** All visible and announced text. */
  messages: ModalMessages;
}

/** Prefetches the dialog's chunk, for example when the pointer nears its trigger. */
export const preloadModal = preload;

/**
 * A dialog that blocks the page until it is finished or closed. Modals can stack: Escape and the scrim close only the
 * top one.
 */
export function Modal(props: ModalProps) {
  return <Overlay {...props} />;
}
