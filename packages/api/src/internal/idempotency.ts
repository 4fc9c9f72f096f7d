import { ApiError } from '../errors.ts';

/** A fresh key. `crypto.randomUUID` exists on secure origins only; a site on a local network has none. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const unsettled = new Map<string, string>();

/**
 * Runs a writing call with an idempotency key, and with the same key again for the same action as long as nobody knows
 * whether the server carried it out (no reply, or a 5xx). So a text that is sent again after a lost reply is posted once.
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
