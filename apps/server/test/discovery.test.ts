import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSitemaps } from '../src/discovery/sitemap.ts';
import { workspaceRoot } from '../src/paths.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject } from './people.ts';

let test: TestApp;
let member: { id: number; token: string };
let projects: number[];

beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://community.example/' });
  member = await test.member('Ada');
  projects = [];
  for (const name of ['One', 'Two', 'Three']) projects.push(await addProject(test, member.token, name));
});
afterAll(() => test.close());

const get = async (url: string) => {
  const { statusCode, headers, payload } = await test.app.inject({ url });
  return { status: statusCode, type: headers['content-type'], text: payload };
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('sitemap.xml', () => {
  it('lists pages, projects and profiles at the public address', async () => {
    const { status, type, text } = await get('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    for (const path of ['/', '/projects', '/faq', `/projects/${projects[0]}`, `/profile/${member.id}`])
      expect(addresses(text)).toContain(`https://community.example${path}`);
    expect(text).not.toMatch(/admin|edit|backend/);
    expect(text).toMatch(/<lastmod>2026-09-01T12:00:00.000Z<\/lastmod>/);
  });

  it('names each language of a page', async () => {
    const { text } = await get('/sitemap.xml');
    const line = text.split('\n').find((entry) => entry.includes('<loc>https://community.example/faq</loc>'))!;
    const alternates = [...line.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair);
    expect(alternates).toEqual([
      ...['en', 'ru', 'zh', 'es', 'tr'].map((code) => [code, `https://community.example/faq?lang=${code}`]),
      ['x-default', 'https://community.example/faq'],
    ]);
  });

  it('lists only addresses that the site has', async () => {
    const known = await readFile(join(workspaceRoot, 'apps/web/src/shared/addresses.ts'), 'utf8');
    const pages = addresses((await get('/sitemap-pages.xml')).text);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(known).toContain(`path: '${new URL(page!).pathname}'`);
  });

  it('leaves out what was deleted, and disqualified members', async () => {
    const { id } = await test.member('Cheat');
    const gone = await addProject(test, member.token, 'Gone');
    const { token } = await test.member('Root', { role: 'Admin' });
    expect(addresses((await get('/sitemap.xml')).text)).toContain(`https://community.example/profile/${id}`);
    await test.db.updateTable('app_user').set({ disqualified_at: test.clock() }).where('id', '=', id).execute();
    await test.call('DELETE', '/requestGrant', { token, json: { id: gone } });
    const listed = addresses((await get('/sitemap.xml')).text);
    expect(listed).not.toContain(`https://community.example/profile/${id}`);
    expect(listed).not.toContain(`https://community.example/projects/${gone}`);
  });

  it('is an index of files where one cannot hold all, and those have everything once', async () => {
    const sitemaps = createSitemaps(test.db, test.site, 'https://community.example', 2);
    const index = await sitemaps.root();
    expect(index).toContain('<sitemapindex');
    const listed: (string | undefined)[] = [];
    for (const address of addresses(index)) {
      const [, kind, number] = /sitemap-(\w+?)(?:-(\d+))?\.xml$/.exec(address!)!;
      const text = kind === 'pages' ? sitemaps.pages() : await sitemaps.file(kind as 'projects', Number(number));
      expect(text, address).toBeDefined();
      listed.push(...addresses(text!));
    }
    expect([...listed].sort()).toEqual(addresses((await get('/sitemap.xml')).text).sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('is an index without the files whose ids are all deleted or disqualified', async () => {
    const { id } = await test.member('Gone');
    const sitemaps = createSitemaps(test.db, test.site, 'https://community.example', 1);
    const file = `https://community.example/sitemap-profiles-${id}.xml`;
    expect(addresses(await sitemaps.root())).toContain(file);
    await test.db.updateTable('app_user').set({ disqualified_at: test.clock() }).where('id', '=', id).execute();
    expect(addresses(await sitemaps.root())).not.toContain(file);
    expect(await sitemaps.file('profiles', id)).toBeUndefined();
  });

  it('has the files that an index names, and no others', async () => {
    const { text } = await get('/sitemap-projects-1.xml');
    expect(addresses(text)).toEqual(projects.map((id) => `https://community.example/projects/${id}`));
    const unknown = [
      'projects-0.xml',
      'projects-2.xml',
      'projects-9999999.xml',
      'profiles-abc.xml',
      'projects-%00.xml',
      'projects-1',
    ];
    for (const name of [...unknown, 'projects-99999999999999999999.xml', 'teams-1.xml'])
      expect([name, (await get(`/sitemap-${name}`)).status]).toEqual([name, 404]);
  });

  it('stays XML whatever the public address is', async () => {
    expect(createSitemaps(test.db, test.site, 'https://a.example/?a&b"<').pages()).toContain(
      'https://a.example/?a&amp;b&quot;&lt;/faq',
    );
  });
});

describe('robots.txt', () => {
  it('closes calls and the pages of members and admins, and names the sitemap', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    for (const path of ['/backend/', '/admin', '/dashboard', '/profile/edit', '/projects/*/edit', '/grant/'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Allow: /backend/media/');
    expect(lines).toContain('Sitemap: https://community.example/sitemap.xml');
  });

  it('closes no page of the sitemap', async () => {
    const closed = (await get('/robots.txt')).text.match(/(?<=Disallow: ).*/g)!;
    for (const address of addresses((await get('/sitemap.xml')).text))
      for (const path of closed) expect(new URL(address!).pathname.startsWith(path), address).toBe(false);
  });
});
