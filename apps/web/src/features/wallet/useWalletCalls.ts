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

export interface WalletRequest {
  address: string;
  /** The exact text to sign, or to send in a transaction. */
  content: string;
  /** Asks the wallet for the proof that it belongs to the member: a signature or a transaction's hash. */
  ask(): Promise<string>;
  /** Sends the proof to the server. */
  show(proof: string): Promise<void>;
  /** True if the proof can be sent again. A signed challenge works only once. */
  keepsProof: boolean;
}

/** The application's id and action, from the specification. */
const vidaId = '888';
const action = 'verify-wallet-install';

/** Maximum number of checks for a transaction that may not be on the network yet, and the delay between them in ms. */
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
 * Returns a function that builds a task's wallet request.
 * @param onSignedIn stores a sign-in's token
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
