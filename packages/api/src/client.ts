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
}

/**
 * The typed client of the contract. A call that needs a token and has none rejects with `no-bearer-token` before
 * anything is sent. Calls that take no token never carry one.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { host, getToken, getLocale, fetch = globalThis.fetch, onUnauthorized } = options;
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
  const send = (request: Request) =>
    withPatience(PATIENCE, (signal) =>
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, signal]) })),
    );
  const client = createClient<paths>({ baseUrl: host, fetch: send });
  client.use(headers);
  return client;
}
