import { Resolver } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';
import { ServiceError } from './service.ts';

/** Most redirects that are followed. */
const MAX_REDIRECTS = 3;

/** Most links that are followed at the same time. */
const MAX_AT_ONCE = 16;

/** Follows the short links of a platform. */
export interface ShortLinks {
  /**
   * Follows a link until `isTarget` says that an address is what was looked for. Only https, only the platform's own hosts.
   * @returns that address, or undefined where the link leads nowhere else
   * @throws ServiceError where the platform doesn't answer
   */
  follow(link: string, isTarget: (address: string) => boolean): Promise<string | undefined>;
}

/** Asks for an address, and gives the status and where it redirects to. */
export type AskWhere = (url: URL, signal: AbortSignal) => Promise<{ status: number; location: string | undefined }>;

/** Follows the short links of TikTok. @param timeout longest time for all redirects of one link, in ms */
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

/** Finds the IP addresses of a host. */
export type FindAddresses = (host: string) => Promise<string[]>;

/**
 * Asks DNS servers directly. The system's `getaddrinfo` would hold one of the few threads that files need, for as long as a server
 * doesn't answer.
 */
const findAddresses: FindAddresses = async (host) => {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Asks a host of the public internet, without cookies or credentials. Reads no body. */
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
 * Finds a host's addresses, and refuses the host if one is not public. The connection uses exactly these addresses, so a name that
 * changes between check and connection gains nothing.
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
