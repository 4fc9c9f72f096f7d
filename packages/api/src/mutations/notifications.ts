import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList, NotificationSetting, UnreadCount } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { stopRefetches } from '../internal/cache.ts';
import { notificationsKey } from '../keys.ts';
import { notificationListQuery, notificationSettingsQuery, unreadCountQuery } from '../queries/notifications.ts';
import { unwrap } from '../unwrap.ts';

/** Marks cached notifications as read, in every language. They keep their places until the list is fetched again. */
const markRead = (client: QueryClient, api: ApiClient, isRead: (item: Notification) => boolean) =>
  client.setQueriesData<InfiniteData<NotificationList>>(
    { queryKey: notificationListQuery(api).queryKey },
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

/** Marks a notification as read (`mutate(id)`), optimistically. On failure, the list and the count are refetched. */
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

/** Marks all notifications up to a time as read (`mutate(until)`), optimistically. */
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

const settingKey = ['notifications', 'setting'];

/**
 * Changes the channels for a kind of notification (`mutate(setting)`), optimistically. After a failure, a refetch
 * restores the earlier choice.
 */
export const notificationSettingMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: settingKey,
    // One after another, so that the last choice stays even if an earlier request is slow.
    scope: { id: 'notification-settings' },
    mutationFn: (setting: NotificationSetting) =>
      unwrap(api.PUT('/api/user/notifications/settings', { body: { kinds: [setting] } })),
    onMutate: async (setting, { client }) => {
      const { queryKey } = notificationSettingsQuery(api);
      await stopRefetches(client, queryKey);
      client.setQueryData(
        queryKey,
        (settings) =>
          settings && {
            ...settings,
            kinds: settings.kinds.map((each) => (each.kind === setting.kind ? setting : each)),
          },
      );
    },
    // Replies to earlier changes don't contain later ones, so only the last pending change refetches.
    onSettled: (_reply, _error, _setting, _none, { client }) => {
      if (client.isMutating({ mutationKey: settingKey }) === 1)
        void client.invalidateQueries({ queryKey: notificationsKey });
    },
  });

/** Unsubscribes from the daily email without signing in (`mutate(token)`). The email's link contains the token. */
export const unsubscribeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['notifications', 'unsubscribe'],
    mutationFn: (token: string) => unwrap(api.POST('/api/unsubscribe', { params: { query: { token } } })),
    onSuccess: (_reply, _token, _none, { client }) =>
      void client.invalidateQueries({ queryKey: notificationSettingsQuery(api).queryKey }),
  });
