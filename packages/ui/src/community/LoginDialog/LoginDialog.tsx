'use client';
import type { ReactNode } from 'react';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./LoginPanel.tsx')).LoginPanel,
  ({ onOpenChange, messages }) => (
    <ModalFrame size="s" title={messages.title} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

/** A sign-in provider, such as Google. */
export interface LoginProvider {
  id: string;
  /** Label of the provider's button, such as "Continue with Google". */
  label: string;
  /** Logo of the provider, such as `<GoogleMark />`. */
  icon?: ReactNode;
  /** Called when the reader chooses this provider. */
  onConnect: () => void;
}

/**
 * - `idle`: nothing chosen yet
 * - `waiting`: the provider's window is open
 * - `blocked`: the browser blocked the window
 * - `closed`: the window was closed before sign-in finished
 * - `failed`: the provider or the server refused
 */
export type LoginStatus = 'idle' | 'waiting' | 'blocked' | 'closed' | 'failed';

export interface LoginDialogProps extends OverlayProps, RootProps {
  /** Progress of the sign-in. Default `idle`. */
  status?: LoginStatus;
  /** Ways to sign in, in display order. Unless `blocked`, the first has the primary button. */
  providers: readonly LoginProvider[];
  /** `id` of the chosen provider. Required while `waiting`. */
  provider?: string;
  /** Called to cancel while `waiting`. The caller sets `status` to `idle`. */
  onCancel: () => void;
  /** Called while `blocked`, to continue the sign-in in this tab. */
  onContinueInTab: () => void;
  /** Message for a reader who arrived by invitation. */
  invitation?: ReactNode;
  /** Picture of the inviting member, 24 px, if known. */
  inviterAvatar?: ReactNode;
  /** Text about the account data that the site reads, with links to Terms and Privacy. */
  smallPrint?: ReactNode;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Title, such as "Log In". */
    title: string;
    welcome: string;
    /**
     * Status while `waiting` for the provider with this `id`, such as "Finish logging in with Google in the other
     * window". Announced.
     */
    waiting: (provider: string) => string;
    cancel: string;
    /** Status while `blocked`, such as "Your browser blocked the window". */
    blocked: string;
    continueInTab: string;
    /** Status after `closed`, such as "The window was closed before you were signed in". */
    closed: string;
    /** Status after `failed`, such as "Failed to log in." */
    failed: string;
  };
}

/** Prefetches the dialog's chunk, for example when the pointer nears the log-in button. */
export const preloadLoginDialog = preload;

/** Offers the ways to sign in, reports the choice and shows the progress. The caller does the sign-in. */
export function LoginDialog(props: LoginDialogProps) {
  return <Overlay {...props} />;
}
