import type { Pwr } from './pwr.ts';
import { WalletError, walletError, type WalletErrorCode } from './walletError.ts';

/** What the site asks of a browser wallet. Every call fails with a `WalletError`. */
export interface Wallet {
  /** The selected address; the person is asked where none is connected yet. */
  connect(): Promise<string>;
  /** Signs a text, and gives the signature in hexadecimal. */
  sign(address: string, message: string): Promise<string>;
  /** Tells this device from others. */
  fingerprint(): Promise<string>;
  /** Sends bytes to an application of the network, with no amount, and gives the hash of the transaction. */
  sendData(address: string, vidaId: string, data: string): Promise<string>;
  /** Calls back when another address is selected, or none; returns the way to stop. */
  onChange(listener: () => void): () => void;
}

/** From the specification. */
const connectAttempts = 3;

/** Another attempt would get the same answer. */
const verdicts: readonly WalletErrorCode[] = ['context-invalidated', 'provider-not-detected', 'no-account', 'declined'];

const addressPattern = /^0x[0-9a-f]{40}$/i;

/** One of the extension's methods, ready to be called. */
function method<Name extends keyof Pwr>(pwr: Pwr, name: Name): NonNullable<Pwr[Name]> {
  const found = pwr[name];
  if (!found) throw new WalletError('provider-not-detected');
  return (typeof found === 'function' ? found.bind(pwr) : found) as NonNullable<Pwr[Name]>;
}

/** Calls the extension, and says its failures in our words. */
async function ask<Reply>(call: () => Promise<Reply>, otherwise?: WalletErrorCode): Promise<Reply> {
  try {
    return await call();
  } catch (thrown) {
    throw walletError(thrown, otherwise);
  }
}

async function connectedAddress(pwr: Pwr): Promise<string | undefined> {
  const addresses: unknown = await method(pwr, 'getConnections')();
  return Array.isArray(addresses)
    ? addresses.find((entry): entry is string => typeof entry === 'string' && addressPattern.test(entry))
    : undefined;
}

async function connect(pwr: Pwr): Promise<string> {
  const known = await ask(() => connectedAddress(pwr).catch(passVerdicts));
  if (known) return known;
  for (let attempt = 1; ; attempt++) {
    try {
      await method(pwr, 'connect')();
      const address = await connectedAddress(pwr);
      if (!address) throw new WalletError('no-addresses');
      return address;
    } catch (thrown) {
      const error = walletError(thrown, 'connect-failed');
      if (error.code === 'no-addresses' || verdicts.includes(error.code) || attempt === connectAttempts) throw error;
    }
  }
}

/** Whether anything is connected already is only asked to spare the person a question. */
function passVerdicts(thrown: unknown): undefined {
  const error = walletError(thrown);
  if (verdicts.includes(error.code) && error.code !== 'declined') throw error;
  return undefined;
}

/** Hexadecimal, however the extension writes bytes: as text, as bytes, or within an object under one of these names. */
function hexIn(reply: unknown, ...names: string[]): string {
  if (reply instanceof Uint8Array) return Array.from(reply, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (typeof reply === 'string' && /^(?:0x)?[0-9a-f]+$/i.test(reply)) return reply;
  const fields = (reply ?? {}) as Record<string, unknown>;
  const found = names.map((name) => fields[name]).find((value) => value !== undefined);
  if (found !== undefined) return hexIn(found);
  throw walletError(fields.error ?? reply);
}

/** The extension tells of changes for ever: it is listened to once. */
const changes = new EventTarget();
let heard: Pwr | undefined;

function listenTo(pwr: Pwr) {
  if (heard === pwr) return;
  heard = pwr;
  const tell = () => changes.dispatchEvent(new Event('change'));
  pwr.onAccountChange?.addListener?.(tell);
  pwr.onDisconnect?.addListener?.(tell);
}

/**
 * The wallet of the extension.
 * @throws WalletError `not-installed`
 */
export function pwrWallet(): Wallet {
  const { pwr } = window;
  if (!pwr) throw new WalletError('not-installed');
  listenTo(pwr);
  return {
    connect: () => connect(pwr),
    sign: (from, message) => ask(async () => hexIn(await method(pwr, 'signMessage')({ from, message }), 'signature')),
    fingerprint: () =>
      ask(async () => {
        const seedId = await method(pwr, 'getFingerprints')();
        // Without an account there is no seed to tell.
        if (!seedId) throw new WalletError('no-account');
        return seedId;
      }),
    sendData: (from, vidaId, data) =>
      ask(async () => {
        const send = method(pwr, 'payableVidaDataTransaction');
        const bytes = new TextEncoder().encode(data);
        const hash = hexIn(await send({ from, vidaId, amount: '0', data: bytes }), 'hash', 'transactionHash');
        return hash.startsWith('0x') ? hash : `0x${hash}`;
      }),
    onChange(listener) {
      changes.addEventListener('change', listener);
      return () => changes.removeEventListener('change', listener);
    },
  };
}
