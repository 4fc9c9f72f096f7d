import { refuseInTransaction } from '../inTransaction.ts';

/** Maximum size of another service's reply, in bytes. Expected replies take a few kilobytes. */
const MAX_REPLY = 1024 * 1024;

/**
 * `fetch` for other services. A reply above the maximum size fails while it arrives, and its connection is closed.
 * @param call replaces the global `fetch`, for example in tests
 */
export const boundedFetch =
  (call: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    refuseInTransaction('Another service');
    const response = await call(input, init);
    if (!response.body) return response;
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MAX_REPLY) controller.error(new Error(`the reply is longer than ${MAX_REPLY} bytes`));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
