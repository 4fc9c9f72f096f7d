import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { workspaceRoot } from '../src/paths.ts';
import { openSite } from '../src/config/site/source.ts';
import { brandOf, colors } from '../src/share/brand.ts';
import { createDiskCache } from '../src/share/cache.ts';
import { createDrawPool, draw as sharedPool } from '../src/share/drawPool.ts';
import { toSvg, WIDTH, type SharePicture } from '../src/share/picture.ts';
import { sharePictures } from '../src/share/sharePictures.ts';
import { plain, shape, wrap, type TextStyle } from '../src/share/text.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, texts } from './people.ts';
import { scratchRoot } from './scratch.ts';

let test: TestApp;
let project: number;
let member: { id: number; token: string };
let quest: number;

const brand = brandOf(openSite().current);

beforeAll(async () => {
  test = await createTestApp();
  member = await test.member('Ada Ünal');
  project = await addProject(test, member.token, 'Маяк & <b>Ко</b>');
  const { token } = await test.member('Root', { role: 'Admin' });
  const json = { title: texts('Write'), kind: 'manual', points: 1500 };
  quest = (await test.call('POST', '/api/admin/quests/createQuest', { token, json })).body.id;
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

/** Creates a picture store that records what it should draw instead of drawing it. */
async function pictures() {
  const drawn: SharePicture[] = [];
  const folder = await mkdtemp(join(scratchRoot(), 'share-'));
  const find = sharePictures(test, await createDiskCache(folder, 1000), async (picture) => {
    drawn.push(picture);
    return { png: Buffer.from('a picture') };
  });
  return { drawn, find };
}

describe('a share picture', () => {
  it('is a PNG of 1200 × 630 for a project, a profile and a quest', async () => {
    for (const url of [`/share/project/${project}.png`, `/share/profile/${member.id}.png`, `/share/quest/${quest}.png`])
      for (const lang of ['ru', 'zh']) {
        const { statusCode, headers, rawPayload } = await get(`${url}?lang=${lang}`);
        expect([statusCode, headers['content-type']], url).toEqual([200, 'image/png']);
        const { width, height, format } = await sharp(rawPayload).metadata();
        expect([width, height, format]).toEqual([1200, 630, 'png']);
      }
  });

  it('shows public facts only, in the language of the address', async () => {
    const { drawn, find } = await pictures();
    await (await find('project', project, 'ru')).png();
    await (await find('profile', member.id, 'tr')).png();
    await (await find('quest', quest, 'zh')).png();
    expect(drawn.map(({ brand: _, ...content }) => content)).toEqual([
      {
        kind: 'Проект',
        title: 'Маяк & <b>Ко</b>',
        image: { shape: 'square' },
        figures: [{ label: 'Голоса', value: '0' }],
      },
      {
        kind: 'Üye',
        title: 'Ada Ünal',
        subtitle: expect.stringMatching(/^@/),
        image: { shape: 'round' },
        figures: [{ label: 'Puan', value: '0' }],
      },
      { kind: '任务', title: texts('Write').zh, figures: [{ label: '奖励积分', value: '+1,500' }] },
    ]);
  });

  it('shows the rank of a member who is on the leaderboard', async () => {
    const { drawn, find } = await pictures();
    const { id } = await test.member('First');
    const { token } = await test.member('Giver', { role: 'Admin' });
    await test.call('POST', '/api/admin/user/points/update', { token, json: { userId: id, points: 20 } });
    await (await find('profile', id, 'en')).png();
    expect(drawn[0]!.figures).toEqual([
      { label: 'Rank', value: '#1' },
      { label: 'Points', value: '20' },
    ]);
  });

  it('is drawn once, and again after its content changes', async () => {
    const { drawn, find } = await pictures();
    const ask = async () => (await find('project', project, 'en')).png();
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(drawn).toHaveLength(1);
    await test.call('POST', '/upvote', { token: member.token, json: { uid: member.id, projectId: project } });
    await ask();
    expect(drawn.map(({ figures }) => figures[0]!.value)).toEqual(['0', '1']);
  });

  it('is not sent again to a client with a current copy', async () => {
    const { headers } = await get(`/share/quest/${quest}.png`);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await get(`/share/quest/${quest}.png`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await get(`/share/quest/${quest}.png?lang=es`)).headers.etag).not.toBe(headers.etag);
  });

  it('falls back to English for unsupported languages', async () => {
    const english = (await get(`/share/quest/${quest}.png`)).headers.etag;
    for (const query of ['lang=xx', 'lang=', 'lang=%00', `lang=${'x'.repeat(4000)}`, 'lang[a]=1'])
      expect((await get(`/share/quest/${quest}.png?${query}`)).headers.etag, query).toBe(english);
  });

  it('is not found for missing items', async () => {
    const files = [
      '999999.png',
      'abc.png',
      '0.png',
      '-1.png',
      '1.5.png',
      '1%00.png',
      '99999999999999999999.png',
      '1',
      '1.gif',
    ];
    const codes = { project: 'project-not-found', profile: 'user-not-found', quest: 'quest-not-found' };
    for (const [subject, code] of Object.entries(codes))
      for (const file of files) {
        const { statusCode, payload } = await get(`/share/${subject}/${file}`);
        expect([statusCode, JSON.parse(payload).code], `${subject} ${file}`).toEqual([404, code]);
      }
    expect((await get('/share/team/1.png', { accept: 'image/*' })).statusCode).toBe(404);
  });
});

describe('the cache of share pictures', () => {
  it('stays within its limit by evicting the least recently used pictures', async () => {
    const folder = await mkdtemp(join(scratchRoot(), 'share-'));
    const cache = await createDiskCache(folder, 10);
    await cache.put('a', Buffer.from('aaaa'));
    await cache.put('b', Buffer.from('bbbb'));
    await cache.get('a');
    await cache.put('c', Buffer.from('cccc'));
    expect((await readdir(folder)).sort()).toEqual(['a', 'c']);
    expect(await cache.get('b')).toBeUndefined();
    expect(String(await cache.get('a'))).toBe('aaaa');
  });

  it('returns no picture whose file another process is writing', async () => {
    const folder = await mkdtemp(join(scratchRoot(), 'share-'));
    const cache = await createDiskCache(folder, 10);
    await cache.put('a', Buffer.from('aaaa'));
    await writeFile(join(folder, 'a'), 'aa');
    expect(await cache.get('a')).toBeUndefined();
  });
});

describe('the drawing pool', () => {
  const picture: SharePicture = { brand, kind: 'Project', title: 'Arc', figures: [] };

  it('refuses a picture with a retry delay when its queue is full', async () => {
    const draw = createDrawPool({ workers: 1, waiting: 1, timeout: 30_000, idle: 0 });
    const [first, second, third] = await Promise.allSettled([draw(picture), draw(picture), draw(picture)]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ status: 'rejected', reason: { code: 'service-unavailable', retryAfter: 10 } });
  });

  it('is prepared when a program that previews links asks for a page, and not for a visitor', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const prepare = vi.spyOn(sharedPool, 'prepare').mockResolvedValue();
    await get('/projects/1', { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    await get('/projects/1', { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(prepare).not.toHaveBeenCalled();
    for (const agent of ['TelegramBot (like TwitterBot)', 'Twitterbot/1.0', 'facebookexternalhit/1.1', 'WhatsApp/2.23'])
      await get('/projects/1', { accept: 'text/html', 'user-agent': agent });
    expect(prepare).toHaveBeenCalledTimes(4);
  });

  it('gives up on a picture that takes too long', async () => {
    const draw = createDrawPool({ workers: 1, waiting: 1, timeout: 0, idle: 0 });
    await expect(draw(picture)).rejects.toMatchObject({ code: 'service-unavailable', retryAfter: 10 });
  });

  it('names the picture that crashed a worker', async () => {
    const draw = createDrawPool({ workers: 1, waiting: 1, timeout: 30_000, idle: 0 });
    // Without a `kind`, drawing throws.
    await expect(draw({ title: 'Broken' } as SharePicture)).rejects.toThrow('“Broken”');
  });
});

describe('the text of a share picture', () => {
  const style: TextStyle = { size: 60, weight: 'bold', fill: '#000' };
  const long = {
    Russian: 'Открытая площадка для сообществ '.repeat(7),
    Chinese: '去中心化社区平台，让每个人都能参与。'.repeat(12),
    Arabic: 'منصة مجتمعية مفتوحة للجميع '.repeat(8),
    emoji: '👩‍💻🎉🇷🇺❤️ '.repeat(25),
    'one word': 'Ğüşiöç'.repeat(34),
  };

  it.each(Object.entries(long))('in %s fits two lines and is truncated with an ellipsis', (_, text) => {
    const { lines, isCut } = wrap(plain(text), style, 800, 2);
    expect([lines.length, isCut]).toEqual([2, true]);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(800);
    // Each line is at least half full.
    for (const { width } of lines) expect(width).toBeGreaterThan(400);
    expect(lines[1]!.text).toMatch(/[^\s]…$/u);
  });

  it('breaks between words, and never before a comma', () => {
    const { lines } = wrap('Alpha beta, gamma delta', style, shape('Alpha beta', style).width + 2, 2);
    expect(lines.map(({ text }) => text)).toEqual(['Alpha', expect.stringMatching(/^beta, /)]);
  });

  it('has one line for a single oversized character, and none for an empty text', () => {
    expect(wrap('W', style, 1, 2).lines.map(({ text }) => text)).toEqual(['W']);
    expect(wrap(plain(' \u0000\u202E '), style, 800, 2).lines).toEqual([]);
  });

  it('is drawn as outlines, so it cannot inject markup', () => {
    const svg = toSvg({ brand, kind: '<script>', title: '"/><image href="https://example.com"/>', figures: [] });
    expect(svg).not.toMatch(/script|example/);
  });

  it('loses characters that turn its direction or break its line', () => {
    expect(plain('\u202Eabc\u0000\u2066d\n\te\uD800')).toBe('abc d e');
  });

  it('runs from right to left if its first letters do', () => {
    const mixed = shape('שלום ABC', style);
    expect(mixed.isRightToLeft).toBe(true);
    expect(shape('ABC مرحبا', style).isRightToLeft).toBe(false);
    // An Arabic letter has different outlines alone and at the start of a word.
    const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline);
    expect(outlines(shape('مم', style).svg)).not.toContain(outlines(shape('م', style).svg)[0]);
  });

  it('has glyphs for common scripts and emoji, and a box for unsupported characters', () => {
    const box = outlinesOf('\u{13000}');
    for (const character of ['Я', '龙', 'カ', 'م', 'Ω', 'ह', '🎉', '❤️', '1️⃣', 'Ş'])
      expect(outlinesOf(character), character).not.toEqual(box);
  });
  const outlinesOf = (text: string) => shape(text, style).svg.match(/ d="[^"]+"/g);

  it('stays within the picture', () => {
    const svg = toSvg({ brand, kind: 'Project', title: long.Russian, image: { shape: 'square' }, figures: [] });
    const places = [...svg.matchAll(/<g transform="translate\(([\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.max(...places)).toBeLessThan(WIDTH);
  });
});

it('uses the colors of the design system', async () => {
  const tokens = JSON.parse(await readFile(join(workspaceRoot, 'packages/ui/src/theme/tokens.json'), 'utf8'));
  for (const [name, value] of Object.entries(colors)) expect([name, tokens.color[name].$value]).toEqual([name, value]);
});
