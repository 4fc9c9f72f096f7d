import { ApiError, readSeconds, type ErrorCode } from '@pwr-community/api/errors';

/** The failure that the server left in the address it led back to, with the wait that a rate limit asks for. */
export function returnError(params: URLSearchParams): ApiError | null {
  const code = params.get('error');
  if (code === null) return null;
  return new ApiError(code as ErrorCode, 0, code, undefined, undefined, readSeconds(params.get('retry_after')));
}
