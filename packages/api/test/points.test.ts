import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setPointsMutation } from '../src/mutations/points.ts';
import { nextClaimQuery } from '../src/queries/points.ts';
import { gate, problem, type Reply } from './server.ts';
import { mutate, signedIn } from './session.ts';

it('repeats a set total whose reply was lost', async () => {
  let total = 120;
  const first = new Map<unknown, Reply>();
  const { api, client } = await signedIn({
    // Like the server, returns the first reply again if a key is repeated.
    'POST /api/admin/points/update-admin': ({ headers, body }) => {
      const key = headers['idempotency-key'];
      const known = first.get(key);
      if (known) return known;
      const { points, expected } = body as { points: number; expected: number };
      if (expected !== total) return problem(409, 'changed-meanwhile');
      total = points;
      first.set(key, { json: { points } });
      return { cut: true };
    },
  });
  const set = () => mutate(client, setPointsMutation(api), { userId: 7, points: 80, expected: 120 });
  await expect(set()).rejects.toMatchObject({ code: 'network-error' });
  expect(await set()).toEqual({ points: 80 });
});

it('asks again for a bonus that is due by this clock but not by the server’s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Queries have no intervals on a server, and tests run in Node.js.
  environmentManager.setIsServer(() => false);
  onTestFinished(() => {
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
  });
  const times = [new Date(Date.now() - 1000).toISOString(), null];
  const { api, client, calls } = await signedIn({
    'GET /api/getNextClaimTime': () => ({ json: { nextClaimTime: times.shift(), points: 50 } }),
  });
  const waiting = gate();
  const claimable = gate();
  const observer = new QueryObserver(client, nextClaimQuery(api));
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data) (data.nextClaimTime ? waiting : claimable).open();
  });
  await waiting.opened;
  vi.advanceTimersByTime(5000);
  await claimable.opened;
  vi.advanceTimersByTime(60_000);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  expect(calls).toHaveLength(2);
  unsubscribe();
});

it.each([
  ['not due yet', 60_000, false],
  ['due for a second', -1000, 5000],
  ['due for half a minute', -30_000, 15_000],
  ['due for two hours', -7_200_000, 60_000],
])('asks for a bonus that is %s, less often the longer it is (%d ms)', async (_when, fromNow, interval) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const nextClaimTime = new Date(Date.now() + fromNow).toISOString();
  const { api, client } = await signedIn({
    'GET /api/getNextClaimTime': () => ({ json: { nextClaimTime, points: 50 } }),
  });
  const query = nextClaimQuery(api);
  await client.fetchQuery(query);
  const { refetchInterval } = query;
  if (typeof refetchInterval !== 'function') throw new Error('The interval depends on the reply.');
  const [cached] = client.getQueryCache().getAll() as unknown as Parameters<typeof refetchInterval>;
  expect(refetchInterval(cached)).toBe(interval);
});
