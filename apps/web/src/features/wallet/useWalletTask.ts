import { ApiError } from '@pwr-community/api/errors';
import { useStable } from '@pwr-community/ui/useStable';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from './problem.ts';
import { pwrWallet } from './pwrWallet.ts';
import { useWalletCalls, type WalletRequest } from './useWalletCalls.ts';
import type { WalletTask } from '../../shared/walletTask.ts';

interface State {
  step: 'connecting' | 'ready' | 'confirming' | 'checking' | Problem['step'];
  request?: WalletRequest;
  /** The wallet's proof, while it can still be sent to the server. */
  proof?: string;
  problem?: Problem;
}

const connecting: State = { step: 'connecting' };

export interface WalletTaskOptions {
  onSignedIn: (token: string) => Promise<void>;
  /** Called when a `link` or `quest` task has succeeded. */
  onLinked: () => void;
  /** Called with the error of a failed step. */
  onProblem: (thrown: unknown) => void;
}

/**
 * Runs a task's steps while `isOpen`. After closing, it ignores errors and the wallet's replies. A proof that was
 * already sent to the server still counts.
 */
export function useWalletTask(task: WalletTask, isOpen: boolean, options: WalletTaskOptions) {
  const [state, setState] = useState<State>(connecting);
  const prepare = useWalletCalls(options.onSignedIn);
  const on = useStable({
    connected: (wallet: ReturnType<typeof pwrWallet>, address: string) => prepare(task, wallet, address),
    shown: () => task.kind !== 'signIn' && options.onLinked(),
    problem: options.onProblem,
  });
  const turn = useRef(0);
  const letGo = useCallback(() => void turn.current++, []);

  /** Runs a step. If a later step starts or the dialog closes, errors are ignored and `isCurrent` returns false. */
  const run = useCallback(
    async (begin: Partial<State>, work: (isCurrent: () => boolean) => Promise<void>) => {
      const mine = ++turn.current;
      const isCurrent = () => mine === turn.current;
      setState((state) => ({ ...state, problem: undefined, step: 'connecting', ...begin }));
      try {
        await work(isCurrent);
      } catch (thrown) {
        if (!isCurrent()) return;
        const problem = problemOf(thrown);
        setState((state) => ({ ...state, step: problem.step, problem }));
        on.problem(thrown);
      }
    },
    [on],
  );

  const { connect } = useStable({
    connect: () =>
      run({ request: undefined, proof: undefined }, async (isCurrent) => {
        const wallet = pwrWallet();
        const address = await wallet.connect();
        const request = await on.connected(wallet, address);
        if (isCurrent()) setState({ step: 'ready', request });
      }),
  });

  const show = (request: WalletRequest, proof: string) =>
    run({ step: 'checking' }, async () => {
      await request.show(proof).catch((error: unknown) => {
        // A permanently rejected proof isn't sent again.
        const refused = error instanceof ApiError && error.status > 0 && error.status < 500 && error.status !== 422;
        if (refused || !request.keepsProof) setState((state) => ({ ...state, proof: undefined }));
        throw error;
      });
      on.shown();
    });

  const confirm = (request: WalletRequest) =>
    run({ step: 'confirming' }, async (isCurrent) => {
      const proof = await request.ask();
      if (!isCurrent()) return;
      setState((state) => ({ ...state, proof }));
      await show(request, proof);
    });

  useEffect(() => {
    if (!isOpen) return;
    void connect();
    return letGo;
  }, [isOpen, connect, letGo]);

  // If the selected address changes in the wallet, builds the request again for the new one.
  const isReady = isOpen && state.step === 'ready';
  useEffect(() => (isReady ? pwrWallet().onChange(() => void connect()) : undefined), [isReady, connect]);

  const { request, proof, problem } = state;
  return {
    step: state.step,
    address: request?.address,
    content: state.step === 'ready' || state.step === 'confirming' ? request?.content : undefined,
    problem,
    confirm: () => request && void confirm(request),
    retry: problem?.canRetry
      ? () => void (request && proof !== undefined ? show(request, proof) : connect())
      : undefined,
  };
}
