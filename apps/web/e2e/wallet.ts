import type { Page } from '@playwright/test';
import { createWallet, type TestWallet } from '../../server/test/auth/walletKeys.ts';

/** Behavior of the injected wallet; tests may change it at any time. */
export interface WalletBehavior {
  /** Existing connections, which need no confirmation. */
  connections: string[];
  /** Outcomes of the next attempts to connect: a connection, none, or this error. Further attempts connect. */
  connecting: ('connect' | 'nothing' | { code?: number; message: string })[];
  /** Error thrown by signing and sending; null if they succeed. */
  refusal: { code?: number; message: string } | null;
  /** Fingerprint of the wallet; empty without an account. */
  seedId: string;
  /** True to return the hash of a transaction that the network never receives. */
  isLost: boolean;
}

export interface InjectedWallet extends TestWallet {
  behavior: WalletBehavior;
  /** The methods called so far. */
  calls: string[];
  /** Makes the public key known to the network by sending a transaction. */
  publish(): Promise<void>;
}

/**
 * Injects a wallet with real keys in place of the extension. It signs outside the page, and sends its transactions to
 * the network's stand-in.
 */
export async function injectWallet(page: Page, more: Partial<WalletBehavior> = {}): Promise<InjectedWallet> {
  const keys = createWallet();
  const calls: string[] = [];
  const behavior: WalletBehavior = {
    connections: [],
    connecting: [],
    refusal: null,
    seedId: `device-${keys.address.slice(2)}`,
    isLost: false,
    ...more,
  };
  const broadcast = async (vidaId: string, data: string) => {
    const body = { sender: keys.address, vidaId, data, publicKey: keys.publicKey.slice(2) };
    const reply = await page.request.post('/demo-services/chain/broadcast', { data: body });
    return ((await reply.json()) as { transactionHash: string }).transactionHash;
  };
  // Errors are passed as values, because an error thrown by an exposed function loses its code.
  const answer = async (method: string, request: { message?: string; vidaId?: string; data?: number[] }) => {
    calls.push(method);
    if (method === 'getConnections') return { value: behavior.connections };
    if (method === 'getFingerprints') return { value: behavior.seedId };
    if (method === 'connect') {
      const outcome = behavior.connecting.shift() ?? 'connect';
      if (typeof outcome === 'object') return { error: outcome };
      if (outcome === 'connect') behavior.connections = [keys.address];
      return { value: behavior.connections };
    }
    if (behavior.refusal) return { error: behavior.refusal };
    if (method === 'signMessage') return { value: keys.sign(request.message!) };
    if (behavior.isLost) return { value: `0x${'0'.repeat(64)}` };
    return { value: await broadcast(request.vidaId!, Buffer.from(request.data!).toString('hex')) };
  };
  await page.exposeFunction('askTestWallet', answer);
  await page.addInitScript(() => {
    type Ask = (method: string, request: object) => Promise<{ value?: unknown; error?: { message: string } }>;
    const call =
      (method: string) =>
      async (request: { data?: Uint8Array } = {}) => {
        const ask = (window as unknown as { askTestWallet: Ask }).askTestWallet;
        const { value, error } = await ask(method, { ...request, data: request.data && Array.from(request.data) });
        if (error) throw Object.assign(new Error(error.message), error);
        return value;
      };
    const methods = ['connect', 'getConnections', 'getFingerprints', 'signMessage', 'payableVidaDataTransaction'];
    Object.assign(window, { pwr: Object.fromEntries(methods.map((name) => [name, call(name)])) });
  });
  return { ...keys, behavior, calls, publish: async () => void (await broadcast('1', '')) };
}
