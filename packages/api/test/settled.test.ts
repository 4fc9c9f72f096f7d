import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { upholdAppealMutation } from '../src/mutations/appeals.ts';
import { claimBonusMutation } from '../src/mutations/points.ts';
import { appealsQuery } from '../src/queries/appeals.ts';
import { nextClaimQuery } from '../src/queries/points.ts';
import { gate, problem } from './server.ts';
import { mutate, signedIn } from './session.ts';

it('reports a failure at once, and refetches in the meantime what may have changed', async () => {
  const reread = gate();
  let reads = 0;
  const { api, client } = await signedIn({
    'POST /api/claimBonusPoint': () => ({ cut: true }),
    'GET /api/getNextClaimTime': () => {
      if (++reads === 1) return { json: { nextClaimTime: null, points: 50 } };
      reread.open();
      return new Promise(() => {});
    },
  });
  await client.fetchQuery(nextClaimQuery(api));
  const unsubscribe = new QueryObserver(client, { ...nextClaimQuery(api), staleTime: Infinity }).subscribe(() => {});
  await expect(mutate(client, claimBonusMutation(api), undefined)).rejects.toMatchObject({ code: 'network-error' });
  await reread.opened;
  unsubscribe();
});

it('does not hold up the report of a decided appeal until the lists are refetched', async () => {
  const reread = gate();
  let reads = 0;
  const { api, client } = await signedIn({
    'POST /api/admin/appeals/7/uphold': () => problem(409, 'appeal-decided'),
    'GET /api/admin/appeals': () => {
      if (++reads === 1) return { json: { appeals: [] } };
      reread.open();
      return new Promise(() => {});
    },
  });
  const query = { ...appealsQuery(api, {}), staleTime: Infinity };
  await client.fetchQuery(query);
  const unsubscribe = new QueryObserver(client, query).subscribe(() => {});
  const decision = mutate(client, upholdAppealMutation(api), { id: 7, answer: 'No' });
  await expect(decision).rejects.toMatchObject({ code: 'appeal-decided' });
  await reread.opened;
  unsubscribe();
});
