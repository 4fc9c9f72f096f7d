import { createHmac } from 'node:crypto';
import { isSameSecret } from '../auth/secrets.ts';

const sign = (key: string, userId: number): string =>
  createHmac('sha256', key).update(`unsubscribe:${userId}`).digest('base64url');

/**
 * Creates the token that unsubscribes a member from the daily email. It never expires, because people also unsubscribe
 * from old emails.
 */
export const unsubscribeToken = (key: string, userId: number): string => `${userId}.${sign(key, userId)}`;

/** Returns the member's id from a token; undefined if the signature is invalid. */
export function readUnsubscribeToken(key: string, token: string): number | undefined {
  const [, id, signature] = /^([1-9]\d{0,14})\.(.+)$/.exec(token) ?? [];
  return id && signature && isSameSecret(signature, sign(key, Number(id))) ? Number(id) : undefined;
}
