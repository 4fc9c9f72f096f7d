import { expect, it } from 'vitest';
import {
  notificationSettingMutation,
  readNotificationMutation,
  readNotificationsMutation,
} from '../src/mutations/notifications.ts';
import { notificationListQuery, notificationSettingsQuery, unreadCountQuery } from '../src/queries/notifications.ts';
import { gate, problem, type Routes } from './server.ts';
import { mutate, signedIn } from './session.ts';

const item = (id: number) => ({ id, isUnread: true, createdAt: `2026-09-0${id}T12:00:00.000Z` });
const first = { notifications: [item(2), item(1)], unread: 2, nextCursor: null };

/** A member whose inbox is loaded. */
async function scene(routes: Routes) {
  const session = await signedIn({ 'GET /api/user/notifications': () => ({ json: first }), ...routes });
  const { api, client } = session;
  const list = notificationListQuery(api);
  // The site adds its language.
  const queryKey = [...list.queryKey, 'tr'] as unknown as typeof list.queryKey;
  await client.fetchInfiniteQuery({ ...list, queryKey });
  const unread = () =>
    client
      .getQueryData(queryKey)!
      .pages.flatMap(({ notifications }) => notifications.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  return {
    ...session,
    list: { ...list, queryKey },
    unread,
    count: () => client.getQueryData(unreadCountQuery(api).queryKey)?.unread,
  };
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
  const { api, client, list, unread, count } = await scene({
    'GET /api/user/notifications': async () => {
      if (++reads === 1) return { json: first };
      asked.open();
      await answered.opened;
      return { json: first };
    },
    'PUT /api/user/notifications/read': () => ({ json: { unread: 0 } }),
  });
  const refetch = client.refetchQueries(list);
  await asked.opened;
  await mutate(client, readNotificationsMutation(api), first.notifications[0]!.createdAt);
  answered.open();
  await refetch;
  expect([unread(), count()]).toEqual([[], 0]);
});

it('fetches the inbox again if marking failed', async () => {
  const { api, client, list, unread } = await scene({
    'PUT /api/user/notifications/read': () => problem(503, 'overloaded'),
  });
  await expect(mutate(client, readNotificationsMutation(api), '2026-09-02T12:00:00.000Z')).rejects.toThrow();
  expect(unread()).toEqual([]);
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
});

it('sends choices for the settings one after another, so that the last one stays', async () => {
  const [arrived, answered] = [gate(), gate()];
  const settings = (inApp: boolean) => ({
    kinds: [{ kind: 'comment' as const, inApp, byEmail: false }],
    email: null,
    emailQuestId: null,
  });
  let stored = settings(true);
  const { api, client, calls } = await signedIn({
    'GET /api/user/notifications/settings': () => ({ json: stored }),
    'PUT /api/user/notifications/settings': async ({ body }) => {
      arrived.open();
      // The first reply is late.
      if (calls.filter(({ method }) => method === 'PUT').length === 1) await answered.opened;
      stored = settings((body as typeof stored).kinds[0]!.inApp);
      return { json: stored };
    },
  });
  await client.fetchQuery(notificationSettingsQuery(api));
  const shown = () => client.getQueryData(notificationSettingsQuery(api).queryKey)?.kinds[0]?.inApp;
  const choose = (inApp: boolean) =>
    mutate(client, notificationSettingMutation(api), { kind: 'comment', inApp, byEmail: false });
  const first = choose(false);
  await arrived.opened;
  const last = choose(true);
  await expect.poll(shown).toBe(true);
  const mutations = client.getMutationCache().getAll();
  await expect.poll(() => mutations.map(({ state }) => state.isPaused)).toEqual([false, true]);
  answered.open();
  await Promise.all([first, last]);
  expect(stored.kinds[0]!.inApp).toBe(true);
  expect(shown()).toBe(true);
});
