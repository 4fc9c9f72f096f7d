import { clientError } from '../errors.ts';

/** Sends a request; from `patience` ms without a reply on, whoever waits is told, and its connection is let go. */
export async function withPatience(patience: number, send: (signal: AbortSignal) => Promise<Response>) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(clientError('network-error')), patience);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
