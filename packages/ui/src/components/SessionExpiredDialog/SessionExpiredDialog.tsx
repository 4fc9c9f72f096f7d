'use client';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { ModalMessages } from '../Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./SessionExpiredPanel.tsx')).SessionExpiredPanel,
  ({ onOpenChange, messages }) => (
    <ModalFrame size="s" title={messages.title} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

export interface SessionExpiredDialogProps extends OverlayProps, RootProps {
  /** Called when the reader wants to log in again. The caller closes this dialog and opens the LoginDialog. */
  onLogIn: () => void;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Title, such as "Session expired". */
    title: string;
    /** The cause, what was saved, and the next step. */
    text: string;
    logIn: string;
    /** Label of the button that continues as a visitor, such as "Not now". */
    dismiss: string;
  };
}

/** Prefetches the dialog's chunk, so that it opens without a delay. */
export const preloadSessionExpiredDialog = preload;

/** Tells a member that their session expired or was ended elsewhere. */
export function SessionExpiredDialog(props: SessionExpiredDialogProps) {
  return <Overlay {...props} />;
}
