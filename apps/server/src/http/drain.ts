import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Time in which connections without a call may bring their last one, in ms. */
const DRAIN_TIMEOUT = 1000;

/**
 * Accepts no more connections, and ends the others with the reply to their next call. A proxy may be sending a call on an
 * idle connection at the moment when it is closed. It must not send a write again, so the call would fail.
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DRAIN_TIMEOUT);
    // Server.close of node:http would also close the idle connections.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
