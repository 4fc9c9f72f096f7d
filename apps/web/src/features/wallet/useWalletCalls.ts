import { ApiError } from '@pwr-community/api/errors';
import { walletChallengeMutation, walletSignInMutation } from '@pwr-community/api/mutations/auth';
import { startQuestMutation } from '@pwr-community/api/mutations/quests';
import { linkWalletMutation } from '@pwr-community/api/mutations/session';
import { addWalletMutation } from '@pwr-community/api/mutations/verification';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { readReferralCode } from '../../shared/referralCode.ts';
import type { Wallet } from './pwrWallet.ts';
import { WalletError } from './walletError.ts';
import type { WalletTask } from '../../shared/walletTask.ts';

/** What a wallet is about to be asked for. */
export interface WalletRequest {
  address: string;
  /** The very text that will be signed. */
  content: string;
  /** Asks the wallet; the reply shows the server that the wallet is the member's. */
  ask(): Promise<string>;
  /** Shows the server. */
  show(proof: string): Promise<void>;
  /** Whether what the wallet gave can be shown again. A signed challenge counts once. */
  keepsProof: boolean;
}

/** From the specification. */
const vidaId = '888';
const action = 'verify-wallet-install';

/** How often the server is asked for a transaction that the network may not have taken yet, and the wait between, in ms. */
const looks = 3;
const wait = 2000;

const pause = () => new Promise((resolve) => setTimeout(resolve, wait));

async function untilSeen(look: () => Promise<unknown>): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      return void (await look());
    } catch (error) {
      if (turn === looks || !(error instanceof ApiError) || error.code !== 'wallet-not-verified') throw error;
    }
    await pause();
  }
}

/**
 * Makes what a wallet is asked for, for each task.
 * @param onSignedIn takes over the token of a sign-in
 */
export function useWalletCalls(onSignedIn: (token: string) => Promise<void>) {
  const { mutateAsync: challenge } = useMutation(walletChallengeMutation(api));
  const { mutateAsync: signIn } = useMutation(walletSignInMutation(api));
  const { mutateAsync: link } = useMutation(linkWalletMutation(api));
  const { mutateAsync: startQuest } = useMutation(startQuestMutation(api));
  const { mutateAsync: add } = useMutation(addWalletMutation(api));

  return async (task: WalletTask, wallet: Wallet, address: string): Promise<WalletRequest> => {
    if (task.kind === 'quest') {
      const seedId = await wallet.fingerprint();
      const { nonce } = await startQuest({ challengeId: task.challengeId, action: 'start' });
      if (!nonce) throw new WalletError('failed');
      const content = JSON.stringify({ action, nonce });
      return {
        address,
        content,
        ask: () => wallet.sendData(address, vidaId, content),
        show: (transactionHash) => untilSeen(() => add({ address, seedId, transactionHash })),
        keepsProof: true,
      };
    }
    const { nonce, message } = await challenge(address);
    return {
      address,
      content: message,
      ask: () => wallet.sign(address, message),
      async show(signature) {
        const signed = { address, nonce, signature };
        if (task.kind === 'link') return void (await link(signed));
        const { token } = await signIn({ ...signed, referral_code: readReferralCode() });
        await onSignedIn(token);
      },
      keepsProof: false,
    };
  };
}
