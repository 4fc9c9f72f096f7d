import { parseId } from '../../shared/parseId.ts';

/** Which quest an address opens, and what a service that was asked for it left there: the name of what went wrong. */
export interface Return {
  quest: number;
  error: string | null;
}

/** What is in the query of an address; null where it opens no quest. */
export function readReturn(params: URLSearchParams): Return | null {
  const quest = parseId(params.get('quest') ?? undefined);
  return quest === null ? null : { quest, error: params.get('error') };
}
