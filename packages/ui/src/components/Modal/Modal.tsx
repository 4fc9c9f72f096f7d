'use client';
import type { ReactNode } from 'react';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./ModalDialog.tsx')).ModalDialog);

export interface ModalMessages {
  /** Names the button in the corner. */
  close: string;
  /** The words in the scrim, "Refresh the page"; seen, not read out. Pressing the scrim closes the top modal. */
  scrim: string;
}

export interface ModalProps extends OverlayProps {
  /** The heading; it names the dialog. */
  title: ReactNode;
  /** What stands in it. */
  children: ReactNode;
  /** Buttons at the end, the primary one last. */
  footer?: ReactNode;
  /** 400, 480 or 640 px at most. Below 640 px it is a sheet at the bottom, as wide as the screen. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** `alertdialog` interrupts: a question that has to be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Whether the scrim, Escape and the button in the corner close it. Default `true`. */
  isDismissable?: boolean;
  /** Every word that is shown or spoken. */
  messages: ModalMessages;
}

/** Fetches the code ahead of the first opening, as when the pointer nears the button that will open it. */
export const preloadModal = preload;

/** A view on top of the page that has to be finished or left first. One may open another; closing closes the top one. */
export function Modal(props: ModalProps) {
  return <Overlay {...props} />;
}
