import { createHmac } from 'node:crypto';
import { isSameSecret } from '../auth/secrets.ts';

const sign = (key: string, userId: number): string =>
  createHmac('sha256', key).update(`unsubscribe:${userId}`).digest('base64url');

/** The token that ends a member's daily email. It never expires, because people unsubscribe from old emails, too. */
export const unsubscribeToken = (key: string, userId: number): string => `${userId}.${sign(key, userId)}`;

/** The member whom a token belongs to; undefined if its signature is wrong. */
export function readUnsubscribeToken(key: string, token: string): number | undefined {
  const [, id, signature] = /^([1-9]\d{0,14})\.(.+)$/.exec(token) ?? [];
  return id && signature && isSameSecret(signature, sign(key, Number(id))) ? Number(id) : undefined;
}
