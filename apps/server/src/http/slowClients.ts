import type { Server, ServerResponse } from 'node:http';

/** How often slow readers are looked for, in ms. */
const INTERVAL = 5000;

/**
 * Ends connections whose client does not take its reply in time. Node's own time-outs watch requests as they arrive, and
 * its time-out for idle sockets never ends a client that reads one byte now and then.
 * @param limit longest time from a request's first line to the last byte of its reply, in ms
 */
export function endSlowReaders(server: Server, limit: number): void {
  const replies = new Map<ServerResponse, number>();
  server.on('request', (_request, response) => {
    replies.set(response, performance.now());
    response.once('close', () => replies.delete(response));
  });
  const timer = setInterval(
    () => {
      const before = performance.now() - limit;
      for (const [response, began] of replies) {
        // The map is in the order of arrival.
        if (began > before) break;
        const isEndless = String(response.getHeader('content-type')).startsWith('text/event-stream');
        if (response.headersSent && !isEndless) response.socket?.destroy();
      }
    },
    Math.min(limit, INTERVAL),
  );
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
