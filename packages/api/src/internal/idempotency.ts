import { ApiError } from '../errors.ts';

/** Returns a random key. `crypto.randomUUID` is missing on insecure origins, such as a site on a local network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const unsettled = new Map<string, string>();

/**
 * Runs a write with an idempotency key, and reuses the key for the same action while its outcome is unknown (no reply,
 * or a 5xx). Text that is sent again after a lost reply is therefore posted only once.
 */
export async function writeOnce<Data>(action: unknown, call: (key: string) => Promise<Data>): Promise<Data> {
  const name = JSON.stringify(action);
  const key = unsettled.get(name) ?? newIdempotencyKey();
  unsettled.set(name, key);
  try {
    const data = await call(key);
    unsettled.delete(name);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) unsettled.delete(name);
    throw error;
  }
}
