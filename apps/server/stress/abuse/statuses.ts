import { send } from '../client.ts';
import type { AbuseCase } from './case.ts';

/** Status of the page at an address, as a browser asks for it. */
async function pageStatus(origin: string, path: string): Promise<number> {
  const { status, headers } = await send(origin, { method: 'GET', path, headers: { accept: 'text/html' } });
  if (!String(headers['content-type']).startsWith('text/html')) throw new Error(`${path} is no page: ${status}`);
  return status;
}

/** @throws Error naming each address whose page has another status */
async function expectStatus(origin: string, status: number, paths: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    const seen = await pageStatus(origin, path);
    if (seen !== status) wrong.push(`${path} ${seen}`);
  }
  if (wrong.length > 0) throw new Error(`not ${status}: ${wrong.join(', ')}`);
}

const missing = [
  '/nowhere',
  '/admin/zzz',
  '/index.html',
  '/routes.json',
  '/projects/999999999',
  '/projects/0',
  '/projects/-1',
  '/projects/1%00',
  "/projects/1'--",
  '/projects/99999999999999999999999',
  '/profile/999999999',
  '/user/profile/nobody',
  '/user/profile/%00',
  '/quest/999999999',
  '/quest/..%2F..%2Fetc%2Fpasswd',
  `/user/profile/${'x'.repeat(5000)}`,
];

export const statuses: AbuseCase[] = [
  {
    name: 'pages of unknown addresses, projects, members and quests',
    async run(site) {
      const id = await site.prepare(async (db) => (await site.member(db, 'ada')).id);
      const { origin } = await site.start();
      const there = ['/', '/projects', '/admin/members', '/Projects/', `/profile/${id}`, '/user/profile/ADA'];
      await expectStatus(origin, 200, there);
      await expectStatus(origin, 404, missing);
      return `${missing.length} answered 404, ${there.length} that are there 200`;
    },
  },
];
