import { clientError, replyError } from './errors.ts';

interface Reply<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Returns a call's data or throws its ApiError. The status decides whether the call failed, because a failed reply may
 * have no body. An aborted call rejects with its AbortError.
 */
export async function unwrap<Data>(call: Promise<Reply<Data>>): Promise<Data> {
  let reply: Reply<Data>;
  try {
    reply = await call;
  } catch (cause) {
    if (cause instanceof TypeError) throw clientError('network-error', 0, cause);
    if (cause instanceof SyntaxError) throw clientError('unexpected-reply', 0, cause);
    throw cause;
  }
  const { data, error, response } = reply;
  if (!response.ok) throw replyError(response.status, error, response.headers.get('Retry-After'));
  // 202 and 204 have no body.
  if (data === undefined && ![202, 204].includes(response.status))
    throw clientError('unexpected-reply', response.status);
  return data as Data;
}
