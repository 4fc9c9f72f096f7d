import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from '../src/client.ts';
import { unwrap } from '../src/unwrap.ts';
import { gate, problem, serve, type Call } from './server.ts';
import { signedIn } from './session.ts';

const session = { id: 7, name: 'Nova', profile_image_url: null, role: 'User', flag: 'TR' };
const list = { projects: [], metadata: { totalPages: 0, currentPage: 0, startIndex: 0, endIndex: 0, totalItems: 0 } };

describe('the bearer token', () => {
  it('is sent with a call that requires it', async () => {
    const { api, calls } = await signedIn({ 'GET /api/session': () => ({ json: session }) });
    expect(await unwrap(api.GET('/api/session'))).toEqual(session);
    expect(calls[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('is not sent with a public call', async () => {
    const { api, calls } = await signedIn({ 'GET /projects': () => ({ json: list }) });
    await unwrap(api.GET('/projects'));
    expect(calls[0]?.headers.authorization).toBeUndefined();
  });

  it('is required before anything is sent', async () => {
    const { api, calls } = await signedIn({}, { getToken: () => null });
    await expect(unwrap(api.GET('/api/user'))).rejects.toMatchObject({
      code: 'no-bearer-token',
      message: 'No bearer token found in local storage',
      status: 0,
    });
    expect(calls).toHaveLength(0);
  });

  it('is reported when the server refuses it', async () => {
    const onUnauthorized = vi.fn();
    const { api } = await signedIn({ 'GET /api/session': () => problem(401, 'token-expired') }, { onUnauthorized });
    await expect(unwrap(api.GET('/api/session'))).rejects.toMatchObject({ status: 401, code: 'token-expired' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is not reported if another one has been stored', async () => {
    const onUnauthorized = vi.fn();
    let token = 'old';
    const { api } = await signedIn(
      {
        'GET /api/session': () => {
          token = 'new';
          return problem(401, 'token-expired');
        },
      },
      { getToken: () => token, onUnauthorized },
    );
    await expect(unwrap(api.GET('/api/session'))).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

it('requests the current language', async () => {
  let locale = 'tr';
  const { api, calls } = await signedIn({ 'GET /projects': () => ({ json: list }) }, { getLocale: () => locale });
  await unwrap(api.GET('/projects'));
  locale = 'zh';
  await unwrap(api.GET('/projects'));
  expect(calls.map(({ headers }) => headers['accept-language'])).toEqual(['tr', 'zh']);
});

it('gives every POST its own idempotency key, and other calls none', async () => {
  const reply = () => ({ json: { projectId: 42, totalUpvotes: 1, upvoted: true } });
  const { api, calls } = await signedIn({ 'POST /upvote': reply, 'DELETE /upvote': reply });
  const body = { uid: 7, projectId: 42 };
  await unwrap(api.POST('/upvote', { body }));
  await unwrap(api.POST('/upvote', { body }));
  await unwrap(api.DELETE('/upvote', { body }));
  const keys = calls.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBeUndefined();
});

describe('a request outlives its page', () => {
  const comment = (words: string) => ({ userId: 7, projectId: 1, comment: words, replyingTo: null });
  const start = async () => {
    const answered = gate();
    const lasts: boolean[] = [];
    const { api } = await signedIn(
      {},
      {
        fetch: async (request) => {
          lasts.push(request.keepalive);
          await answered.opened;
          return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
        },
      },
    );
    return { api, lasts, answer: answered.open };
  };

  it('if it is a small write', async () => {
    const { api, lasts, answer } = await start();
    answer();
    await api.POST('/comment', { body: comment('Short') });
    await api.DELETE('/upvote', { body: { uid: 7, projectId: 1 } });
    await api.DELETE('/api/user/deletion');
    await api.POST('/comment', { body: comment('x'.repeat(3000)) });
    await api.PATCH('/google-user', { body: { name: 'Nova' }, bodySerializer: () => new FormData() });
    await api.GET('/projects');
    expect(lasts).toEqual([true, true, true, false, false, false]);
  });

  it('if few others do, because browsers refuse those beyond their limits', async () => {
    const { api, lasts, answer } = await start();
    const sent = Array.from({ length: 10 }, () => api.POST('/comment', { body: comment('Short') }));
    await vi.waitFor(() => expect(lasts).toHaveLength(10));
    answer();
    await Promise.all(sent);
    expect(lasts.map((does, index) => does === index < 8)).not.toContain(false);
    await api.POST('/comment', { body: comment('Short') });
    expect(lasts.at(-1)).toBe(true);
  });
});

describe('a failing call', () => {
  const failure = async (reply: Parameters<typeof signedIn>[0][string]) => {
    const { api } = await signedIn({ 'GET /projects/1': reply });
    return unwrap(api.GET('/projects/{id}', { params: { path: { id: 1 } } })).catch((error: unknown) => error);
  };

  it('contains the properties of the problem document', async () => {
    const errors = [{ path: '/path/id', code: 'wrong-type', message: 'must be an integer' }];
    const error = await failure(() => problem(400, 'validation-failed', { detail: 'One value is refused.', errors }));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'validation-failed',
      message: 'One value is refused.',
      errors,
      requestId: 'req-1',
    });
  });

  it('contains the seconds to wait, if the reply has them', async () => {
    const retryAfter = async (header: string) =>
      failure(() => ({ ...problem(429, 'rate-limited'), headers: { 'Retry-After': header } }));
    expect(await retryAfter('42')).toMatchObject({ code: 'rate-limited', retryAfter: 42 });
    expect(await retryAfter('Wed, 21 Oct 2026 07:28:00 GMT')).toMatchObject({ retryAfter: undefined });
    expect(await failure(() => problem(429, 'rate-limited'))).toMatchObject({ retryAfter: undefined });
  });

  it('fails with an empty-bodied 500', async () => {
    expect(await failure(() => ({ status: 500 }))).toMatchObject({ status: 500, code: 'unexpected-reply' });
  });

  it('fails with a body that isn’t a problem document', async () => {
    expect(await failure(() => ({ status: 503, json: null }))).toMatchObject({ status: 503, code: 'unexpected-reply' });
    expect(await failure(() => ({ status: 502, text: 'bad gateway', type: 'text/plain' }))).toMatchObject({
      status: 502,
      code: 'unexpected-reply',
    });
  });

  it('fails with a 200 that is empty or not JSON', async () => {
    expect(await failure(() => ({ text: '' }))).toMatchObject({ code: 'unexpected-reply' });
    expect(await failure(() => ({ text: '{"id":' }))).toMatchObject({ code: 'unexpected-reply' });
  });

  it('reports an HTML reply', async () => {
    const html = { text: '<!doctype html><p>Hello', type: 'text/html; charset=utf-8' };
    expect(await failure(() => html)).toMatchObject({
      code: 'unexpected-html',
      message: 'Unexpected HTML response',
      status: 200,
    });
    expect(await failure(() => ({ ...html, status: 502 }))).toMatchObject({ code: 'unexpected-html', status: 502 });
  });

  it('reports that the server doesn’t answer', async () => {
    expect(await failure(() => ({ cut: true }))).toMatchObject({ code: 'network-error', status: 0 });
  });

  it('times out if no reply has started after half a minute, and closes the connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const arrived = gate<Call>();
    const { api } = await signedIn({
      'POST /comment': (call) => {
        arrived.open(call);
        return new Promise(() => {});
      },
    });
    const body = { userId: 7, projectId: 1, comment: 'Held', replyingTo: null };
    const failed = expect(unwrap(api.POST('/comment', { body }))).rejects.toMatchObject({ code: 'network-error' });
    const call = await arrived.opened;
    expect(call.body).toEqual(body);
    vi.advanceTimersByTime(30_000);
    await failed;
    await call.abandoned;
  });

  it('stays an AbortError if it was aborted', async () => {
    const { host } = await serve({});
    const api = createApiClient({ host, getToken: () => null, getLocale: () => 'en', onUnauthorized: vi.fn() });
    const call = unwrap(api.GET('/projects', { signal: AbortSignal.abort() }));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('returns nothing for a 204', async () => {
  const { api } = await signedIn({ 'POST /api/logout/twitter': () => ({ status: 204 }) });
  expect(await unwrap(api.POST('/api/logout/twitter'))).toBeUndefined();
});

describe('a call that needs a fresh sign-in', () => {
  const body = { userId: 3, points: 50 };
  const add = (api: Awaited<ReturnType<typeof signedIn>>['api']) =>
    unwrap(api.POST('/api/admin/user/points/update', { body }));
  const total = { userId: 3, points: 50, disqualified: false };

  it('is sent again with the new token and the same key once the member has signed in', async () => {
    let token = 'old';
    const { api, calls } = await signedIn(
      {
        'POST /api/admin/user/points/update': ({ headers }: Call) =>
          headers.authorization === 'Bearer new' ? { json: total } : problem(403, 'fresh-sign-in-required'),
      },
      {
        getToken: () => token,
        onFreshSignInRequired: async () => {
          token = 'new';
          return true;
        },
      },
    );
    expect(await add(api)).toEqual(total);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(calls[1]!.body).toEqual(calls[0]!.body);
    expect(calls[1]!.headers['idempotency-key']).toBe(calls[0]!.headers['idempotency-key']);
  });

  it('fails if the member does not sign in again', async () => {
    const { api, calls } = await signedIn(
      { 'POST /api/admin/user/points/update': () => problem(403, 'fresh-sign-in-required') },
      { onFreshSignInRequired: async () => false },
    );
    await expect(add(api)).rejects.toMatchObject({ status: 403, code: 'fresh-sign-in-required' });
    expect(calls).toHaveLength(1);
  });

  it('fails without a dialog if another member has logged in meanwhile', async () => {
    let token = 'old';
    const onFreshSignInRequired = vi.fn(async () => true);
    const { api, calls } = await signedIn(
      {
        'POST /api/admin/user/points/update': () => {
          token = 'another member’s';
          return problem(403, 'fresh-sign-in-required');
        },
      },
      { getToken: () => token, onFreshSignInRequired },
    );
    await expect(add(api)).rejects.toMatchObject({ code: 'fresh-sign-in-required' });
    expect(onFreshSignInRequired).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('asks for no sign-in if it is refused for another reason', async () => {
    const onFreshSignInRequired = vi.fn();
    const { api } = await signedIn(
      { 'POST /api/admin/user/points/update': () => problem(403, 'admin-only') },
      { onFreshSignInRequired },
    );
    await expect(add(api)).rejects.toMatchObject({ code: 'admin-only' });
    expect(onFreshSignInRequired).not.toHaveBeenCalled();
  });
});
