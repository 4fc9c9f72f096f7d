import { ApiError } from '@pwr-community/api/errors';

/**
 * Returns a `catch` handler that ignores errors with this code and rethrows all others. For errors that mean that
 * nothing is left to do, for example because the reply to an earlier request was lost.
 */
export const ignoring = (code: ApiError['code']) => (problem: unknown) => {
  if (!(problem instanceof ApiError && problem.code === code)) throw problem;
};
