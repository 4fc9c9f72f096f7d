import type { ApiError } from '@pwr-community/api/errors';
import { parseId } from '../../shared/parseId.ts';
import { returnError } from '../../shared/returnError.ts';

/** The id of the quest to open, and the error that the service returned, if any. */
export interface Return {
  quest: number;
  error: ApiError | null;
}

/** Reads a service's result from the query string; null if it has no quest id. */
export function readReturn(params: URLSearchParams): Return | null {
  const quest = parseId(params.get('quest') ?? undefined);
  return quest === null ? null : { quest, error: returnError(params) };
}
