/**
 * Reasons why a wallet can fail.
 * - `not-installed`: there is no extension
 * - `context-invalidated`: the extension was updated or removed while the page was open
 * - `provider-not-detected`: the extension finds no wallet (its code 3000), or is too old
 * - `no-account`: the extension has no account yet
 * - `no-addresses`: the extension connected, but returned no address
 * - `connect-failed`: all attempts to connect failed
 * - `declined`: the user declined
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

/** The only error that the wallet port throws. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, cause?: unknown) {
    super(`The wallet: ${code}`, { cause });
    this.code = code;
  }
}

/** Known error codes: 3000 is the extension's own; 4001 is the standard code for declining. */
const codes = new Map<unknown, WalletErrorCode>([
  [3000, 'provider-not-detected'],
  [4001, 'declined'],
]);

/** Message patterns for other errors, because the extension documents no further codes. */
const words: readonly [RegExp, WalletErrorCode][] = [
  [/extension context invalidated/i, 'context-invalidated'],
  [/provider not detected/i, 'provider-not-detected'],
  [/(?:no|create an?|without an?) (?:wallet|account)s?\b(?! address)/i, 'no-account'],
  [/reject|den(?:y|ied)|declin|cancel/i, 'declined'],
];

/** Converts an error from the extension; unknown errors get the code `otherwise`. */
export function walletError(thrown: unknown, otherwise: WalletErrorCode = 'failed'): WalletError {
  if (thrown instanceof WalletError) return thrown;
  const { code, message = String(thrown) } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const known = codes.get(Number(code)) ?? words.find(([pattern]) => pattern.test(String(message)))?.[1];
  return new WalletError(known ?? otherwise, thrown);
}
