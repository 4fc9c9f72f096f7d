import { isIPv6 } from 'node:net';

/** Matches an IPv4 address in IPv6 notation, as sockets that accept both report it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network that limits per client address count: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because providers give each client at least that network. `@fastify/rate-limit` counts the same way.
 * @param ip undefined if the client has already disconnected
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return '';
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  // The URL parser writes every address in the same way.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
