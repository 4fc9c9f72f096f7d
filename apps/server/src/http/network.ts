import { isIPv6 } from 'node:net';

/** Groups before an IPv4 address in IPv6 notation, as sockets that accept both report it. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * Returns the network that limits per client address count: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because providers give each client at least that network. `@fastify/rate-limit` counts the same way.
 * @param ip undefined if the client has already disconnected
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return '';
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  // The URL parser writes every address in the same way.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last];
  if (groups.slice(0, 6).join(':') !== MAPPED) return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
