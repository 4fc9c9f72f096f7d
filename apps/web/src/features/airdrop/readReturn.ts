import type { ApiError } from '@pwr-community/api/errors';
import { parseId } from '../../shared/parseId.ts';
import { returnError } from '../../shared/returnError.ts';

/** The quest that an address opens, and the service's error. */
export interface Return {
  quest: number;
  error: ApiError | null;
}

/** Reads the query of an address; null if it opens no quest. */
export function readReturn(params: URLSearchParams): Return | null {
  const quest = parseId(params.get('quest') ?? undefined);
  return quest === null ? null : { quest, error: returnError(params) };
}
