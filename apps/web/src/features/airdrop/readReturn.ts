import type { ApiError } from '@pwr-community/api/errors';
import { parseId } from '../../shared/parseId.ts';
import { returnError } from '../../shared/returnError.ts';

/** Which quest an address opens, and what went wrong at the service that was asked for it. */
export interface Return {
  quest: number;
  error: ApiError | null;
}

/** What is in the query of an address; null where it opens no quest. */
export function readReturn(params: URLSearchParams): Return | null {
  const quest = parseId(params.get('quest') ?? undefined);
  return quest === null ? null : { quest, error: returnError(params) };
}
