import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reply } from '../test/contractCheck.ts';

/** A request exactly as sent. */
export interface WireRequest {
  method: string;
  /** Path and query, sent unchanged. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a request. Doesn't use `fetch`, because it normalizes URLs.
 * @throws Error if the connection closes without a reply
 */
export function send(origin: string, { method, path, headers = {}, body }: WireRequest): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = httpRequest({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode!, headers: reply.headers, text: body }), reject);
    });
    sent.on('error', (error: Error & { code?: string }) => {
      // The server had already closed this idle keep-alive connection, so it never saw the request.
      const isStale = sent.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) send(origin, { method, path, headers, body }).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/** An API call with an optional JSON body. */
export interface JsonCall {
  method: string;
  path: string;
  token?: string;
  json?: unknown;
  /** `Idempotency-Key`, also used as the request id that the audit log records. */
  key?: string;
}

/** Makes an API call with {@link send}. `path` has no API prefix. */
export const call = (origin: string, { method, path, token, json, key }: JsonCall): Promise<Reply> =>
  send(origin, {
    method,
    path: `/backend${path}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key, 'x-request-id': key }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
