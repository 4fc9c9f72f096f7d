'use client';
import type { ReactNode } from 'react';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';
import type { ModalMessages } from '../../components/Modal/index.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./LoginPanel.tsx')).LoginPanel);

export type LoginProvider = 'x' | 'google' | 'wallet';

/**
 * - `idle`: nothing chosen yet
 * - `waiting`: the provider's window is open
 * - `blocked`: the browser did not open the window
 * - `closed`: the window was closed before the sign-in was done
 * - `failed`: the provider or the server said no
 */
export type LoginStatus = 'idle' | 'waiting' | 'blocked' | 'closed' | 'failed';

export interface LoginDialogProps extends OverlayProps {
  /** How far the sign-in is. Default `idle`. */
  status?: LoginStatus;
  /** Who was chosen; needed while `waiting`. */
  provider?: LoginProvider;
  /** The reader wants to sign in with X. Without it there is no such button. */
  onConnectX?: () => void;
  /** Without it there is no such button. */
  onConnectGoogle?: () => void;
  /** Without it there is no such button. */
  onConnectWallet?: () => void;
  /** While `waiting`: gives up, back to `idle`. */
  onCancel: () => void;
  /** While `blocked`: signs in without a window of its own. */
  onContinueInTab: () => void;
  /** The reader came by an invitation: what says so. */
  invitation?: ReactNode;
  /** The picture of who invited, 24 px, where it is known. */
  inviterAvatar?: ReactNode;
  /** What is read of the account, with the links to Terms and Privacy. */
  smallPrint?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The heading, "Log In". */
    title: string;
    welcome: string;
    connectX: string;
    connectGoogle: string;
    connectWallet: string;
    /** While `waiting`, as "Finish signing in with Google in the other window". Read out when it begins. */
    waiting: (provider: LoginProvider) => string;
    cancel: string;
    /** While `blocked`, as "Your browser blocked the window". */
    blocked: string;
    continueInTab: string;
    /** After `closed`, as "The window was closed before you were signed in". */
    closed: string;
    /** After `failed`, "Failed to log in." */
    failed: string;
  };
}

/** Fetches the code ahead of the first opening, as when the pointer nears the log-in button. */
export const preloadLoginDialog = preload;

/** The ways to sign in. It signs nobody in itself: it says what was pressed and shows how far it is. */
export function LoginDialog(props: LoginDialogProps) {
  return <Overlay {...props} />;
}
