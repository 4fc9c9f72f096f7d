import type { QueryStatus } from '@tanstack/react-query';

/** What a list shows while its query stands so; `isLeading` while the address leads on to another page of it. */
export const listState = (status: QueryStatus, isLeading = false): 'loading' | 'error' | 'done' =>
  status === 'pending' || isLeading ? 'loading' : status === 'error' ? 'error' : 'done';
