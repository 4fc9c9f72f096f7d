import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { htmlCalls, openCalls, optionalCalls } from '../generated/calls.ts';
import type { paths } from '../generated/schema.d.ts';
import { clientError } from './errors.ts';
import { newIdempotencyKey } from './internal/idempotency.ts';
import { LastingRequest, sendLasting } from './internal/lasting.ts';
import { withPatience } from './internal/patience.ts';

export type ApiClient = Client<paths>;

/** Timeout for the start of a reply, in ms. After it, the call fails and may be retried. */
const PATIENCE = 30_000;

export interface ApiClientOptions {
  /** Base URL of the contract's paths, without a trailing slash: `/backend` or `https://api.example/backend`. */
  host: string;
  /** Returns the stored bearer token; called for each request. */
  getToken: () => string | null;
  /** Returns the requested language as a BCP 47 tag; called for each request. */
  getLocale: () => string;
  /** Replaces the browser's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Called when the server refuses the stored token (401), unless the token was replaced meanwhile. */
  onUnauthorized: () => void;
  /**
   * Called when a call other than a GET requires a recent sign-in, unless the token was replaced meanwhile. Resolves to
   * true if the same member has signed in again; the call is then repeated with the new token. If this function is
   * missing or resolves to false, the call fails with `fresh-sign-in-required`.
   */
  onFreshSignInRequired?: () => Promise<boolean>;
}

/**
 * The contract's typed client. A call that requires a token rejects with `no-bearer-token` if there is none, before
 * anything is sent. Calls without authentication never send a token.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { host, getToken, getLocale, fetch = globalThis.fetch, onUnauthorized, onFreshSignInRequired } = options;
  const bearer = (token: string) => `Bearer ${token}`;
  /** Returns true if the stored token is the one that a request was sent with. */
  const hasStoredToken = ({ headers }: Request) => {
    const token = getToken();
    return token !== null && headers.get('Authorization') === bearer(token);
  };
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
      if (response.status === 401 && hasStoredToken(request)) onUnauthorized();
      const html = response.headers.get('Content-Type')?.startsWith('text/html');
      if (html && !htmlCalls.includes(`${request.method} ${schemaPath}`))
        throw clientError('unexpected-html', response.status);
      return undefined;
    },
  };
  const sendOnce = (request: Request) =>
    withPatience(PATIENCE, (signal) =>
      sendLasting(request, (keepalive) =>
        fetch(new Request(request, { keepalive, signal: AbortSignal.any([request.signal, signal]) })),
      ),
    );
  const send = async (request: Request) => {
    // A request's body can be read only once.
    const again = onFreshSignInRequired && request.method !== 'GET' ? request.clone() : undefined;
    const response = await sendOnce(request);
    if (!again || !(await needsFreshSignIn(response))) return response;
    // If another member has logged in meanwhile, the call isn't theirs to confirm.
    if (!hasStoredToken(again) || !(await onFreshSignInRequired!())) return response;
    const token = getToken();
    if (token) again.headers.set('Authorization', bearer(token));
    return sendOnce(again);
  };
  const client = createClient<paths>({ baseUrl: host, fetch: send, Request: LastingRequest });
  client.use(headers);
  return client;
}

/** Returns true if a reply asks for a recent sign-in. The body can still be read afterwards. */
async function needsFreshSignIn(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return problem?.code === 'fresh-sign-in-required';
}
