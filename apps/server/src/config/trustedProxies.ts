import { isIP } from 'node:net';

/** The proxies that may report a client's address: a number of hops, or the proxies' networks. */
export type TrustedProxies = number | string[];

/** Upper bound for the number of hops; no real site has more proxies in a row. */
const MOST_HOPS = 10;

/**
 * Parses `TRUST_PROXY`: a number of hops, or IP addresses and networks separated by commas.
 * @throws Error with the violated rule, phrased to follow the variable's name
 */
export function readTrustedProxies(text: string): TrustedProxies {
  if (text === 'false') return 0;
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  const everyone = networks.find((network) => /\/0+$/.test(network));
  if (everyone !== undefined)
    throw new Error(`must not be ${everyone}: that trusts every client to name its own address`);
  if (!networks.every(isNetwork))
    throw new Error(
      `must be how many proxies are in front of the server (1 to ${MOST_HOPS}), or their IP addresses and networks, such as 10.0.0.0/8,192.0.2.7`,
    );
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/**
 * Converts the setting to Fastify's `trustProxy` option. `X-Forwarded-For` is read from its end, where the nearest
 * proxy writes. Entries before those of the trusted proxies are ignored, because clients can forge them.
 */
export const trustOption = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? proxies > 0 && ((_address: string, hop: number) => hop < proxies) : proxies;
