import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Returns a `fetch` that connects to this server directly, even if its public URL points to a proxy. */
export function fetchFromSelf(app: FastifyInstance): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input as string);
    const { address, family, port } = app.server.address() as AddressInfo;
    const host = family === 'IPv6' ? `[${address.replace(/^::$/, '::1')}]` : address.replace('0.0.0.0', '127.0.0.1');
    return fetch(`http://${host}:${port}${pathname}${search}`, init);
  };
}
