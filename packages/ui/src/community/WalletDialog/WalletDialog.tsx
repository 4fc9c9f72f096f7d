'use client';
import type { ReactNode } from 'react';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';
import type { ModalMessages } from '../../components/Modal/index.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./WalletPanel.tsx')).WalletPanel);

/**
 * - `connecting`: the wallet is asked which address it is
 * - `ready`: the reader reads what will be signed
 * - `confirming`: the wallet asks in a window of its own
 * - `checking`: the server holds what came back against what it wants
 * - `install`: there is no wallet to speak to until an extension is installed and the page reloaded
 * - `failed`: it did not work, and may when tried again
 * - `done`: nothing is left to do
 */
export type WalletStep = 'connecting' | 'ready' | 'confirming' | 'checking' | 'install' | 'failed' | 'done';

export interface WalletDialogProps extends OverlayProps {
  /** How far it is: what the dialog says and which of its buttons it has. */
  step: WalletStep;
  /** What the wallet will be asked for, what that does, and that it costs nothing. */
  explanation: ReactNode;
  /** The address that will sign, where it is known. */
  address?: string;
  /** The very text that will be signed, line by line. */
  content?: string;
  /** With `install` and `failed`: what happened. With `done`: what is the case now. */
  notice?: ReactNode;
  /** Under it: how to mend it. */
  hint?: ReactNode;
  /** Where the extension is to be had. Absent, there is no such link. */
  installHref?: string;
  /** `ready`: asks the wallet. */
  onConfirm: () => void;
  /** `failed`: tries again. Absent, trying again changes nothing, and there is no such button. */
  onRetry?: () => void;
  /** `install`: loads the page anew, which is when a new extension begins to be there. */
  onReload: () => void;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The heading, as "Connect wallet". */
    title: string;
    /** The button that asks the wallet: a verb for what is asked, as "Sign". */
    confirm: string;
    cancel: string;
    /** Shown and read out while `connecting`. */
    connecting: string;
    /** Shown and read out while `confirming`, as "Confirm it in the window of your wallet." */
    confirming: string;
    /** Shown and read out while `checking`. */
    checking: string;
    /** Over the address, as "Your address". */
    address: string;
    /** Over the text, as "This is what your wallet will sign". */
    content: string;
    /** The link to the extension, as "Open the Chrome Web Store". */
    install: string;
    /** Read out after that link, as "opens in a new tab". */
    newTab: string;
    reload: string;
    retry: string;
  };
}

/** Fetches the code ahead of the first opening. */
export const preloadWalletDialog = preload;

/** The way to a signature, step by step. It speaks to no wallet itself: it says what was pressed and shows how far it is. */
export function WalletDialog(props: WalletDialogProps) {
  return <Overlay {...props} />;
}
