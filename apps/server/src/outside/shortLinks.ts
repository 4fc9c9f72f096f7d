import { Resolver } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';
import { ServiceError } from './service.ts';

/** Maximum number of redirects. */
const MAX_REDIRECTS = 3;

/** Maximum number of links followed concurrently. */
const MAX_AT_ONCE = 16;

/** Resolves the short links of a platform. */
export interface ShortLinks {
  /**
   * Follows a link until `isTarget` accepts an address. Only over https, and only on the platform's own hosts.
   * @returns the accepted address, or undefined if the link never leads to one
   * @throws ServiceError if the platform doesn't answer
   */
  follow(link: string, isTarget: (address: string) => boolean): Promise<string | undefined>;
}

/** Requests an address and returns the status and the redirect target. */
export type AskWhere = (url: URL, signal: AbortSignal) => Promise<{ status: number; location: string | undefined }>;

/** Resolves TikTok's short links. @param timeout time limit for all redirects of one link, in ms */
export function tiktokLinks(timeout: number, askWhere: AskWhere = askPublicHost()): ShortLinks {
  let following = 0;
  return {
    async follow(link, isTarget) {
      if (following >= MAX_AT_ONCE) throw new ServiceError('Too many short links are followed now.');
      following++;
      const signal = AbortSignal.timeout(timeout);
      try {
        let url = new URL(link);
        for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
          const { status, location } = await askWhere(url, signal);
          if (status >= 500 || status === 429) throw new Error(`it answered ${status}`);
          if (status < 300 || status >= 400 || !location || !URL.canParse(location, url.href)) return undefined;
          url = new URL(location, url);
          if (!isOfTiktok(url)) return undefined;
          if (isTarget(url.href)) return url.href;
        }
        return undefined;
      } catch (error) {
        throw new ServiceError(`TikTok: ${(error as Error).message}`, { cause: error });
      } finally {
        following--;
      }
    },
  };
}

const isOfTiktok = ({ protocol, hostname, port, username, password }: URL) =>
  protocol === 'https:' && /(^|\.)tiktok\.com$/.test(hostname) && !port && !username && !password;

/** Resolves a host to IP addresses. */
export type FindAddresses = (host: string) => Promise<string[]>;

/**
 * Queries DNS servers directly. The system's `getaddrinfo` would block one of the few file system threads while a
 * server doesn't answer.
 */
const findAddresses: FindAddresses = async (host) => {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Requests a host on the public internet, without cookies or credentials. Reads no body. */
export function askPublicHost(find: FindAddresses = findAddresses): AskWhere {
  return (url, signal) =>
    new Promise((resolve, reject) => {
      const request = httpsRequest(url, {
        agent: false,
        lookup: publicLookup(find),
        signal,
        headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; link check)' },
        maxHeaderSize: 16 * 1024,
      });
      request.once('error', reject);
      request.once('response', (response) => {
        resolve({ status: response.statusCode!, location: response.headers.location });
        response.destroy();
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
