import type { Page } from '@playwright/test';
import { createWallet, type TestWallet } from '../../server/test/auth/walletKeys.ts';

/** How the injected wallet behaves, to be changed at any time. */
export interface WalletBehaviour {
  /** Connected already, so that nobody is asked. */
  connections: string[];
  /** What the next attempts to connect do: say no with this error, or connect. */
  connecting: ('connect' | 'nothing' | { code?: number; message: string })[];
  /** What asking for a signature or a transaction fails with. */
  refusal: { code?: number; message: string } | null;
  /** Empty where there is no account. */
  seedId: string;
  /** Gives the hash of a transaction that the network never sees. */
  isLost: boolean;
}

export interface InjectedWallet extends TestWallet {
  behaviour: WalletBehaviour;
  /** What it was asked, one word a call. */
  calls: string[];
  /** Has the network know the public key, as it does of an address that has sent something. */
  publish(): Promise<void>;
}

/**
 * Puts a wallet with real keys where the extension puts its own. It signs here, outside the page, and sends to the stand-in
 * of the network.
 */
export async function injectWallet(page: Page, more: Partial<WalletBehaviour> = {}): Promise<InjectedWallet> {
  const keys = createWallet();
  const calls: string[] = [];
  const behaviour: WalletBehaviour = {
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
  // An error is passed as a value: what a page sees thrown by an exposed function has lost its code.
  const answer = async (method: string, request: { message?: string; vidaId?: string; data?: number[] }) => {
    calls.push(method);
    if (method === 'getConnections') return { value: behaviour.connections };
    if (method === 'getFingerprints') return { value: behaviour.seedId };
    if (method === 'connect') {
      const outcome = behaviour.connecting.shift() ?? 'connect';
      if (typeof outcome === 'object') return { error: outcome };
      if (outcome === 'connect') behaviour.connections = [keys.address];
      return { value: behaviour.connections };
    }
    if (behaviour.refusal) return { error: behaviour.refusal };
    if (method === 'signMessage') return { value: keys.sign(request.message!) };
    if (behaviour.isLost) return { value: `0x${'0'.repeat(64)}` };
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
  return { ...keys, behaviour, calls, publish: async () => void (await broadcast('1', '')) };
}
