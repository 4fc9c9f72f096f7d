import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { claimBonusMutation } from '../src/mutations/points.ts';
import { nextClaimQuery } from '../src/queries/points.ts';
import { gate } from './server.ts';
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
