import { Resolver } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { refuseInTransaction } from '../inTransaction.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Maximum number of redirects. */
export const MAX_REDIRECTS = 3;

/** The type and size of reply that a caller accepts. */
export interface Wanted {
  /** Value of the `Accept` header. */
  accept: string;
  /** Maximum size of the body, in bytes. 0 reads none. */
  maxBytes: number;
}

/** A host's reply. */
export interface PublicReply {
  status: number;
  /** Target of a redirect. */
  location: string | undefined;
  body: Buffer;
}

/** Requests one address, without following redirects. */
export type AskPublicHost = (url: URL, signal: AbortSignal, wanted: Wanted) => Promise<PublicReply>;

/**
 * Returns true if an address may be on the public internet: if it is an https address without a port, credentials or a
 * non-public IP address.
 */
export function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && !port && !username && !password && (!isIP(host) || isPublicAddress(host));
}

/**
 * Requests an address and follows redirects, on the public internet only.
 * @throws Error with a message about the invalid address or reply
 */
export async function getPublic(
  ask: AskPublicHost,
  start: URL,
  signal: AbortSignal,
  wanted: Wanted,
): Promise<PublicReply> {
  refuseInTransaction('Another site');
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isPublicUrl(url)) throw new Error(`${url.host} is not a public address`);
    const reply = await ask(url, signal, wanted);
    const { status, location } = reply;
    if (status < 300 || status >= 400 || location === undefined) return reply;
    if (!URL.canParse(location, url.href)) throw new Error('it redirects to an invalid address');
    url = new URL(location, url);
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
}

/** Resolves a host to IP addresses. */
export type FindAddresses = (host: string) => Promise<string[]>;

/**
 * Queries DNS servers directly. The system's `getaddrinfo` would block one of libuv's few threads while a server
 * doesn't answer.
 */
const findAddresses: FindAddresses = async (host) => {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * Requests hosts on the public internet, without cookies or credentials.
 * @param send replaces the network, for example in tests
 */
export function askPublicHost(
  find: FindAddresses = findAddresses,
  send: (url: URL, options: RequestOptions) => ClientRequest = httpsRequest,
): AskPublicHost {
  return (url, signal, { accept, maxBytes }) =>
    new Promise((resolve, reject) => {
      const request = send(url, {
        agent: false,
        lookup: publicLookup(find),
        signal,
        // Replies are not decompressed, because a small one could become huge.
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 (compatible; link check)' },
        maxHeaderSize: 16 * 1024,
      });
      request.once('error', reject);
      request.once('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        const done = (body: Buffer) => resolve({ status, location: headers.location, body });
        if (maxBytes === 0) {
          done(Buffer.alloc(0));
          return response.destroy();
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > maxBytes) response.destroy(new Error(`the reply is longer than ${maxBytes} bytes`));
        });
        response.once('error', reject);
        response.once('end', () => done(Buffer.concat(chunks)));
      });
      request.end();
    });
}

/**
 * Resolves a host and refuses it if one of its addresses is not public. The connection uses exactly these addresses,
 * which prevents DNS rebinding.
 */
const publicLookup =
  (find: FindAddresses): LookupFunction =>
  (host, options, done) => {
    const check = async () => {
      const addresses = await find(host);
      if (addresses.length === 0) throw new Error(`${host} has no address`);
      const refused = addresses.find((address) => !isPublicAddress(address));
      if (refused) throw new Error(`${host} has the address ${refused}`);
      return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    };
    check().then(
      (addresses) => (options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)),
      (error: Error) => done(error, []),
    );
  };
