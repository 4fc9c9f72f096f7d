import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reply } from '../test/contractCheck.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** With its query, and nothing in it made good. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a request. Not by `fetch`, which repairs addresses before it sends them.
 * @throws Error where the connection ends without a reply
 */
export function send(origin: string, { method, path, headers = {}, body }: WireRequest): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = httpRequest({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode!, headers: reply.headers, text: body }), reject);
    });
    sent.on('error', (error: Error & { code?: string }) => {
      // A connection that was kept, and that the server has closed in the meantime: it has not seen the request.
      const isStale = sent.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) send(origin, { method, path, headers, body }).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/** A call of the API with JSON. */
export interface JsonCall {
  method: string;
  path: string;
  token?: string;
  json?: unknown;
  /** Its `Idempotency-Key`, and its request id, by which the audit log finds it. */
  key?: string;
}

/** {@link send} for a call as the site makes it. `path` starts after the API's prefix. */
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
