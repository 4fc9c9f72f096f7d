import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { notesKey, savedRepliesKey, waitingKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Admins' notes about a member, newest first. Admins only. */
export const notesQuery = (api: ApiClient, userId: number) =>
  queryOptions({
    queryKey: [...notesKey, userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/users/{id}/notes', { params: { path: { id: userId } }, signal })),
  });

/** The admins' saved replies, by title. Admins only. */
export const savedRepliesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: savedRepliesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/savedReplies', { signal })),
  });

/** The numbers of items that wait for a decision, by queue. Admins only. */
export const waitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: waitingKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/waiting', { signal })),
  });
