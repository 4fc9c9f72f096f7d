import type { QueryStatus } from '@tanstack/react-query';

interface Result {
  status: QueryStatus;
  data: unknown;
}

/**
 * The state of a list for its query's result. Data stays on the screen when a refetch fails: React Query keeps it, but
 * drops the placeholder of another query. `isLeading` is true while the address redirects to another page.
 */
export const listState = ({ status, data }: Result, isLeading = false): 'loading' | 'error' | 'done' => {
  if (status === 'pending' || isLeading) return 'loading';
  return status === 'error' && data === undefined ? 'error' : 'done';
};
