import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { JsonCall } from '../client.ts';

/** Time limit for a reply, in ms. The site answers within 4.5 s even while its database hangs. */
const REPLY_LIMIT = 8000;

export interface SiteReply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Makes a call; `path` includes the API prefix. @throws Error if there is no reply within the time limit */
export type Send = (call: JsonCall) => Promise<SiteReply>;

/** Creates a client for the site behind nginx. @param certificate the only one that the client trusts */
export function createClient(origin: string, certificate: string): Send {
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 64 });
  return ({ method, path, token, json, key }) =>
    new Promise((resolve, reject) => {
      const body = json === undefined ? undefined : JSON.stringify(json);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(key && { 'idempotency-key': key }),
      };
      const signal = AbortSignal.timeout(REPLY_LIMIT);
      const sent = request(new URL(path, origin), { agent, method, headers, signal }, (reply) => {
        text(reply).then((body) => resolve({ status: reply.statusCode!, headers: reply.headers, text: body }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
}
