import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { htmlCalls, openCalls, optionalCalls } from '../generated/calls.ts';
import type { paths } from '../generated/schema.d.ts';
import { clientError } from './errors.ts';
import { newIdempotencyKey } from './internal/idempotency.ts';
import { withPatience } from './internal/patience.ts';

export type ApiClient = Client<paths>;

/** Longest wait for a reply to begin, in ms: from then on whoever waits is told, and may try again. */
const PATIENCE = 30_000;

export interface ApiClientOptions {
  /** Where the contract's paths begin, without a slash at the end: `/backend` or `https://api.example/backend`. */
  host: string;
  /** The stored bearer token, read at each call. */
  getToken: () => string | null;
  /** The language to ask for, as a BCP 47 tag, read at each call. */
  getLocale: () => string;
  /** Sends a request, in place of the browser's own. */
  fetch?: (request: Request) => Promise<Response>;
  /** The server refused the stored token (401). Not called for a token that was replaced meanwhile. */
  onUnauthorized: () => void;
  /**
   * A call needs a sign-in of the last minutes. Resolves to whether the same member has signed in again: then the call is
   * sent once more, with their new token. Without it, or with `false`, the call fails with `fresh-sign-in-required`.
   */
  onFreshSignInRequired?: () => Promise<boolean>;
}

/**
 * The typed client of the contract. A call that needs a token and has none rejects with `no-bearer-token` before
 * anything is sent. Calls that take no token never carry one.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { host, getToken, getLocale, fetch = globalThis.fetch, onUnauthorized, onFreshSignInRequired } = options;
  const bearer = (token: string) => `Bearer ${token}`;
  const headers: Middleware = {
    onRequest({ request, schemaPath }) {
      const call = `${request.method} ${schemaPath}`;
      const token = openCalls.includes(call) ? null : getToken();
      if (!token && !openCalls.includes(call) && !optionalCalls.includes(call)) throw clientError('no-bearer-token');
      if (token) request.headers.set('Authorization', bearer(token));
      request.headers.set('Accept-Language', getLocale());
      if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', newIdempotencyKey());
      return request;
    },
    onResponse({ request, response, schemaPath }) {
      const sent = request.headers.get('Authorization');
      if (response.status === 401 && sent && sent === bearer(getToken() ?? '')) onUnauthorized();
      const html = response.headers.get('Content-Type')?.startsWith('text/html');
      if (html && !htmlCalls.includes(`${request.method} ${schemaPath}`))
        throw clientError('unexpected-html', response.status);
      return undefined;
    },
  };
  const sendOnce = (request: Request) =>
    withPatience(PATIENCE, (signal) =>
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, signal]) })),
    );
  const send = async (request: Request) => {
    // The body of a request can be read once.
    const again = onFreshSignInRequired && request.method !== 'GET' ? request.clone() : undefined;
    const response = await sendOnce(request);
    if (!again || !(await needsFreshSignIn(response)) || !(await onFreshSignInRequired!())) return response;
    const token = getToken();
    if (token) again.headers.set('Authorization', bearer(token));
    return sendOnce(again);
  };
  const client = createClient<paths>({ baseUrl: host, fetch: send });
  client.use(headers);
  return client;
}

/** Whether a reply asks for a fresh sign-in. Leaves its body to be read. */
async function needsFreshSignIn(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return problem?.code === 'fresh-sign-in-required';
}
