import { isIP } from 'node:net';

/** Which proxies may name a client's address: so many in front of the server, or those of these networks. */
export type TrustedProxies = number | string[];

/** More proxies than any site has in a row. */
const MOST_HOPS = 10;

/**
 * Reads `TRUST_PROXY`: a number of hops, or IP addresses and networks by commas.
 * @throws Error with the rule that the text breaks, to follow the variable's name
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
 * Fastify's `trustProxy`. `X-Forwarded-For` is read from its end, where the nearest proxy writes: whatever stands before
 * the last trusted hop came from the client.
 */
export const trustOption = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? proxies > 0 && ((_address: string, hop: number) => hop < proxies) : proxies;
