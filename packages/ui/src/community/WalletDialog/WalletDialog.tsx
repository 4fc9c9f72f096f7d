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
 * - `install`: no wallet until an extension is installed and the page reloaded
 * - `failed`: failed, and may succeed on retry
 * - `done`: finished
 */
export type WalletStep = 'connecting' | 'ready' | 'confirming' | 'checking' | 'install' | 'failed' | 'done';

export interface WalletDialogProps extends OverlayProps, RootProps {
  /** Current step, which decides the text and the buttons. */
  step: WalletStep;
  /** Explains what the wallet will sign, its effect, and that it costs nothing. */
  explanation: ReactNode;
  /** The address that will sign, if known. */
  address?: string;
  /** The exact text to be signed, line by line. */
  content?: string;
  /** Event at `install` and `failed`; result at `done`. */
  notice?: ReactNode;
  /** Advice below the notice. */
  hint?: ReactNode;
  /** URL of the extension's store page. Without it, the link is not shown. */
  installHref?: string;
  /** `ready`: asks the wallet for the signature. */
  onConfirm: () => void;
  /** `failed`: tries again. Leave it out if retrying can't help; the button is then not shown. */
  onRetry?: () => void;
  /** `install`: reloads the page, because a new extension is available only then. */
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
    /** Read after the link by screen readers, such as "opens in a new tab". */
    newTab: string;
    reload: string;
    retry: string;
  };
}

/** Prefetches the dialog's chunk, so that it opens without a delay. */
export const preloadWalletDialog = preload;

/** Guides through a wallet signature. It reports presses and shows progress; the caller talks to the wallet. */
export function WalletDialog(props: WalletDialogProps) {
  return <Overlay {...props} />;
}
