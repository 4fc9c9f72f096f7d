import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../harness.ts';
import { opener } from './signIn.ts';

const verifier = opener().verifier;
const address = `0x${'ab'.repeat(20)}`;

/** Every sign-in call that takes a body, each with a well-formed body. */
const posts: [path: string, json: Record<string, unknown>][] = [
  ['/api/login/twitter/burnToken', { burnerToken: 'made-up', verifier }],
  ['/google-sign-in', { idToken: 'made-up' }],
  ['/twitter-sign-in', { idToken: 'made-up' }],
  ['/api/login/wallet/challenge', { address }],
  ['/api/login/wallet', { address, nonce: 'made-up', signature: 'ab'.repeat(650) }],
];

const start = `callbackUrl=${encodeURIComponent('http://localhost:3000/auth-callback')}&challenge=${opener().challenge}`;

const gets = [
  `/api/login/twitter?${start}`,
  `/twitter-sign-in?${start}`,
  `/google-sign-in?${start}`,
  '/api/login/twitter/callback?state=made-up',
  '/google-sign-in/callback?state=made-up',
];

let test: TestApp;
let strict: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  strict = await createTestApp({ signInsPerMinute: 1 });
});
afterAll(() => Promise.all([test.close(), strict.close()]));

describe.each(posts)('POST %s', (path, json) => {
  const headers = { 'content-type': 'application/json' };

  it('refuses invalid JSON', async () => {
    const { body } = await test.call('POST', path, { headers, raw: '{"idToken":' });
    expect(body).toMatchObject({ status: 400, code: 'malformed-json' });
  });

  it('refuses missing, mistyped and unknown properties', async () => {
    const [first] = Object.keys(json);
    const refused = async (sent: unknown) => (await test.call('POST', path, { json: sent })).body.errors;
    expect(await refused({})).toContainEqual(expect.objectContaining({ path: `/body/${first}`, code: 'required' }));
    expect(await refused({ ...json, [first!]: 7 })).toMatchObject([{ path: `/body/${first}`, code: 'wrong-type' }]);
    expect(await refused({ ...json, more: 1 })).toMatchObject([{ path: '/body/more', code: 'unknown-field' }]);
  });

  it('refuses other content types and oversized bodies', async () => {
    const text = await test.call('POST', path, { headers: { 'content-type': 'text/plain' }, raw: 'idToken' });
    expect(text.body).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    const large = await test.call('POST', path, { json: { ...json, more: 'x'.repeat(200_000) } });
    expect(large.body).toMatchObject({ status: 413, code: 'payload-too-large' });
  });

  it('is refused after too many attempts from an address', async () => {
    await strict.call('POST', path, { json });
    const { status, body, headers } = await strict.call('POST', path, { json });
    expect(body).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(status).toBe(429);
  });
});

describe.each(gets)('GET %s', (path) => {
  it('refuses a repeated value', async () => {
    const name = path.includes('state=') ? 'state' : 'challenge';
    const { body } = await test.call('GET', `${path}&${name}=again`);
    expect(body).toMatchObject({ status: 400, code: 'validation-failed', errors: [{ path: `/query/${name}` }] });
  });

  it('is refused after too many attempts from an address', async () => {
    await strict.call('GET', path);
    expect((await strict.call('GET', path)).body).toMatchObject({ status: 429, code: 'rate-limited' });
  });
});
