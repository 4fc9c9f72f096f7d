/** What a wallet is wanted for. */
export type WalletTask =
  | { kind: 'signIn' }
  /** It shall be linked to the account, to sign in with. */
  | { kind: 'link' }
  /** It shall prove the wallet quest of that id. */
  | { kind: 'quest'; challengeId: number };
