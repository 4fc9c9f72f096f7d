import type { QueryStatus } from '@tanstack/react-query';

/** The state of a list for its query's status. `isLeading` is true while the address redirects to another page. */
export const listState = (status: QueryStatus, isLeading = false): 'loading' | 'error' | 'done' =>
  status === 'pending' || isLeading ? 'loading' : status === 'error' ? 'error' : 'done';
