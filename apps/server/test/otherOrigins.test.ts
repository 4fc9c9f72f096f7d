import { describe, expect, it } from 'vitest';
import { API_PREFIX, operations } from '../src/contract/contract.ts';
import { useTestApp } from './harness.ts';

const origin = 'https://app.example';
const otherOrigins = [origin, 'https://beta.example'];

describe('another origin', () => {
  it('may call every operation', async () => {
    const { app } = await useTestApp({ otherOrigins });
    const wanted = 'authorization, content-type, idempotency-key';
    for (const { id, method, path } of operations) {
      const { statusCode, headers } = await app.inject({
        method: 'OPTIONS',
        url: API_PREFIX + path.replace(/\{\w+\}/g, '1'),
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': wanted },
      });
      expect([statusCode, headers['access-control-allow-origin']], id).toEqual([204, origin]);
      expect(String(headers['access-control-allow-methods']).split(', '), id).toContain(method);
      expect(headers['access-control-allow-headers'], id).toBe(wanted);
    }
  });

  it('may read a refusal, and when to call again', async () => {
    const test = await useTestApp({ otherOrigins, readsPerMinute: 1 });
    const read = () => test.call('GET', '/projects', { headers: { origin } });
    expect((await read()).status).toBe(200);
    const { status, headers } = await read();
    expect([status, headers['access-control-allow-origin'], headers['access-control-expose-headers']]).toEqual([
      429,
      origin,
      'x-request-id, retry-after',
    ]);
  });

  it('gets no list from a cache that was sent to an origin before', async () => {
    const test = await useTestApp({ otherOrigins });
    for (const each of otherOrigins) {
      const { headers } = await test.call('GET', '/countries', { headers: { origin: each } });
      expect(headers['access-control-allow-origin']).toBe(each);
      expect(String(headers.vary).split(', ')).toContain('origin');
    }
  });

  it('that is unknown may call nothing', async () => {
    const { app } = await useTestApp({ otherOrigins });
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' };
    const preflight = await app.inject({ method: 'OPTIONS', url: `${API_PREFIX}/comment`, headers });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const reply = await app.inject({ url: `${API_PREFIX}/projects`, headers });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});
