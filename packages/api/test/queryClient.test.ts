import { CancelledError, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { clientError, replyError } from '../src/errors.ts';
import { createQueryClient, createQueryClients, isRetryable, retryDelay } from '../src/queryClient.ts';
import { projectListQuery, projectSearchQuery } from '../src/queries/projects.ts';
import { gate, type Call } from './server.ts';
import { signedIn } from './session.ts';

it('waits 1 s before the first retry, doubling to at most 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

describe('a failed query', () => {
  it.each([400, 401, 403, 404, 409, 422])('is not retried after a %i', (status) => {
    expect(isRetryable(replyError(status, undefined))).toBe(false);
  });

  it.each([408, 429, 500, 502, 503])('is retried after a %i', (status) => {
    expect(isRetryable(replyError(status, undefined))).toBe(true);
  });

  it('is retried without an answer, but not without a token', () => {
    expect(isRetryable(clientError('network-error'))).toBe(true);
    expect(isRetryable(clientError('no-bearer-token'))).toBe(false);
  });

  it('is tried four times in all', async () => {
    const { api, calls } = await signedIn({ 'GET /projects': () => ({ status: 500 }) });
    const client = createQueryClient();
    const observer = new QueryObserver(client, { ...projectListQuery(api, {}), retryDelay: 0 });
    const failed = gate<Error>();
    const unsubscribe = observer.subscribe(({ error }) => error && failed.open(error));
    expect(await failed.opened).toMatchObject({ status: 500 });
    expect(calls).toHaveLength(4);
    unsubscribe();
  });
});

it('keeps unused data for 5 minutes in a browser, and does not refetch on focus', () => {
  vi.stubGlobal('window', {});
  const { queries } = createQueryClient().getDefaultOptions();
  vi.unstubAllGlobals();
  expect(queries).toMatchObject({ gcTime: 300_000, refetchOnWindowFocus: false });
});

it('leaves no timers on the server, which would keep what was rendered in memory', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['projects'], queryFn: () => [] });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('cancels the request when a query is no longer used', async () => {
  const arrived = gate<Call>();
  const { api, client } = await signedIn({
    'GET /projects': (call) => {
      arrived.open(call);
      return new Promise(() => undefined);
    },
  });
  const query = projectListQuery(api, { search: 'osmosis' });
  const result = client.fetchQuery(query);
  const outcome = expect(result).rejects.toBeInstanceOf(CancelledError);
  const { abandoned } = await arrived.opened;
  await client.cancelQueries({ queryKey: query.queryKey });
  await outcome;
  await abandoned;
});

it('searches for a term without the white space around it, and not for an empty one', async () => {
  const { api } = await signedIn({});
  expect(projectSearchQuery(api, ' nova ').queryKey).toEqual(projectSearchQuery(api, 'nova').queryKey);
  expect(projectSearchQuery(api, '  ').queryFn).toBe(projectSearchQuery(api, '').queryFn);
  expect(typeof projectSearchQuery(api, '  ').queryFn).toBe('symbol');
});

describe('the query client of an account', () => {
  it('stays the same for the same account', () => {
    const clientOf = createQueryClients();
    expect(clientOf(null)).toBe(clientOf(null));
    expect(clientOf(7)).toBe(clientOf(7));
  });

  it('shares nothing with another account', () => {
    const clientOf = createQueryClients();
    const first = clientOf(7);
    first.client.setQueryData(['session'], { id: 7 });
    const second = clientOf(9);
    expect(second.serial).not.toBe(first.serial);
    expect(second.client.getQueryData(['session'])).toBeUndefined();
    expect(first.client.getQueryCache().getAll()).toHaveLength(0);
    expect(clientOf(7).client.getQueryData(['session'])).toBeUndefined();
  });

  it('goes on when the member’s id becomes known, but not when there is no member', () => {
    const known = createQueryClients();
    expect(known(undefined)).toBe(known(7));
    const refused = createQueryClients();
    refused(undefined).client.setQueryData(['session'], { id: 7 });
    expect(refused(null).client.getQueryData(['session'])).toBeUndefined();
  });

  it('is another one when a known member gives way to one whose id is unknown', () => {
    const clientOf = createQueryClients();
    expect(clientOf(7)).not.toBe(clientOf(undefined));
  });
});
