import { describe, expect, it } from 'vitest';
import { WalletError, walletError } from '../src/features/wallet/walletError.ts';

describe('walletError', () => {
  it.each([
    [{ code: 3000, message: 'anything' }, 'provider-not-detected'],
    [{ code: 4001, message: 'anything' }, 'declined'],
    [new Error('Extension context invalidated.'), 'context-invalidated'],
    [new Error('Provider not detected'), 'provider-not-detected'],
    [new Error('No account found'), 'no-account'],
    [new Error('Please create an account first'), 'no-account'],
    [new Error('User rejected the request'), 'declined'],
    ['Request denied by the user', 'declined'],
    [new Error('Insufficient balance'), 'failed'],
    [undefined, 'failed'],
    [null, 'failed'],
  ] as const)('reads %o', (thrown, code) => {
    expect(walletError(thrown).code).toBe(code);
  });

  it('uses the given code for unknown errors, and keeps known ones', () => {
    expect(walletError(new Error('Busy'), 'connect-failed').code).toBe('connect-failed');
    const known = new WalletError('no-addresses');
    expect(walletError(known, 'failed')).toBe(known);
  });
});
