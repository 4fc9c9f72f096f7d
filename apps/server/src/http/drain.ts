import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Time during which idle connections may send a last request, in ms. */
const DRAIN_TIMEOUT = 1000;

/**
 * Stops accepting connections, and closes each open one with the reply to its next request. Idle connections aren't
 * closed at once: a proxy may be sending a request on one. If it is a write, the proxy must not resend it, so it would
 * fail.
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DRAIN_TIMEOUT);
    // `Server.close` of node:http would also close the idle connections.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
