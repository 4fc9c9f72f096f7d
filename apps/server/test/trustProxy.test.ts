import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../src/config.ts';
import { useTestApp } from './harness.ts';

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, 0],
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['10', 10],
    ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['::1,fd00::/8', ['::1', 'fd00::/8']],
  ])('is read from %j', (text, proxies) => {
    expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });

  const rule =
    'TRUST_PROXY must be how many proxies are in front of the server (1 to 10), or their IP addresses and networks, such as 10.0.0.0/8,192.0.2.7.';

  it.each([
    'true',
    '11',
    '-1',
    '1.5',
    'loopback',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/8/8',
    '10.0.0.1,',
    'fd00::/129',
  ])('is refused as %j, with what to write instead', (text) => {
    expect(() => loadConfig({ TRUST_PROXY: text })).toThrow(new ConfigError(rule));
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1,::/00'])('does not trust everyone (%s)', (text) => {
    expect(() => loadConfig({ TRUST_PROXY: text })).toThrow(/: that trusts every client to name its own address\.$/);
  });
});

describe('the limit of an address', () => {
  /** Sends six requests, each with its own X-Forwarded-For header. @returns the number accepted */
  async function through(trustProxy: number | string[], remoteAddress: string, forwarded: (n: number) => string) {
    const { app } = await useTestApp({ signInsPerMinute: 2, trustProxy });
    let passed = 0;
    for (let n = 0; n < 6; n++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/backend/api/login/wallet/challenge',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded(n) },
        payload: { address: `0x${'ab'.repeat(20)}` },
      });
      if (statusCode !== 429) passed++;
    }
    return passed;
  }
  const proxy = '10.0.0.1';

  it('holds whatever a client writes before the proxy’s entry', async () => {
    expect(await through(1, proxy, (n) => `198.51.100.${n}, 203.0.113.5`)).toBe(2);
    expect(await through([proxy], proxy, (n) => `198.51.100.${n}, 203.0.113.5`)).toBe(2);
    expect(await through(2, proxy, (n) => `198.51.100.${n}, 203.0.113.5, 10.0.0.2`)).toBe(2);
    expect(await through(['10.0.0.0/8'], proxy, (n) => `198.51.100.${n}, 203.0.113.5, 10.0.0.2`)).toBe(2);
  });

  it('holds for a client that bypasses the listed proxies, or if none is trusted', async () => {
    expect(await through([proxy], '203.0.113.5', (n) => `198.51.100.${n}`)).toBe(2);
    expect(await through(0, proxy, (n) => `198.51.100.${n}`)).toBe(2);
  });

  it('counts the clients behind one proxy separately', async () => {
    expect(await through(1, proxy, (n) => `203.0.113.${n}`)).toBe(6);
    expect(await through([proxy], `::ffff:${proxy}`, (n) => `203.0.113.${n}`)).toBe(6);
  });
});

it('accepts the forwarded host and scheme only from a trusted proxy', async () => {
  const seenFrom = async (remoteAddress: string) => {
    const { app } = await useTestApp({ trustProxy: ['10.0.0.1'] });
    app.get('/seen', ({ host, protocol }) => ({ host, protocol }));
    const headers = { 'x-forwarded-host': 'community.example', 'x-forwarded-proto': 'https' };
    return (await app.inject({ url: '/seen', remoteAddress, headers })).json<unknown>();
  };
  expect(await seenFrom('10.0.0.1')).toEqual({ host: 'community.example', protocol: 'https' });
  expect(await seenFrom('203.0.113.5')).toEqual({ host: 'localhost:80', protocol: 'http' });
});
