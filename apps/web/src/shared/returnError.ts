import { ApiError, readSeconds, type ErrorCode } from '@pwr-community/api/errors';

/** Reads the error from the server's redirect, with a rate limit's waiting time; null if there is none. */
export function returnError(params: URLSearchParams): ApiError | null {
  const code = params.get('error');
  if (code === null) return null;
  return new ApiError(code as ErrorCode, 0, code, undefined, undefined, readSeconds(params.get('retry_after')));
}
