import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkCallbackUrl, withOutcome } from '../auth/callbackUrl.ts';
import type { Config } from '../config.ts';
import { logFailure, sendProblem, toProblem } from './errors.ts';

/** The site's page that completes every sign-in. */
const CALLBACK_PAGE = '/auth-callback';

/**
 * Creates an error handler for requests that browsers open as a page, such as the sign-in popup. Users can't read a
 * problem document, so the browser is redirected to a page of the site that explains the failure in their language.
 * Other clients still get the problem document.
 */
export function redirectFailures(config: Config) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = toProblem(error);
    if (!isNavigation(request)) return sendProblem(problem, request, reply, error);
    logFailure(problem, request, error);
    const wait = problem.retryAfter ?? reply.getHeader('retry-after');
    const outcome = { error: problem.code, ...(wait !== undefined && { retry_after: String(wait) }) };
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(withOutcome(returnAddress(config, request), outcome), 302);
  };
}

/** Returns the sign-in's callback URL; if it is missing or not allowed, that of the site's own callback page. */
function returnAddress(config: Config, { query }: FastifyRequest): string {
  const { callbackUrl } = query as { callbackUrl?: unknown };
  try {
    if (typeof callbackUrl === 'string') return checkCallbackUrl(config, callbackUrl);
  } catch {
    // A crafted link may contain another site's URL.
  }
  return new URL(CALLBACK_PAGE, config.publicUrl).href;
}

/** Browsers accept HTML when they open a page; scripts accept anything. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(headers.accept ?? '');
