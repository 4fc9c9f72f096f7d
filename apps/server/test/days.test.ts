import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSubmissions } from '../src/content/queries.sql.ts';
import { listReports } from '../src/reports/queries.sql.ts';
import { createTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => (test = await createTestApp()));
afterAll(() => test.close());

it.each(['UTC', 'Europe/Moscow', 'America/Los_Angeles'])('days are those of UTC on a database in %s', async (zone) => {
  const { id } = await test.member(`reporter_${zone.length}`);
  const { id: author } = await test.member(`author_${zone.length}`);
  const [day, midnight] = ['2026-09-01', new Date('2026-09-01T00:00:00Z')];
  const last = new Date('2026-09-01T23:59:59Z');
  await test.db.transaction().execute(async (trx) => {
    await sql.raw(`set local time zone '${zone}'`).execute(trx);
    for (const created_at of [midnight, last]) {
      const subject_id = created_at.getTime();
      const subject = { subject_kind: 'project', subject_id, author_id: author, title: 'P', excerpt: '' };
      await trx
        .insertInto('report')
        .values({ user_id: id, ...subject, reason: 'spam', created_at })
        .execute();
      await trx.insertInto('submission').values({ user_id: author, type: 'tweet', url: zone, created_at }).execute();
    }
    const counts = async (from: string, to: string) => {
      const range = { page: 0, limit: 50, userId: author, submittedFrom: from, submittedTo: to };
      const submissions = JSON.parse((await listSubmissions(trx, range, last)).text);
      const reports = JSON.parse(
        (await listReports(trx, author, { page: 0, limit: 50, sort: 'oldest', from, to })).text,
      );
      return [submissions.metadata.totalItems, reports.metadata.totalItems];
    };
    expect(await counts(day, day)).toEqual([2, 2]);
    expect(await counts('2026-08-31', '2026-08-31')).toEqual([0, 0]);
    expect(await counts('2026-09-02', '2026-09-02')).toEqual([0, 0]);
    await trx.deleteFrom('report').execute();
  });
});
