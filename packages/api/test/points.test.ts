import { expect, it } from 'vitest';
import { setPointsMutation } from '../src/mutations/points.ts';
import { problem, type Reply } from './server.ts';
import { mutate, signedIn } from './session.ts';

it('repeats a set total whose reply was lost', async () => {
  let total = 120;
  const first = new Map<unknown, Reply>();
  const { api, client } = await signedIn({
    // Like the server: repeated calls with a key get the first reply.
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
