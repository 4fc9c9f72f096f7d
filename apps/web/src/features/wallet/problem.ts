import { ApiError } from '@pwr-community/api/errors';
import type { MessageDescriptor } from 'react-intl';
import { errorMessages, messageOf } from '../../shared/errorMessages.ts';
import { walletMessages as m } from './messages.ts';
import { WalletError, type WalletErrorCode } from './walletError.ts';

/** An error shown in the dialog. */
export interface Problem {
  /** `install`: the user must install the extension and reload the page; `done`: the task was already done. */
  step: 'install' | 'failed' | 'done';
  message: MessageDescriptor;
  hint?: MessageDescriptor;
  /** The thrown error. Its message replaces `message`, because only the error has a rate limit's waiting time. */
  error?: unknown;
  /** True if a retry may succeed. */
  canRetry: boolean;
}

const retriable = (message: MessageDescriptor, hint?: MessageDescriptor): Problem => ({
  step: 'failed',
  message,
  hint,
  canRetry: true,
});

const final = (message: MessageDescriptor): Problem => ({ step: 'failed', message, canRetry: false });

const ofWallet: Record<WalletErrorCode, Problem> = {
  'not-installed': { step: 'install', message: m.install, hint: m.installHint, canRetry: false },
  'context-invalidated': { step: 'install', message: m.invalidated, hint: m.invalidatedHint, canRetry: false },
  'provider-not-detected': retriable(m.provider, m.providerHint),
  'no-account': retriable(m.noAccount),
  'no-addresses': retriable(m.noAddresses, m.noAddressesHint),
  'connect-failed': retriable(m.connectFailed, m.connectFailedHint),
  declined: retriable(m.declined, m.declinedHint),
  failed: retriable(m.failed, m.failedHint),
};

/** Converts an error from the wallet or the server to the problem to show. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof WalletError) return ofWallet[thrown.code];
  switch (thrown instanceof ApiError && thrown.code) {
    case 'wallet-already-linked':
      return { ...final(errorMessages['wallet-already-linked']), step: 'done' };
    case 'fingerprint-exists':
      return final(m.twice);
    case 'account-has-wallet':
    case 'wallet-taken':
    case 'account-taken':
    case 'disqualified':
    case 'quest-closed':
    case 'quest-not-found':
      return final(messageOf(thrown));
    case 'wallet-not-verified':
      return retriable(m.failed, m.notSeenHint);
    default:
      return { ...retriable(messageOf(thrown)), error: thrown };
  }
}
