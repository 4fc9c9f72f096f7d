import type { Config } from '../config.ts';
import { Problem } from '../contract/problem.ts';

/**
 * Checks that a sign-in returns to one of this site's own origins.
 * @returns the address without its fragment
 * @throws Problem `callback-url-not-allowed`
 */
export function checkCallbackUrl(config: Pick<Config, 'allowedOrigins'>, callbackUrl: string): string {
  const url = URL.canParse(callbackUrl) ? new URL(callbackUrl) : undefined;
  if (!url || url.username || url.password || !config.allowedOrigins.includes(url.origin)) {
    throw new Problem('callback-url-not-allowed');
  }
  url.hash = '';
  return url.href;
}

/**
 * The result of a sign-in: a burner token, a linked account, or an error code. `retry_after` is the wait in seconds
 * after `rate-limited`.
 */
export type Outcome = { burner: string } | { linked: string } | { error: string; retry_after?: string };

/** The callback address with the outcome in its query. It replaces an outcome that was already there. */
export function withOutcome(callbackUrl: string, outcome: Outcome): string {
  const url = new URL(callbackUrl);
  for (const name of ['success', 'burner', 'linked', 'error', 'retry_after']) url.searchParams.delete(name);
  url.searchParams.set('success', String(!('error' in outcome)));
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.href;
}
