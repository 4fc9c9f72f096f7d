/** The purpose of connecting a wallet. */
export type WalletTask =
  | { kind: 'signIn' }
  /** Links the wallet to the account as a way to sign in. */
  | { kind: 'link' }
  /** Completes the wallet quest with this id. */
  | { kind: 'quest'; challengeId: number };
