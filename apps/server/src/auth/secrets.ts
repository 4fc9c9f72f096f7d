import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a random token of 256 bits, in base64url: 43 characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the SHA-256 of a text in base64url. Tokens are stored as this hash, and verifiers are turned into challenges
 * with it (S256, RFC 7636).
 */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, right: string): boolean {
  const [actual, expected] = [Buffer.from(given), Buffer.from(right)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Returns true if `hash` is the {@link sha256} of `secret`. */
export const matchesHash = (secret: string, hash: string): boolean => isSameSecret(sha256(secret), hash);
