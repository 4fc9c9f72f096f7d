import type { Config } from '../config.ts';
import { Problem } from '../contract/problem.ts';

/**
 * Checks that a sign-in returns to an allowed origin.
 * @returns the URL without its fragment
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
 * The result of a sign-in or of linking an account: a burner token, the provider of the linked account, or an error
 * code. `retry_after` is the number of seconds to wait after `rate-limited`.
 */
export type Outcome = { burner: string } | { linked: string } | { error: string; retry_after?: string };

/** Adds the outcome to the callback URL's query, replacing any earlier outcome. */
export function withOutcome(callbackUrl: string, outcome: Outcome): string {
  const url = new URL(callbackUrl);
  for (const name of ['success', 'burner', 'linked', 'error', 'retry_after']) url.searchParams.delete(name);
  url.searchParams.set('success', String(!('error' in outcome)));
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.href;
}
