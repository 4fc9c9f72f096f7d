import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ProjectDetail, ProjectList, ProjectListItem } from '../generated/schema.d.ts';
import { upvoteMutation } from '../src/mutations/upvotes.ts';
import { projectListQuery, projectQuery, projectSearchQuery, upvotedProjectsQuery } from '../src/queries/projects.ts';
import { upvotedIdsQuery } from '../src/queries/upvotes.ts';
import { gate, problem, type Call, type Reply } from './server.ts';
import { mutate, signedIn } from './session.ts';

const item = (id: number, totalUpvotes: number): ProjectListItem => ({
  id,
  projectName: `Project ${id}`,
  bio: 'A bio',
  logoPath: null,
  categories: [],
  totalUpvotes,
  totalComments: 0,
});
const listOf = (...projects: ProjectListItem[]): ProjectList => ({
  projects,
  metadata: { totalPages: 1, currentPage: 0, startIndex: 0, endIndex: 2, totalItems: 2 },
});

/**
 * A server that holds each upvote call until the test answers it, and a cache with projects 42 (10 upvotes) and 43
 * (3).
 */
async function scene(upvoted: number[] = []) {
  const arrivals: ((reply: Reply) => void)[] = [];
  let waiting = gate();
  const hold = () => {
    const { open, opened } = gate<Reply>();
    arrivals.push(open);
    waiting.open();
    return opened;
  };
  const ids = { upvotedProjects: upvoted.map((id) => ({ id })) };
  const { api, client, calls } = await signedIn({
    'POST /upvote': hold,
    'DELETE /upvote': hold,
  });
  const list = projectListQuery(api, { sort: 'total_upvotes' }).queryKey;
  const search = projectSearchQuery(api, 'project').queryKey;
  const profile = upvotedProjectsQuery(api, 9).queryKey;
  const detail = projectQuery(api, 42).queryKey;
  const idsKey = upvotedIdsQuery(api, 7).queryKey;
  client.setQueryData(list, listOf(item(42, 10), item(43, 3)));
  client.setQueryData(search, listOf(item(42, 10)));
  client.setQueryData(profile, { upvotedProjects: [item(42, 10)] });
  client.setQueryData(detail, { ...item(42, 10), description: 'D' } as ProjectDetail);
  client.setQueryData(idsKey, ids);
  return {
    client,
    calls,
    toggle: (upvote: boolean, projectId = 42) => mutate(client, upvoteMutation(api, 7, projectId), upvote),
    /** Waits for this many upvote calls, and returns the function that answers the last. */
    arrival: async (count: number) => {
      while (arrivals.length < count) {
        await waiting.opened;
        waiting = gate();
      }
      return arrivals[count - 1] as (reply: Reply) => void;
    },
    counts: () => [
      client.getQueryData(list)?.projects.map(({ totalUpvotes }) => totalUpvotes),
      client.getQueryData(search)?.projects[0]?.totalUpvotes,
      client.getQueryData(profile)?.upvotedProjects[0]?.totalUpvotes,
      client.getQueryData(detail)?.totalUpvotes,
    ],
    upvotedIds: () => client.getQueryData(idsKey)?.upvotedProjects.map(({ id }) => id),
    isStale: () => client.getQueryState(idsKey)?.isInvalidated,
    hasStaleCounts: () => client.getQueryState(list)?.isInvalidated,
  };
}

const done = (totalUpvotes: number, upvoted: boolean, projectId = 42): Reply => ({
  json: { projectId, totalUpvotes, upvoted },
});
const failed = problem(503, 'service-unavailable');

afterEach(() => {
  vi.useRealTimers();
});

it('shows an upvote in every list and detail before the server answers', async () => {
  const { toggle, arrival, counts, upvotedIds, calls } = await scene();
  const upvote = toggle(true);
  const answer = await arrival(1);
  expect(counts()).toEqual([[11, 3], 11, 11, 11]);
  expect(upvotedIds()).toEqual([42]);
  expect(calls[0]?.body).toEqual({ uid: 7, projectId: 42 });
  answer(done(11, true));
  await upvote;
  expect(counts()).toEqual([[11, 3], 11, 11, 11]);
});

it('removes an upvote', async () => {
  const { toggle, arrival, counts, upvotedIds, calls } = await scene([42, 43]);
  const upvote = toggle(false);
  (await arrival(1))(done(9, false));
  await upvote;
  expect(calls[0]?.method).toBe('DELETE');
  expect(counts()).toEqual([[9, 3], 9, 9, 9]);
  expect(upvotedIds()).toEqual([43]);
});

it('shows the server’s count, including the upvotes of others', async () => {
  const { toggle, arrival, counts } = await scene();
  const upvote = toggle(true);
  (await arrival(1))(done(15, true));
  await upvote;
  expect(counts()).toEqual([[15, 3], 15, 15, 15]);
});

it('undoes a failed upvote', async () => {
  const { toggle, arrival, counts, upvotedIds } = await scene();
  const upvote = toggle(true);
  (await arrival(1))(failed);
  await expect(upvote).rejects.toMatchObject({ code: 'service-unavailable' });
  expect(counts()).toEqual([[10, 3], 10, 10, 10]);
  expect(upvotedIds()).toEqual([]);
});

it('undoes only the failed upvote, not a later one of another project', async () => {
  const { toggle, arrival, counts, upvotedIds } = await scene();
  const first = toggle(true, 42);
  const failFirst = await arrival(1);
  const second = toggle(true, 43);
  const answerSecond = await arrival(2);
  failFirst(failed);
  await expect(first).rejects.toThrow();
  expect(counts()[0]).toEqual([10, 4]);
  answerSecond(done(4, true, 43));
  await second;
  expect(counts()[0]).toEqual([10, 4]);
  expect(upvotedIds()).toEqual([43]);
});

it('undoes only itself when the member has toggled again', async () => {
  const { toggle, arrival, counts, upvotedIds } = await scene();
  const first = toggle(true);
  const failFirst = await arrival(1);
  const second = toggle(false);
  failFirst(failed);
  await expect(first).rejects.toThrow();
  const answerSecond = await arrival(2);
  expect(counts()[0]).toEqual([10, 3]);
  expect(upvotedIds()).toEqual([]);
  answerSecond(done(10, false));
  await second;
  expect(counts()).toEqual([[10, 3], 10, 10, 10]);
});

it('keeps the last of three toggles when the first fails', async () => {
  const { toggle, arrival, counts, upvotedIds } = await scene();
  const all = [toggle(true), toggle(false), toggle(true)];
  const settled = Promise.allSettled(all);
  (await arrival(1))(failed);
  const answerSecond = await arrival(2);
  expect(counts()[0]).toEqual([11, 3]);
  answerSecond(done(10, false));
  (await arrival(3))(done(11, true));
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(counts()).toEqual([[11, 3], 11, 11, 11]);
  expect(upvotedIds()).toEqual([42]);
});

it('returns to the last confirmed state when the last toggle fails', async () => {
  const { toggle, arrival, counts, upvotedIds } = await scene();
  const settled = Promise.allSettled([toggle(true), toggle(false)]);
  (await arrival(1))(done(12, true));
  (await arrival(2))(failed);
  await settled;
  expect(counts()).toEqual([[12, 3], 12, 12, 12]);
  expect(upvotedIds()).toEqual([42]);
});

it('returns to the initial state when every toggle fails', async () => {
  const { toggle, arrival, counts, upvotedIds } = await scene();
  const settled = Promise.allSettled([toggle(true), toggle(false)]);
  (await arrival(1))(failed);
  (await arrival(2))(failed);
  await settled;
  expect(counts()).toEqual([[10, 3], 10, 10, 10]);
  expect(upvotedIds()).toEqual([]);
});

it('sends toggles of one project in sequence, without delaying another project', async () => {
  const { toggle, arrival, calls } = await scene();
  const sent = () => calls.map(({ method, body }) => [method, (body as { projectId: number }).projectId]);
  const both = [toggle(true), toggle(false)];
  const answerFirst = await arrival(1);
  const other = toggle(true, 43);
  const answerOther = await arrival(2);
  expect(sent()).toEqual([
    ['POST', 42],
    ['POST', 43],
  ]);
  answerOther(done(4, true, 43));
  await other;
  answerFirst(done(11, true));
  const answerSecond = await arrival(3);
  expect(sent()[2]).toEqual(['DELETE', 42]);
  answerSecond(done(10, false));
  await Promise.all(both);
});

it('does not count an existing upvote', async () => {
  const { toggle, arrival, counts } = await scene([42]);
  const upvote = toggle(true);
  const answer = await arrival(1);
  expect(counts()[0]).toEqual([10, 3]);
  answer(done(10, true));
  await upvote;
});

it("reads the member's upvotes again 1 s after a change, and waits for a toggle that is under way", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { toggle, arrival, isStale } = await scene();
  const first = toggle(true, 42);
  (await arrival(1))(done(11, true));
  await first;
  vi.advanceTimersByTime(999);
  expect(isStale()).toBe(false);
  const second = toggle(true, 43);
  const answerSecond = await arrival(2);
  vi.advanceTimersByTime(1);
  expect(isStale()).toBe(false);
  answerSecond(done(4, true, 43));
  await second;
  vi.advanceTimersByTime(1000);
  expect(isStale()).toBe(true);
});

it('refetches the counts after a failure, because the server may have counted it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { toggle, arrival, hasStaleCounts } = await scene();
  const first = toggle(true);
  (await arrival(1))({ json: { projectId: 42, totalUpvotes: 11, upvoted: true } });
  await first;
  vi.advanceTimersByTime(1000);
  expect(hasStaleCounts()).toBe(false);
  const second = toggle(false);
  (await arrival(2))({ cut: true });
  await expect(second).rejects.toMatchObject({ code: 'network-error' });
  vi.advanceTimersByTime(1000);
  expect(hasStaleCounts()).toBe(true);
});

it('survives a refetch that started before it, and lets a first load continue', async () => {
  const arrived = { list: gate<Call>(), detail: gate<Call>() };
  const detail = gate<Reply>();
  const { api, client } = await signedIn({
    'GET /projects': (call) => {
      arrived.list.open(call);
      return new Promise(() => undefined);
    },
    'GET /projects/42': (call) => {
      arrived.detail.open(call);
      return detail.opened;
    },
    'POST /upvote': () => done(11, true),
  });
  const list = projectListQuery(api, {});
  client.setQueryData(list.queryKey, listOf(item(42, 10)));
  const refetch = client.fetchQuery(list).catch((error: unknown) => error);
  const firstLoad = client.fetchQuery(projectQuery(api, 42));
  const { abandoned } = await arrived.list.opened;
  await arrived.detail.opened;
  await mutate(client, upvoteMutation(api, 7, 42), true);
  await abandoned;
  await refetch;
  detail.open({ json: item(42, 11) });
  expect(await firstLoad).toMatchObject({ totalUpvotes: 11 });
  expect(client.getQueryData(list.queryKey)?.projects[0]?.totalUpvotes).toBe(11);
});

it("is marked before the member's upvotes are known, and has them read as soon as it is counted", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const upvote = gate<Reply>();
  const reads: ((reply: Reply) => void)[] = [];
  const { api, client } = await signedIn({
    'GET /projects/7/upvotes': () => {
      const { open, opened } = gate<Reply>();
      reads.push(open);
      return opened;
    },
    'POST /upvote': () => upvote.opened,
  });
  const query = upvotedIdsQuery(api, 7);
  const shown = () => client.getQueryData(query.queryKey)?.upvotedProjects.map(({ id }) => id);
  const observer = new QueryObserver(client, query);
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  const pressed = mutate(client, upvoteMutation(api, 7, 42), true);
  await vi.waitFor(() => expect(shown()).toEqual([42]));
  upvote.open(done(11, true));
  await pressed;
  vi.advanceTimersByTime(0);
  expect(client.isFetching(query)).toBe(1);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  // The first request was sent before the upvote, so its reply doesn't include the upvote.
  reads[0]!({ json: { upvotedProjects: [{ id: 43 }] } });
  reads[1]!({ json: { upvotedProjects: [{ id: 42 }, { id: 43 }] } });
  await vi.waitFor(() => expect(shown()).toEqual([42, 43]));
});

it('is unmarked when it fails before they are known', async () => {
  const { api, client } = await signedIn({ 'POST /upvote': () => failed });
  const pressed = mutate(client, upvoteMutation(api, 7, 42), true);
  await expect(pressed).rejects.toThrow();
  expect(client.getQueryData(upvotedIdsQuery(api, 7).queryKey)).toEqual({ upvotedProjects: [] });
});
