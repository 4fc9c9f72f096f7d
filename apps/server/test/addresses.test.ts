import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isPublicAddress } from '../src/outside/publicAddress.ts';
import { askPublicHost, type AskPublicHost } from '../src/outside/publicHost.ts';
import { tiktokLinks } from '../src/outside/shortLinks.ts';
import { createTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let tiktok: Server;
/** Redirects of the TikTok stand-in, by path. */
let redirects: Record<string, string>;
/** Requests to the stand-in, as host and path. */
let asked: string[];

/** Sends every request to the stand-in, regardless of its host. */
const askStandIn: AskPublicHost = async ({ host, pathname }, signal) => {
  const { port } = tiktok.address() as AddressInfo;
  asked.push(host + pathname);
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${pathname}`, { redirect: 'manual', signal });
  return { status, location: headers.get('location') ?? undefined, body: Buffer.alloc(0) };
};

beforeAll(async () => {
  tiktok = createServer((request, response) => {
    if (request.url === '/hangs') return;
    if (request.url === '/fails') return response.writeHead(500).end();
    const location = redirects[request.url!];
    if (location === undefined) return response.writeHead(404).end();
    response.writeHead(301, { location }).end();
  });
  await new Promise<void>((resolve) => tiktok.listen(0, '127.0.0.1', resolve));
  test = await createTestApp({}, ({ services }) => ({
    services: { ...services, shortLinks: tiktokLinks(300, askStandIn) },
  }));
});
beforeEach(() => {
  redirects = {};
  asked = [];
});
afterAll(async () => {
  await test.close();
  tiktok.closeAllConnections();
  tiktok.close();
});

type Platform = 'twitter' | 'tiktok' | 'youtube';
const submit = async (platform: Platform, url: string, name = 'nova') =>
  test.call('POST', `/api/user/${platform}SubmitEmbedURL`, { token: await test.memberToken(name), json: { url } });

describe('an address as people copy it', () => {
  it.each<[Platform, kept: string, addresses: string[]]>([
    [
      'twitter',
      'https://x.com/nova/status/501',
      [
        'https://x.com/nova/status/501/photo/1',
        'https://x.com/nova/status/501/video/2/',
        'https://x.com/nova/status/501?s=46&t=abcDEF_-',
        'https://x.com/i/web/status/501',
        'https://x.com/i/status/501',
        'https://mobile.twitter.com/nova/status/501?ref_src=twsrc%5Etfw',
        'https://www.twitter.com/nova/statuses/501#m',
        'https://mobile.x.com/another/status/501',
      ],
    ],
    [
      'youtube',
      'https://www.youtube.com/watch?v=abcdefghij1',
      [
        'https://music.youtube.com/watch?v=abcdefghij1&si=Track_me',
        'https://www.youtube.com/live/abcdefghij1?feature=share',
        'https://youtube.com/shorts/abcdefghij1?si=Track_me',
        'https://youtu.be/abcdefghij1/?si=Track_me&t=12',
        'https://m.youtube.com/watch?app=desktop&v=abcdefghij1&list=PL0',
        'https://www.youtube-nocookie.com/embed/abcdefghij1',
      ],
    ],
    [
      'tiktok',
      'https://www.tiktok.com/@nova.lin/video/502',
      [
        'https://www.tiktok.com/@nova.lin/video/502?is_from_webapp=1&sender_device=pc&web_id=7',
        'https://m.tiktok.com/@nova.lin/video/502?_r=1',
        'https://www.tiktok.com/player/v1/502',
      ],
    ],
  ])(
    'of %s is kept as %s, and any other one of the same post is a duplicate',
    async (platform, kept, [first, ...others]) => {
      const { status, body } = await submit(platform, first!);
      expect([status, body.url]).toEqual([201, kept]);
      for (const url of [kept, ...others]) {
        const again = await submit(platform, url, 'other');
        expect([url, again.status, again.body.code]).toEqual([url, 409, 'already-submitted']);
      }
    },
  );

  it('has one number for each post', async () => {
    expect((await submit('twitter', 'https://x.com/nova/status/00503')).body.errors[0].path).toBe('/body/url');
  });
});

describe('a short link of TikTok', () => {
  it.each(['vm.tiktok.com/ZMone', 'vt.tiktok.com/ZSone/', 'www.tiktok.com/t/ZTone/'])(
    '%s is followed to its video, without what tracks',
    async (link) => {
      const number = 600 + link.length;
      redirects[new URL(`https://${link}`).pathname] = '/hop';
      redirects['/hop'] = `https://www.tiktok.com/@nova/video/${number}?_t=8abc&_r=1`;
      const { status, body } = await submit('tiktok', `https://${link}?k=1`);
      expect([status, body.url]).toEqual([201, `https://www.tiktok.com/@nova/video/${number}`]);
      expect((await submit('tiktok', `https://www.tiktok.com/@nova/video/${number}`)).body.code).toBe(
        'already-submitted',
      );
      expect((await submit('tiktok', `https://${link}`)).body.code).toBe('already-submitted');
    },
  );

  it.each([
    ['to another site', 'https://evil.example/@nova/video/1'],
    ['to a site with a name like TikTok’s', 'https://nottiktok.com/@nova/video/1'],
    ['to this machine', 'https://127.0.0.1/@nova/video/1'],
    ['to a port', 'https://www.tiktok.com:8443/@nova/video/1'],
    ['with a password', 'https://user:password@www.tiktok.com/@nova/video/1'],
    ['without encryption', 'http://www.tiktok.com/@nova/video/1'],
    ['in a circle', 'https://vm.tiktok.com/ZMbad'],
    ['to no address', 'https://'],
    ['to a page of no video', 'https://www.tiktok.com/@nova'],
  ])('that leads %s is refused, and asked for no more than three times', async (_, location) => {
    redirects['/ZMbad'] = location;
    const { status, body } = await submit('tiktok', 'https://vm.tiktok.com/ZMbad');
    expect([status, body.errors[0].path]).toEqual([400, '/body/url']);
    expect(asked.length).toBeLessThanOrEqual(3);
    for (const address of asked) expect(address).toMatch(/^(vm|www)\.tiktok\.com\//);
  });

  it('is followed for three redirects, not four', async () => {
    for (let n = 1; n <= 4; n++) redirects[`/hop${n}`] = `/hop${n + 1}`;
    redirects['/hop3'] = 'https://www.tiktok.com/@nova/video/700';
    expect((await submit('tiktok', 'https://vm.tiktok.com/hop1')).status).toBe(201);
    redirects['/hop3'] = '/hop4';
    redirects['/hop4'] = 'https://www.tiktok.com/@nova/video/701';
    expect((await submit('tiktok', 'https://vm.tiktok.com/hop1')).status).toBe(400);
  });

  it.each(['hangs', 'fails'])('is told apart from a wrong one where TikTok %s', async (path) => {
    const { status, headers, body } = await submit('tiktok', `https://vm.tiktok.com/${path}`);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'link-unavailable', '30']);
  });

  it('is not followed to another platform, or with an unexpected path', async () => {
    expect((await submit('youtube', 'https://vm.tiktok.com/fails')).status).toBe(400);
    expect((await submit('tiktok', 'https://vm.tiktok.com/../fails/x')).status).toBe(400);
    expect((await submit('tiktok', 'https://vm.tiktok.com:8443/fails')).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('a host is asked', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('never at %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '23.45.67.89', '100.128.0.1', '172.32.0.1', '2606:4700::1', '2a00:1450:4001::1'])(
    'at %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('only if all of its addresses are public, checked before connecting', async () => {
    let connections = 0;
    const inside = createServer().on('connection', () => connections++);
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void inside.close());
    const { port } = inside.address() as AddressInfo;
    const found: string[][] = [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], []];
    for (const addresses of found) {
      const url = new URL(`https://vm.tiktok.com:${port}/ZMabc`);
      const ask = askPublicHost(async () => addresses)(url, AbortSignal.timeout(5000), {
        accept: '*/*',
        maxBytes: 1000,
      });
      await expect(ask).rejects.toThrow(/has (the|no) address/);
    }
    expect(connections).toBe(0);
  });
});
