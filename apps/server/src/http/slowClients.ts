import type { Server, ServerResponse } from 'node:http';

/** Maximum interval between checks for slow readers, in ms. */
const INTERVAL = 5000;

/**
 * Closes connections whose client doesn't read its reply in time. Node's request timeouts only cover the request, and
 * its socket timeout never disconnects a client that reads one byte now and then.
 * @param limit maximum time from a request's headers to the last byte of its reply, in ms. Event streams, and replies
 * that haven't begun, have no limit
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
        // The map keeps the order of arrival, so all remaining replies are newer.
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
