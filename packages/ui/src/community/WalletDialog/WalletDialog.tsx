'use client';
import type { ReactNode } from 'react';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./WalletPanel.tsx')).WalletPanel,
  ({ onOpenChange, messages }) => (
    <ModalFrame size="m" title={messages.title} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

/**
 * - `connecting`: asks the wallet for its address
 * - `ready`: shows the text to sign
 * - `confirming`: waits for the wallet's own window
 * - `checking`: the server verifies the signature
 * - `install`: no wallet found; the reader has to install an extension and reload the page
 * - `failed`: shows the problem and, with `onRetry`, a retry button
 * - `done`: shows the result
 */
export type WalletStep = 'connecting' | 'ready' | 'confirming' | 'checking' | 'install' | 'failed' | 'done';

export interface WalletDialogProps extends OverlayProps, RootProps {
  /** Current step, which decides the text and the buttons. */
  step: WalletStep;
  /** Explains what the wallet will sign, the effect, and that signing is free. */
  explanation: ReactNode;
  /** The address that will sign, if known. */
  address?: string;
  /** The exact text to be signed, with its line breaks. */
  content?: string;
  /** Explains the problem at `install` and `failed`, and the result at `done`. */
  notice?: ReactNode;
  /** Advice below the notice. */
  hint?: ReactNode;
  /** URL of the extension's store page. Leave it out to hide the link. */
  installHref?: string;
  /** Called at `ready`, to ask the wallet for the signature. */
  onConfirm: () => void;
  /** Called at `failed`, to try again. Leave it out if retrying can't help, which hides the button. */
  onRetry?: () => void;
  /** Called at `install`, to reload the page, because a new extension is available only after a reload. */
  onReload: () => void;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Title, such as "Connect wallet". */
    title: string;
    /** Label of the button that asks the wallet: a verb, such as "Sign". */
    confirm: string;
    cancel: string;
    /** Shown and announced while `connecting`. */
    connecting: string;
    /** Shown and announced while `confirming`, such as "Confirm it in your wallet’s window." */
    confirming: string;
    /** Shown and announced while `checking`. */
    checking: string;
    /** Label above the address, such as "Your address". */
    address: string;
    /** Label above the text, such as "This is what your wallet will sign". */
    content: string;
    /** Link to the extension, such as "Open the Chrome Web Store". */
    install: string;
    /** Screen readers read this after the link, such as "opens in a new tab". */
    newTab: string;
    reload: string;
    retry: string;
  };
}

/** Prefetches the dialog's chunk, so that it opens without a delay. */
export const preloadWalletDialog = preload;

/** Guides the reader through a wallet signature. The caller talks to the wallet and sets the current step. */
export function WalletDialog(props: WalletDialogProps) {
  return <Overlay {...props} />;
}
