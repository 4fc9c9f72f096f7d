import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@pwr-community/api/schema';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostilePictures } from '../stress/abuse/hostilePicture.ts';
import { refreshPreviews } from '../src/content/previews.ts';
import { migrate } from '../src/db/migrate.ts';
import { maintain } from '../src/maintenance.ts';
import { oEmbed } from '../src/outside/oEmbed.ts';
import { askPublicHost } from '../src/outside/publicHost.ts';
import { PATIENT } from './auth/standIn.ts';
import { createTestApp, useTestApp, type TestApp } from './harness.ts';
import { picture } from './people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A reply of the stand-in for the internet, or `nothing` if the stand-in never replies. */
type Said = { status?: number; headers?: Record<string, string>; body: string | Buffer } | 'nothing';

let test: TestApp;
let admin: { id: number; token: string };
let nova: { id: number; token: string };
let internet: Server;
/** Replies by host and path, without the query. */
let answers: Record<string, Said>;
/** Requests to the stand-in, as host and path; for X, as the post's URL. */
let asked: string[];
let posts = 0;

/** Hosts that resolve to a non-public address, or to none, each with all its addresses. */
const insiders: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'half-inside.example': ['8.8.8.8', '10.0.0.1'],
  'nowhere.example': [],
};

/** Checks each request's host, then sends the request to the stand-in instead. */
const ask = askPublicHost(
  async (host) => insiders[host] ?? ['8.8.8.8'],
  (url, { lookup, ...options }) =>
    httpRequest({
      ...(options as object),
      host: url.hostname,
      port: (internet.address() as AddressInfo).port,
      path: url.pathname + url.search,
      lookup: (host, how, done) =>
        lookup!(host, how, (error) =>
          error
            ? done(error, [])
            : how.all
              ? done(null, [{ address: '127.0.0.1', family: 4 }])
              : done(null, '127.0.0.1', 4),
        ),
    }),
);

/** Creates a client with a closed circuit breaker. Its timeout is short only if the stand-in won't reply. */
const clientFor = (said?: Said) => oEmbed(said === 'nothing' ? 300 : PATIENT, ask);

beforeAll(async () => {
  internet = createServer((request, response) => {
    const host = request.headers.host!.split(':')[0]!;
    const path = host + request.url!.split('?')[0]!;
    asked.push(path === 'publish.x.com/oembed' ? new URLSearchParams(request.url!.split('?')[1]).get('url')! : path);
    const said = answers[path] ?? { status: 404, body: 'Not found' };
    if (said === 'nothing') return;
    response.writeHead(said.status ?? 200, said.headers).end(said.body);
  });
  await new Promise<void>((resolve) => internet.listen(0, '127.0.0.1', resolve));
  test = await createTestApp();
  admin = await test.member('admin', { role: 'Admin' });
  nova = await test.member('nova');
});
/** Advances the clock, and signs the members in again. */
async function pass(ms: number) {
  test.advance(ms);
  for (const member of [nova, admin]) member.token = await test.signInAgain(member.id);
}

beforeEach(async () => {
  answers = {};
  asked = [];
  test.services.oEmbed = clientFor();
  await test.db
    .updateTable('post_preview')
    .set({ next_check_at: new Date('2100-01-01') })
    .execute();
});
afterAll(async () => {
  await test.close();
  internet.closeAllConnections();
  internet.close();
});

const json = (value: unknown): Said => ({ body: JSON.stringify(value) });
const status = (code: number): Said => ({ status: code, body: '' });
const toward = (location: string): Said => ({ status: 302, headers: { location }, body: '' });

const tweet = (html: string) =>
  json({ author_name: 'Nova Lindqvist', author_url: 'https://x.com/nova', html, type: 'rich' });
const quote = '<blockquote class="twitter-tweet"><p lang="sv" dir="ltr">Hej</p>&mdash; Nova</blockquote>';
const video = (thumbnail_url: string) => ({
  author_name: 'Nova Lindqvist',
  author_url: 'https://www.youtube.com/@nova',
  title: 'A tour of the wallet',
  thumbnail_url,
});

type Schemas = components['schemas'];
type Platform = 'twitter' | 'tiktok' | 'youtube';

async function submit(platform: Platform, url: string, on: Pick<TestApp, 'call'> = test, token = nova.token) {
  const { status, body } = await on.call('POST', `/api/user/${platform}SubmitEmbedURL`, { token, json: { url } });
  expect(status).toBe(201);
  return body;
}
const tweetUrl = () => `https://x.com/nova/status/${1000 + ++posts}`;
const submitTweet = () => submit('twitter', tweetUrl());
const submitVideo = () => submit('youtube', `https://youtu.be/${String(++posts).padStart(10, 'v')}A`);
const accept = (submissionId: number) =>
  test.call('POST', '/api/admin/acceptSubmission', { token: admin.token, json: { submissionId, points: 40 } });

/** Finds a submission in its member's list, on the review desk and in the feed. Undefined for a list that lacks it. */
async function lists(id: number) {
  const own = (await test.call('GET', '/api/user/mySubmissions?itemsPerPage=100', { token: nova.token })).body;
  const desk = (await test.call('GET', '/api/admin/contentSubmissions?itemsPerPage=100', { token: admin.token })).body;
  const tweets = (await test.call('GET', '/api/user/embedcode/all?itemsPerPage=100')).body;
  const videos = (await test.call('GET', '/api/youtubeEmbedCodes?itemsPerPage=100')).body;
  const of = <S extends { submissionId: number }>({ submissions }: { submissions: S[] }) =>
    submissions.find(({ submissionId }) => submissionId === id)!;
  const shown = [...tweets.posts, ...videos.posts] as Schemas['Post'][];
  return {
    own: of<Schemas['Submission']>(own),
    desk: of<Schemas['ReviewSubmission']>(desk),
    feed: shown.find(({ postId }) => postId === id),
    total: tweets.metadata.totalItems as number,
  };
}
const previewOf = async (id: number) => (await lists(id)).own.preview!;

const nothing = { authorName: null, authorUrl: null, title: null, text: null, language: null, thumbnail: null };

describe('a preview', () => {
  it('of a post on X has its author and text, in all lists', async () => {
    const html =
      '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Fees &lt;b&gt; &amp; blocks<br><br>' +
      '<a href="https://x.com/hashtag/pwr">#pwr</a> <script>alert(1)</script>\u202enot\u0000 reversed ' +
      '<a href="https://t.co/a">pic.twitter.com/aB1</a></p>&mdash; Nova (@nova) <a href="#">May 1</a></blockquote>';
    answers['publish.x.com/oembed'] = tweet(html);
    const { submissionId, preview, url } = await submitTweet();
    expect(preview).toEqual({ state: 'pending', ...nothing });
    expect(asked).toEqual([]);
    expect(await refreshPreviews(test)).toBe(1);
    expect(asked).toEqual([url]);
    await accept(submissionId);
    const expected = {
      ...nothing,
      state: 'ready',
      authorName: 'Nova Lindqvist',
      authorUrl: 'https://x.com/nova',
      text: 'Fees <b> & blocks\n\n#pwr alert(1) not reversed',
      language: 'en',
    };
    const { own, desk, feed } = await lists(submissionId);
    expect([own.preview, desk.preview, feed!.preview, feed!.points]).toEqual([expected, expected, expected, 40]);
  });

  it('of a video has its title, and a picture of our own', async () => {
    answers['www.youtube.com/oembed'] = json(video('https://i.ytimg.com/vi/a/hq.jpg'));
    answers['i.ytimg.com/vi/a/hq.jpg'] = { body: await picture(1280, 720, 'jpeg') };
    const { submissionId } = await submitVideo();
    await refreshPreviews(test);
    const { title, thumbnail } = await previewOf(submissionId);
    expect([title, thumbnail?.width, thumbnail?.height]).toEqual(['A tour of the wallet', 640, 360]);
    expect(thumbnail?.url).toMatch(/^\/backend\/media\/[\w-]+\.webp$/);
    const shown = await test.app.inject({ url: thumbnail!.url });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });

    const key = thumbnail!.url.split('/').at(-1)!;
    await test.call('DELETE', `/api/user/submissions/${submissionId}`, { token: nova.token });
    expect(await test.files.get('media', key)).toBeUndefined();
  });

  it('keeps its picture when unused files are swept', async () => {
    const own = await useTestApp();
    own.services.oEmbed = clientFor();
    own.advance(Date.now() - own.clock().getTime());
    answers['www.tiktok.com/oembed'] = json(video('https://p16.tiktokcdn.example/a'));
    answers['p16.tiktokcdn.example/a'] = { body: await picture(90, 160) };
    const { submissionId } = await submit(
      'tiktok',
      'https://www.tiktok.com/@nova/video/1',
      own,
      await own.memberToken('nova'),
    );
    await refreshPreviews(own);
    own.advance(2 * DAY);
    await maintain(own);
    const row = await own.db.selectFrom('post_preview').select('image').executeTakeFirstOrThrow();
    expect(await own.files.get('media', row.image!)).toBeDefined();
    const remove = `/api/admin/user/post?postId=${submissionId}`;
    const { token } = await own.member('boss', { role: 'Admin' });
    await own.call('DELETE', remove, { token });
    expect(await own.files.get('media', row.image!)).toBeUndefined();
  });

  it('has no address of another site', async () => {
    const html = `<blockquote><p lang="javascript">${'long '.repeat(500)}</p></blockquote>`;
    answers['publish.x.com/oembed'] = json({ author_name: 7, author_url: 'https://evil.example/x.com', html });
    const { submissionId } = await submitTweet();
    await refreshPreviews(test);
    const { authorName, authorUrl, language, text } = await previewOf(submissionId);
    expect([authorName, authorUrl, language, text?.length]).toEqual([null, null, null, 999]);
  });

  it('is asked for once, by several processes', async () => {
    answers['publish.x.com/oembed'] = tweet(quote);
    const urls = [];
    for (let n = 0; n < 12; n++) urls.push((await submitTweet()).url);
    const counts = await Promise.all([refreshPreviews(test), refreshPreviews(test), refreshPreviews(test)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    expect(asked.sort()).toEqual(urls.sort());
    expect(await refreshPreviews(test)).toBe(0);
  });

  it('is left to another process if this one ends', async () => {
    answers['publish.x.com/oembed'] = tweet(quote);
    for (let n = 0; n < 12; n++) await submitTweet();
    const ending = new AbortController();
    const client = clientFor();
    test.services.oEmbed = {
      ...client,
      find: (...post) => {
        ending.abort();
        return client.find(...post);
      },
    };
    await refreshPreviews(test, ending.signal);
    expect(asked.length).toBeLessThan(12);
    await pass(10 * MINUTE);
    await refreshPreviews(test);
    expect(asked).toHaveLength(12);
  });

  it('is taken over by another process, if one was killed while asking', async () => {
    // The patient client doesn't ask again, so the killed run is still waiting when the other one is done.
    answers['publish.x.com/oembed'] = 'nothing';
    const { submissionId } = await submitTweet();
    const killed = refreshPreviews(test);
    await expect.poll(() => asked.length).toBe(1);
    await pass(10 * MINUTE);
    answers['publish.x.com/oembed'] = tweet(quote);
    test.services.oEmbed = clientFor();
    expect(await refreshPreviews(test)).toBe(1);
    expect(await previewOf(submissionId)).toMatchObject({ state: 'ready', text: 'Hej' });
    answers['publish.x.com/oembed'] = status(404);
    internet.closeAllConnections();
    await killed;
    expect(await previewOf(submissionId)).toMatchObject({ state: 'ready', text: 'Hej' });
  });
});

const big = Buffer.alloc(10 * 1024 * 1024, ' ');

describe('a submission is kept', () => {
  it.each<[string, Said]>([
    ['does not answer', 'nothing'],
    ['answers 404', status(404)],
    ['answers 401', status(401)],
    ['answers 500', status(500)],
    ['answers with 10 MB', { body: big }],
    ['answers with a page', { body: '<h1>Down for maintenance</h1>' }],
    ['answers with another document', json(['unexpected'])],
    ['leads to this machine', toward('https://127.0.0.1/oembed')],
    ['leads to this machine by IPv6', toward('https://[::1]/oembed')],
    ['leads to a host inside', toward('https://inside.example/oembed')],
    ['leads to a host that is also inside', toward('https://half-inside.example/oembed')],
    ['leads away from encryption', toward('http://publish.x.com/oembed')],
    ['leads to a port', toward('https://publish.x.com:8443/oembed')],
    ['leads in a circle', toward('https://publish.x.com/oembed')],
    ['leads nowhere', toward('https://')],
  ])('if the platform %s', async (_, said) => {
    answers['publish.x.com/oembed'] = said;
    test.services.oEmbed = clientFor(said);
    const { submissionId } = await submitTweet();
    await refreshPreviews(test);
    expect(asked.filter((address) => /inside|127|::1/.test(address))).toEqual([]);
    const { own } = await lists(submissionId);
    expect([own.status, own.preview]).toEqual(['In Review', { state: 'none', ...nothing }]);

    // Without a preview, the server asks the platform again later.
    answers['publish.x.com/oembed'] = tweet(quote);
    test.services.oEmbed = clientFor();
    await pass(DAY);
    await refreshPreviews(test);
    expect(await previewOf(submissionId)).toMatchObject({ state: 'ready', text: 'Hej' });
  });

  it.each<[string, string, Said | undefined]>([
    ['does not come', 'https://i.ytimg.com/a', 'nothing'],
    ['is missing', 'https://i.ytimg.com/a', status(404)],
    ['has 10 MB', 'https://i.ytimg.com/a', { body: big }],
    ['is a page', 'https://i.ytimg.com/a', { body: '<h1>Hello</h1>' }],
    ['is a bomb', 'https://i.ytimg.com/a', { body: hostilePictures['a PNG of 30,000 pixels a side']!() }],
    ['has 80,000 scans', 'https://i.ytimg.com/a', { body: hostilePictures['a JPEG of 80,000 scans']!() }],
    ['is on this machine', 'https://127.0.0.1/a', undefined],
    ['is on this machine, unencrypted', 'http://127.0.0.1/a', undefined],
    ['is on this machine by another spelling', 'https://0x7f.1/a', undefined],
    ['is on a host inside', 'https://inside.example/a', undefined],
    ['is on a host without address', 'https://nowhere.example/a', undefined],
    ['is a file', 'file:///etc/passwd', undefined],
    ['leads to this machine', 'https://i.ytimg.com/a', toward('https://127.0.0.1/a')],
    ['leads to the cloud’s metadata', 'https://i.ytimg.com/a', toward('http://169.254.169.254/latest/meta-data')],
    ['leads to a host inside', 'https://i.ytimg.com/a', toward('https://inside.example/a')],
  ])('if its picture %s', async (_, url, said) => {
    answers['www.youtube.com/oembed'] = json(video(url));
    if (said) answers['i.ytimg.com/a'] = said;
    test.services.oEmbed = clientFor(said);
    const { submissionId } = await submitVideo();
    await refreshPreviews(test);
    expect(asked.filter((address) => /inside|127|169/.test(address))).toEqual([]);
    expect(await previewOf(submissionId)).toMatchObject({
      state: 'ready',
      title: 'A tour of the wallet',
      authorName: 'Nova Lindqvist',
      thumbnail: null,
    });
  });

  it('if nobody may be asked', async () => {
    test.services.oEmbed = undefined;
    const { submissionId } = await submitTweet();
    await refreshPreviews(test);
    expect(await previewOf(submissionId)).toEqual({ state: 'none', ...nothing });
  });
});

describe('a post', () => {
  /** Creates an accepted post with a preview. @returns the submission's id */
  async function acceptedTweet() {
    answers['publish.x.com/oembed'] = tweet(quote);
    const { submissionId } = await submitTweet();
    await refreshPreviews(test);
    await accept(submissionId);
    return submissionId as number;
  }
  const check = async (said: Said) => {
    answers['publish.x.com/oembed'] = said;
    test.services.oEmbed = clientFor();
    await refreshPreviews(test);
  };

  it.each([404, 410])('is gone after two answers of %i a day apart, and comes back with its preview', async (code) => {
    const id = await acceptedTweet();
    const before = await lists(id);
    await pass(7 * DAY);
    await check(status(code));
    await pass(DAY - MINUTE);
    await check(status(code));
    expect((await lists(id)).feed).toBeDefined();
    await pass(MINUTE);
    await check(status(code));
    const gone = await lists(id);
    expect([gone.feed, gone.total]).toEqual([undefined, before.total - 1]);
    for (const { preview, points } of [gone.own, gone.desk])
      expect([preview, points]).toEqual([{ ...before.own.preview, state: 'gone' }, 40]);

    await pass(7 * DAY);
    await check(tweet(quote));
    expect(await lists(id)).toEqual(before);
  });

  it.each([401, 403, 429, 500, 503])('stays if it is answered with %i, even after a 404', async (code) => {
    const id = await acceptedTweet();
    const before = await lists(id);
    await pass(7 * DAY);
    await check(status(404));
    for (let days = 0; days < 10; days++) {
      await pass(DAY);
      await check(status(code));
    }
    expect(await lists(id)).toEqual(before);
    await pass(7 * DAY);
    await check(status(404));
    expect((await lists(id)).feed).toBeUndefined();
  });

  it('stays if it was found between two answers of 404', async () => {
    const id = await acceptedTweet();
    await pass(7 * DAY);
    await check(status(404));
    await pass(DAY);
    await check(tweet(quote));
    await pass(7 * DAY);
    await check(status(404));
    expect((await lists(id)).feed).toBeDefined();
  });
});

describe('a database of an earlier version', () => {
  it('gets previews that are asked for one after another, shown posts first', async () => {
    const old = await useTestApp();
    const token = await old.memberToken('nova');
    const ids: number[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push((await submit('twitter', tweetUrl(), old, token)).submissionId);
      old.advance(1000);
    }
    const { db } = old;
    const set = (status: string, id: number) =>
      db.updateTable('submission').set({ status }).where('id', '=', id).execute();
    await set('Rejected', ids[3]!);
    await set('Withdrawn', ids[0]!);
    await sql`drop table post_preview`.execute(db);
    await sql`alter table submission drop column gone_at`.execute(db);
    await sql`delete from schema_migration where name = '0048_previews.sql'`.execute(db);

    const begin = Date.now();
    expect(await migrate(db)).toEqual(['0048_previews.sql']);
    const due = await db.selectFrom('post_preview').selectAll().orderBy('next_check_at').execute();
    expect(due.map(({ submission_id }) => submission_id)).toEqual([ids[2], ids[1], ids[3]]);
    expect(due.at(-1)!.next_check_at.getTime() - begin).toBeGreaterThanOrEqual(15_000);
    const { body } = await old.call('GET', '/api/user/mySubmissions', { token });
    for (const { preview } of body.submissions) expect(preview).toEqual({ state: 'pending', ...nothing });
    await set('Accepted', ids[1]!);
    expect((await old.call('GET', '/api/user/embedcode/all')).body.metadata.totalItems).toBe(1);
  });
});
