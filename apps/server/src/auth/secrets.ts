import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits, in base64url: 43 characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * The SHA-256 of a text in base64url: how tokens are stored, and how a verifier becomes its challenge
 * (S256, RFC 7636).
 */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether two texts are the same, in a time that does not tell how much of them fits. */
export function isSameSecret(given: string, right: string): boolean {
  const [actual, expected] = [Buffer.from(given), Buffer.from(right)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether `secret` has this {@link sha256}. */
export const matchesHash = (secret: string, hash: string): boolean => isSameSecret(sha256(secret), hash);
