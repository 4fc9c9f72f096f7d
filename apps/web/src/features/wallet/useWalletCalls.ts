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

/** A request to a wallet. */
export interface WalletRequest {
  address: string;
  /** The exact text to be signed. */
  content: string;
  /** Asks the wallet; the reply proves to the server that the wallet is the member's. */
  ask(): Promise<string>;
  /** Sends the proof to the server. */
  show(proof: string): Promise<void>;
  /** The proof can be sent again. A signed challenge can be used only once. */
  keepsProof: boolean;
}

/** From the specification. */
const vidaId = '888';
const action = 'verify-wallet-install';

/** Number of requests for a transaction that may not be on the network yet, and the delay in ms. */
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
 * Builds the wallet request for each task.
 * @param onSignedIn stores the token of a sign-in
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
