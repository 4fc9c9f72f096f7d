import type { Pwr } from './pwr.ts';
import { WalletError, walletError, type WalletErrorCode } from './walletError.ts';

/** Port to a browser wallet. Its methods reject only with a `WalletError`. */
export interface Wallet {
  /** Returns the selected address. Asks the user to connect if necessary. */
  connect(): Promise<string>;
  /** Signs a text and returns the signature in hexadecimal. */
  sign(address: string, message: string): Promise<string>;
  /** Returns an id for this device. */
  fingerprint(): Promise<string>;
  /** Sends data to an application on the network, without an amount. Returns the transaction's hash. */
  sendData(address: string, vidaId: string, data: string): Promise<string>;
  /** Calls `listener` when the selected address changes. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

/** Maximum number of attempts to connect, from the specification. */
const connectAttempts = 3;

/** Final errors: another attempt wouldn't change them. */
const verdicts: readonly WalletErrorCode[] = ['context-invalidated', 'provider-not-detected', 'no-account', 'declined'];

const addressPattern = /^0x[0-9a-f]{40}$/i;

/** Returns a bound method of the extension. Throws `provider-not-detected` if it doesn't exist. */
function method<Name extends keyof Pwr>(pwr: Pwr, name: Name): NonNullable<Pwr[Name]> {
  const found = pwr[name];
  if (!found) throw new WalletError('provider-not-detected');
  return (typeof found === 'function' ? found.bind(pwr) : found) as NonNullable<Pwr[Name]>;
}

/** Calls the extension and converts its errors to `WalletError`. */
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

/**
 * Ignores errors from looking up an existing connection, which only saves the user a prompt. Rethrows final errors,
 * except if the user declined.
 */
function passVerdicts(thrown: unknown): undefined {
  const error = walletError(thrown);
  if (verdicts.includes(error.code) && error.code !== 'declined') throw error;
  return undefined;
}

/**
 * Extracts hexadecimal text from a reply. The extension may return text, bytes, or an object with one of these
 * properties.
 */
function hexIn(reply: unknown, ...names: string[]): string {
  if (reply instanceof Uint8Array) return Array.from(reply, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (typeof reply === 'string' && /^(?:0x)?[0-9a-f]+$/i.test(reply)) return reply;
  const fields = (reply ?? {}) as Record<string, unknown>;
  const found = names.map((name) => fields[name]).find((value) => value !== undefined);
  if (found !== undefined) return hexIn(found);
  throw walletError(fields.error ?? reply);
}

/** The extension has no way to unsubscribe, so a single listener serves all subscribers. */
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
 * Returns the extension's wallet.
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
        // Without an account, there is no seed.
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
