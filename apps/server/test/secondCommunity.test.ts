import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendConfirmation } from '../src/accounts/email.ts';
import { buildApp } from '../src/app.ts';
import { openSite } from '../src/config/site/source.ts';
import { languages } from '../src/contract/language.ts';
import type { Mail } from '../src/outside/mail.ts';
import { createDiskCache } from '../src/share/cache.ts';
import type { SharePicture } from '../src/share/picture.ts';
import { sharePictures } from '../src/share/sharePictures.ts';
import { PATIENT } from './auth/standIn.ts';
import { harbor } from './harbor.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, texts } from './people.ts';
import { scratchRoot } from './scratch.ts';
import { createSite, removeSite } from './standInSite.ts';

let test: TestApp;
let folder: string;
let file: string;
let build: string;
let app: Awaited<ReturnType<typeof buildApp>>;
const sent: Mail[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(scratchRoot(), 'harbor-'));
  await cp(dirname(harbor), folder, { recursive: true });
  file = join(folder, 'site.yaml');
  build = await createSite([
    { pattern: '/', sections: ['airdrop', 'quests'], leadsTo: ['/pwr-quiz', '/projects'] },
    { pattern: '/projects', sections: ['projects'] },
    { pattern: '/pwr-quiz', sections: ['quiz'] },
    { pattern: '/quiz', leadsTo: ['/pwr-quiz'] },
    { pattern: '/pwr-community', sections: ['community'] },
    { pattern: '/community', leadsTo: ['/pwr-community'] },
    { pattern: '/faq' },
  ]);
  test = await createTestApp({ siteConfig: file, renderTimeout: PATIENT }, ({ services }) => ({
    services: { ...services, mail: { send: async (mail) => void sent.push(mail) } },
  }));
  app = await buildApp(test, build);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await removeSite(build);
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('another community', () => {
  it('has its own manifest, favicon, icons and logos', async () => {
    const { payload, headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(payload)).toMatchObject({ name: 'Harbor Collective', short_name: 'Harbor' });
    expect(payload).not.toContain('PWR');
    const favicon = await get('/favicon.svg');
    expect(favicon.payload).toBe(await readFile(join(folder, 'favicon.svg'), 'utf8'));
    expect((await get('/favicon.svg', { 'if-none-match': favicon.headers.etag })).statusCode).toBe(304);
    const icon = await get('/icon-192.png');
    expect([icon.headers['content-type'], icon.rawPayload.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG']);
    const { logo } = test.site.current;
    for (const { url, bytes } of [logo.light, logo.dark]) {
      const reply = await get(url);
      expect(reply.rawPayload.equals(bytes), url).toBe(true);
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await get('/site/other.svg', { accept: 'image/*' })).statusCode).toBe(404);
  });

  it('signs its mails in every language', async () => {
    const { id } = await test.member('Ada');
    const { token } = await test.member('Root', { role: 'Admin' });
    const json = { title: texts('Confirm'), kind: 'email', points: 5 };
    const { body: quest } = await test.call('POST', '/api/admin/quests/createQuest', { token, json });
    for (const language of languages)
      await sendConfirmation(test, { userId: id, questId: quest.id, email: 'ada@site.test', language });
    expect(sent).toHaveLength(languages.length);
    for (const { subject, text } of sent) {
      expect(text).toContain('Harbor Airdrops');
      expect(subject + text).not.toContain('PWR');
    }
  });

  it('draws its share pictures with its name, logo and colors', async () => {
    const { token } = await test.member('Grace');
    const project = await addProject(test, token, 'Arc');
    const drawn: SharePicture[] = [];
    const cache = await createDiskCache(await mkdtemp(join(scratchRoot(), 'share-')), 1000);
    const find = sharePictures(test, cache, async (picture) => {
      drawn.push(picture);
      return { png: Buffer.from('a picture') };
    });
    await (await find('project', project, 'en')).png();
    expect(drawn[0]!.brand).toMatchObject({ name: 'Harbor Collective', colors: { accent: '#0a7a63' } });
    const logo = Buffer.from(drawn[0]!.brand.logo.url.split(',')[1]!, 'base64');
    expect(logo.equals(test.site.current.logo.light.bytes)).toBe(true);
    expect(JSON.stringify(drawn[0])).not.toContain('PWR');
  });

  it('sends the contact form to its own admins', async () => {
    sent.length = 0;
    const json = { name: 'Ada', email: 'ada@site.test', message: 'Hello' };
    expect((await test.call('POST', '/api/contact', { json })).status).toBe(202);
    expect(sent.map(({ to }) => to)).toEqual(['crew@harbor.example']);
  });

  it('answers 404 for the pages of a section that is off, and leads short addresses to the others', async () => {
    expect((await get('/pwr-quiz')).statusCode).toBe(404);
    expect((await get('/quiz')).statusCode).toBe(404);
    const alias = await get('/Community/?show=memes');
    expect([alias.statusCode, alias.headers.location]).toEqual([302, '/pwr-community?show=memes']);
    expect((await get('/')).statusCode).toBe(200);
  });

  it('lists its own pages and languages in the sitemap', async () => {
    const { payload } = await get('/sitemap-pages.xml');
    expect(payload).toContain('/pwr-community</loc>');
    expect(payload).not.toContain('/pwr-quiz');
    const offered = new Set(Array.from(payload.matchAll(/hreflang="([^"]+)"/g), ([, code]) => code));
    expect([...offered]).toEqual(['en', 'es', 'x-default']);
  });

  it('offers only its languages', async () => {
    expect((await get('/faq?lang=es')).payload).toContain(', es,');
    for (const language of ['ru', 'xx']) expect((await get(`/faq?lang=${language}`)).payload).toContain(', en,');
    expect((await get('/faq', { cookie: 'language=ru' })).payload).toContain(', en,');
  });
});

describe('a file that is read again', () => {
  const edit = async (change: (text: string) => string) => writeFile(file, change(await readFile(harbor, 'utf8')));

  it('shows in the next page, although the page before was kept', async () => {
    const contentOf = ({ payload }: { payload: string }) => /data-site="([^"]+)".*(render \d+)/.exec(payload)!.slice(1);
    const [name, render] = contentOf(await get('/faq?page=7'));
    expect([name, ...contentOf(await get('/faq?page=7'))]).toEqual(['Harbor Collective', 'Harbor Collective', render]);
    await edit((text) => text.replace('Harbor Collective', 'Harbor Union').replace('quiz: false', 'projects: false'));
    test.site.reload();
    const [next, rendered] = contentOf(await get('/faq?page=7'));
    expect(next).toBe('Harbor Union');
    expect(rendered).not.toBe(render);
    expect([(await get('/projects')).statusCode, (await get('/pwr-quiz')).statusCode]).toEqual([404, 200]);
  });

  it('leads home to the first section that is on', async () => {
    await edit((text) => text.replace('quiz: false', '{quiz: false, airdrop: false, quests: false}'));
    test.site.reload();
    const home = await get('/?lang=es');
    expect([home.statusCode, home.headers.location]).toEqual([302, '/projects?lang=es']);
  });

  it('changes nothing if it has mistakes', async () => {
    const before = test.site.current;
    await edit((text) => text.replace('coin:', 'coins:'));
    expect(() => test.site.reload()).toThrow('site.yaml:5: “coins” is not a setting');
    expect(test.site.current).toBe(before);
    expect(openSite(harbor).current.name).toBe('Harbor Collective');
  });
});
