import { BlockList, isIPv6 } from 'node:net';

/** Special-purpose addresses in the IANA registries, and multicast: none of them is on the public internet. */
const specialIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Special ranges within 2000::/3: Teredo and other protocols, documentation, and embedded IPv4 addresses (6to4). */
const specialIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = new BlockList();
for (const range of specialIPv4) special.addSubnet(...parts(range), 'ipv4');
for (const range of specialIPv6) special.addSubnet(...parts(range), 'ipv6');

/** Global unicast addresses. They exclude loopback, link-local, unique local and IPv4-mapped addresses. */
const globalIPv6 = new BlockList();
globalIPv6.addSubnet('2000::', 3, 'ipv6');

/** Returns true if an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return globalIPv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function parts(range: string): [net: string, prefix: number] {
  const [net, prefix] = range.split('/');
  return [net!, Number(prefix)];
}
