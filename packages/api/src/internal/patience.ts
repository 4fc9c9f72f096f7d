import { clientError } from '../errors.ts';

/**
 * Sends a request with a timeout for the start of its reply, in ms. On timeout, the request is aborted and rejects with
 * `network-error`.
 */
export async function withPatience(patience: number, send: (signal: AbortSignal) => Promise<Response>) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(clientError('network-error')), patience);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
