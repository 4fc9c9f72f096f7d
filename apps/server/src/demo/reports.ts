import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { createReport, type NewReport } from '../reports/reports.ts';
import type { DemoUsername } from './content.ts';

/**
 * Finds the subject of a report: a comment by its first words, a project by name, a post by URL, a profile by username.
 */
const find: Record<NewReport['kind'], (trx: Transaction<DB>, name: string) => Promise<{ id: number }>> = {
  comment: (trx, name) =>
    trx.selectFrom('comment').select('id').where('body', 'like', `${name}%`).executeTakeFirstOrThrow(),
  project: (trx, name) => trx.selectFrom('project').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  post: (trx, name) => trx.selectFrom('submission').select('id').where('url', '=', name).executeTakeFirstOrThrow(),
  profile: (trx, name) =>
    trx.selectFrom('app_user').select('id').where('username', '=', name).executeTakeFirstOrThrow(),
};

/** Open reports, oldest first: reporter, kind and name of the subject, reason, and text. */
const reports: [DemoUsername, NewReport['kind'], string, NewReport['reason'], string?][] = [
  ['tomas', 'comment', 'The map of our own protocol', 'spam', 'The same words are under three other projects.'],
  [
    'demo-member',
    'project',
    'Windrose',
    'impersonation',
    'The name belongs to a company that has nothing to do with this.',
  ],
  ['layla', 'post', 'https://www.tiktok.com/@emre/video/7300000000000000002', 'off-topic', 'المقطع إعلان لمنتج آخر.'],
  ['ilya', 'profile', 'finn', 'scam', 'Пишет участникам в Telegram и просит фразу восстановления.'],
  ['kwame', 'comment', 'Would love to see who else', 'off-topic'],
  ['meilin', 'comment', 'Would love to see who else', 'other', '她在好几个项目下都发了同样的内容。'],
];

/** Adds reports that await the admins, a few hours apart. */
export async function insertReports(trx: Transaction<DB>, ids: Map<DemoUsername, number>, from: Date): Promise<void> {
  for (const [index, [by, kind, name, reason, text]] of reports.entries()) {
    const { id } = await find[kind](trx, name);
    const report = { userId: ids.get(by)!, kind, id, reason, text };
    await createReport(trx, report, new Date(from.getTime() + index * 7 * 60 * 60 * 1000));
  }
}
