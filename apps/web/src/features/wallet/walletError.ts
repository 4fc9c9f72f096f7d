/**
 * How a wallet can fail to answer.
 * - `not-installed`: there is no extension
 * - `context-invalidated`: the extension was updated or removed while the page was open
 * - `provider-not-detected`: the extension is there, and speaks to no wallet (its code 3000), or is too old
 * - `no-account`: nobody has made an account in it
 * - `no-addresses`: it connected, and gave no address
 * - `connect-failed`: none of the attempts to connect came through
 * - `declined`: the person said no in it
 * - `failed`: anything else
 */
export type WalletErrorCode =
  | 'not-installed'
  | 'context-invalidated'
  | 'provider-not-detected'
  | 'no-account'
  | 'no-addresses'
  | 'connect-failed'
  | 'declined'
  | 'failed';

/** The one error that the wallet port fails with. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, cause?: unknown) {
    super(`The wallet: ${code}`, { cause });
    this.code = code;
  }
}

/** Codes that say what happened: 3000 is the extension's own, 4001 is every wallet's for a person who said no. */
const codes = new Map<unknown, WalletErrorCode>([
  [3000, 'provider-not-detected'],
  [4001, 'declined'],
]);

/** The extension documents no codes beyond that: its words have to tell. */
const words: readonly [RegExp, WalletErrorCode][] = [
  [/extension context invalidated/i, 'context-invalidated'],
  [/provider not detected/i, 'provider-not-detected'],
  [/(?:no|create an?|without an?) (?:wallet|account)s?\b(?! address)/i, 'no-account'],
  [/reject|den(?:y|ied)|declin|cancel/i, 'declined'],
];

/** What a call of the extension failed with, in our words. */
export function walletError(thrown: unknown, otherwise: WalletErrorCode = 'failed'): WalletError {
  if (thrown instanceof WalletError) return thrown;
  const { code, message = String(thrown) } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const known = codes.get(Number(code)) ?? words.find(([pattern]) => pattern.test(String(message)))?.[1];
  return new WalletError(known ?? otherwise, thrown);
}
