import type { QueryStatus } from '@tanstack/react-query';

interface Result {
  status: QueryStatus;
  data: unknown;
}

/**
 * Maps a query's result to its list's state. If a refetch fails, the old data stays on the screen; only a query without
 * data shows an error. `isLeading` is true while the address redirects to another page.
 */
export const listState = ({ status, data }: Result, isLeading = false): 'loading' | 'error' | 'done' => {
  if (status === 'pending' || isLeading) return 'loading';
  return status === 'error' && data === undefined ? 'error' : 'done';
};
