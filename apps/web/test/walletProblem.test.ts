import { ApiError, type ErrorCode } from '@pwr-community/api/errors';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../src/features/wallet/problem.ts';
import { WalletError } from '../src/features/wallet/walletError.ts';

const refused = (code: ErrorCode) => problemOf(new ApiError(code, 409, ''));

describe('a problem with the wallet', () => {
  it.each(['declined', 'no-account', 'connect-failed', 'failed'] as const)('can be retried after %s', (code) => {
    expect(problemOf(new WalletError(code))).toMatchObject({ step: 'failed', canRetry: true });
  });

  it.each(['not-installed', 'context-invalidated'] as const)('requires a reload after %s', (code) => {
    expect(problemOf(new WalletError(code))).toMatchObject({ step: 'install', canRetry: false });
  });

  it('can be retried while the network hasn’t seen the transaction, and says so', () => {
    expect(refused('wallet-not-verified')).toMatchObject({
      canRetry: true,
      message: { id: 'wallet.failed' },
      hint: { id: 'wallet.notSeenHint' },
    });
  });

  it('is final if another member has the wallet', () => {
    expect(refused('wallet-taken')).toMatchObject({ step: 'failed', canRetry: false });
  });

  it('is none if the wallet is already linked', () => {
    expect(refused('wallet-already-linked')).toMatchObject({ step: 'done', canRetry: false });
  });

  it('keeps an unknown error, whose message may say how long to wait', () => {
    const error = new ApiError('rate-limited', 429, '', undefined, undefined, 40);
    expect(problemOf(error)).toMatchObject({ canRetry: true, error });
  });
});
