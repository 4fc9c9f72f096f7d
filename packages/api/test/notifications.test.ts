import { expect, it } from 'vitest';
import { readNotificationMutation, readNotificationsMutation } from '../src/mutations/notifications.ts';
import { notificationListQuery, unreadCountQuery } from '../src/queries/notifications.ts';
import { gate, problem, type Routes } from './server.ts';
import { mutate, signedIn } from './session.ts';

const item = (id: number) => ({ id, isUnread: true, createdAt: `2026-09-0${id}T12:00:00.000Z` });
const first = { notifications: [item(2), item(1)], unread: 2, nextCursor: null };

/** A member whose inbox is loaded. */
async function scene(routes: Routes) {
  const session = await signedIn({ 'GET /api/user/notifications': () => ({ json: first }), ...routes });
  const { api, client } = session;
  await client.fetchInfiniteQuery(notificationListQuery(api));
  const unread = () =>
    client
      .getQueryData(notificationListQuery(api).queryKey)!
      .pages.flatMap(({ notifications }) => notifications.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  return { ...session, unread, count: () => client.getQueryData(unreadCountQuery(api).queryKey)?.unread };
}

it('takes the number of unread notifications from the inbox, and from the reply when one is read', async () => {
  const { api, client, unread, count } = await scene({
    'PUT /api/user/notifications/2/read': () => ({ json: { unread: 1 } }),
  });
  expect(count()).toBe(2);
  const reading = mutate(client, readNotificationMutation(api), 2);
  await expect.poll(unread).toEqual([1]);
  await reading;
  expect(count()).toBe(1);
});

it('keeps notifications read when an older answer to a refetch arrives', async () => {
  const [asked, answered] = [gate(), gate()];
  let reads = 0;
  const { api, client, unread, count } = await scene({
    'GET /api/user/notifications': async () => {
      if (++reads === 1) return { json: first };
      asked.open();
      await answered.opened;
      return { json: first };
    },
    'PUT /api/user/notifications/read': () => ({ json: { unread: 0 } }),
  });
  const refetch = client.refetchQueries(notificationListQuery(api));
  await asked.opened;
  await mutate(client, readNotificationsMutation(api), first.notifications[0]!.createdAt);
  answered.open();
  await refetch;
  expect([unread(), count()]).toEqual([[], 0]);
});

it('fetches the inbox again if marking failed', async () => {
  const { api, client, unread } = await scene({
    'PUT /api/user/notifications/read': () => problem(503, 'overloaded'),
  });
  await expect(mutate(client, readNotificationsMutation(api), '2026-09-02T12:00:00.000Z')).rejects.toThrow();
  expect(unread()).toEqual([]);
  expect(client.getQueryState(notificationListQuery(api).queryKey)?.isInvalidated).toBe(true);
});
