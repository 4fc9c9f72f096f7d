import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Notification, UnreadCount } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { stopRefetches } from '../internal/cache.ts';
import { notificationsKey } from '../keys.ts';
import { notificationListQuery, unreadCountQuery } from '../queries/notifications.ts';
import { unwrap } from '../unwrap.ts';

/** Marks cached notifications as read. They keep their places until the list is fetched again. */
const markRead = (client: QueryClient, api: ApiClient, isRead: (item: Notification) => boolean) =>
  client.setQueryData(
    notificationListQuery(api).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((item) => (isRead(item) ? { ...item, isUnread: false } : item)),
        })),
      },
  );

const outcomes = (api: ApiClient) => ({
  onSuccess: (reply: UnreadCount, _variables: unknown, _none: unknown, { client }: { client: QueryClient }) => {
    client.setQueryData(unreadCountQuery(api).queryKey, reply);
  },
  onError: (_error: Error, _variables: unknown, _none: unknown, { client }: { client: QueryClient }) =>
    void client.invalidateQueries({ queryKey: notificationsKey }),
});

/** Marks a notification as read (`mutate(id)`), at once. If that fails, the list is fetched again. */
export const readNotificationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['notifications', 'read'],
    mutationFn: (id: number) => unwrap(api.PUT('/api/user/notifications/{id}/read', { params: { path: { id } } })),
    onMutate: async (id, { client }) => {
      await stopRefetches(client, notificationsKey);
      markRead(client, api, (item) => item.id === id);
    },
    ...outcomes(api),
  });

/** Marks all notifications up to a time as read (`mutate(until)`), at once. */
export const readNotificationsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['notifications', 'read-all'],
    mutationFn: (until: string) => unwrap(api.PUT('/api/user/notifications/read', { body: { until } })),
    onMutate: async (until, { client }) => {
      await stopRefetches(client, notificationsKey);
      markRead(client, api, ({ createdAt }) => createdAt <= until);
    },
    ...outcomes(api),
  });
