'use client';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';
import type { ModalMessages } from '../Modal/index.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./SessionExpiredPanel.tsx')).SessionExpiredPanel);

export interface SessionExpiredDialogProps extends OverlayProps {
  /** The reader wants back in. The caller closes this dialog and opens the LoginDialog. */
  onLogIn: () => void;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The heading, as "Session expired". */
    title: string;
    /** What happened, what is kept, and what to do. */
    text: string;
    logIn: string;
    /** Goes on as a visitor, as "Not now". */
    dismiss: string;
  };
}

/** Fetches the code ahead of the first opening. */
export const preloadSessionExpiredDialog = preload;

/** The member was signed out by time, or elsewhere. */
export function SessionExpiredDialog(props: SessionExpiredDialogProps) {
  return <Overlay {...props} />;
}
