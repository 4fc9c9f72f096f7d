import { readFileSync } from 'node:fs';
import { accounts, expect, openSignedIn, signIn, sourcesOf, test } from './fixtures.ts';

/** All pages that only admins may open. */
const pages = [
  '/admin',
  '/admin/unresolved',
  '/admin/createQuest',
  '/admin/deleteQuest',
  '/admin/quests/8/edit',
  '/admin/members',
  '/admin/leaderboard',
  '/admin/audit',
  '/admin/projects/1',
  '/admin/projects/1/edit',
];

type Operation = { 'x-access'?: string };
const contract = JSON.parse(
  readFileSync(new URL('../../../packages/api/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** All API calls that only admins may make, with 1 for every id. */
const calls = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => operation['x-access'] === 'admin')
    .map(([method]) => ({
      method: method.toUpperCase(),
      path: path.replace('{time}', 'month').replaceAll(/\{\w+\}/g, '1'),
    })),
);

test.describe('whoever is no admin', () => {
  for (const who of ['a visitor', 'a member'])
    test(`${who} finds no link to an admin’s page, is led away from each, and loads none of their code`, async ({
      page,
    }) => {
      test.slow();
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto('/projects');
      await expect(page.getByRole('article')).not.toHaveCount(0);
      if (who === 'a member') await signIn(page);
      for (const path of pages) {
        await page.goto(path);
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.locator('a[href^="/admin"], a[href^="/dashboard"]')).toHaveCount(0);
      }
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
      const sources = sourcesOf(loaded);
      expect(sources).toContainEqual(expect.stringMatching(/\/ListPage\.tsx$/));
      expect(sources.filter((source) => /features\/admin\/|adminRoutes|adminPaths/.test(source))).toEqual([]);
      const own = new URL(page.url()).origin;
      const asked = loaded.filter((url) => url.startsWith(`${own}/backend/`)).map((url) => new URL(url).pathname);
      expect(asked.filter((path) => calls.some((call) => path === `/backend${call.path}`))).toEqual([]);
    });

  test('is refused by every admin call', async ({ page, request }) => {
    expect(calls.length).toBeGreaterThan(30);
    await openSignedIn(page, '/projects', accounts.member);
    const token = await page.evaluate(() => localStorage.getItem('bearerToken'));
    for (const { method, path } of calls) {
      const data = method === 'GET' ? undefined : {};
      const visitor = await request.fetch(`/backend${path}`, { method, data });
      expect([path, visitor.status()]).toEqual([path, 401]);
      const member = await request.fetch(`/backend${path}`, {
        method,
        data,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([path, member.status(), ((await member.json()) as { code: string }).code]).toEqual([
        path,
        403,
        'admin-only',
      ]);
    }
  });
});
