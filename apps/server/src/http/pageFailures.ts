import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkCallbackUrl, withOutcome } from '../auth/callbackUrl.ts';
import type { Config } from '../config.ts';
import { logFailure, sendProblem, toProblem } from './errors.ts';

/** The page of the site that ends every sign-in. */
const CALLBACK_PAGE = '/auth-callback';

/**
 * The error handler of calls that browsers open as a page, such as the sign-in popup. A person can't read a problem
 * document, so the browser is redirected to a page of the site that explains the failure in the reader's language.
 * Programs still get the problem document.
 */
export function redirectFailures(config: Config) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = toProblem(error);
    if (!isNavigation(request)) return sendProblem(problem, request, reply, error);
    logFailure(problem, request, error);
    const wait = reply.getHeader('retry-after');
    const outcome = { error: problem.code, ...(wait !== undefined && { retry_after: String(wait) }) };
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(withOutcome(returnAddress(config, request), outcome), 302);
  };
}

/** Where the sign-in was to return to; the site's own callback page where the address is missing or not allowed. */
function returnAddress(config: Config, { query }: FastifyRequest): string {
  const { callbackUrl } = query as { callbackUrl?: unknown };
  try {
    if (typeof callbackUrl === 'string') return checkCallbackUrl(config, callbackUrl);
  } catch {
    // Anyone can write a link with another site's address in it.
  }
  return new URL(CALLBACK_PAGE, config.publicUrl).href;
}

/** A browser asks for HTML when it opens a page; its scripts ask for anything. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(headers.accept ?? '');
