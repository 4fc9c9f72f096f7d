import { ApiError, readSeconds, type ErrorCode } from '@pwr-community/api/errors';

/** Reads the error that the server put into its redirect, with a rate limit's wait. */
export function returnError(params: URLSearchParams): ApiError | null {
  const code = params.get('error');
  if (code === null) return null;
  return new ApiError(code as ErrorCode, 0, code, undefined, undefined, readSeconds(params.get('retry_after')));
}
