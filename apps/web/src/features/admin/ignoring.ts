import { ApiError } from '@pwr-community/api/errors';

/**
 * Handles a problem that means that a call has nothing left to do, for example because its first reply was lost.
 * Throws every other problem.
 */
export const ignoring = (code: ApiError['code']) => (problem: unknown) => {
  if (!(problem instanceof ApiError && problem.code === code)) throw problem;
};
