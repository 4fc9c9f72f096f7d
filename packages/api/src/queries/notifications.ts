import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { UnreadCount } from '../../generated/schema.d.ts';
import { notificationsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

const countKey = [...notificationsKey, 'count'] as const;

/** The number of unread notifications. Fetched once a minute while the page is visible. */
export const unreadCountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: countKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/notifications/count', { signal })),
    refetchInterval: 60_000,
  });

/**
 * The member's notifications, page by page, with quests' titles in the caller's language. Each fetched page also
 * updates the unread count.
 */
export const notificationListQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list'],
    queryFn: async ({ pageParam, client, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const page = await unwrap(api.GET('/api/user/notifications', { params: { query }, signal }));
      client.setQueryData<UnreadCount>(countKey, { unread: page.unread });
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The member's choices for each kind of notification, and the address for emails. */
export const notificationSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...notificationsKey, 'settings'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/notifications/settings', { signal })),
  });
