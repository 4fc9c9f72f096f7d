import { expect, it, onTestFinished } from 'vitest';
import { openUnlimited } from '../src/db/database.ts';
import { poolOf } from '../src/db/postgres.ts';
import { seedDemo } from '../src/demo/seed.ts';
import type { FileStore } from '../src/outside/files/fileStore.ts';
import { checkBooks } from '../src/points/books.ts';
import { useTestApp } from './harness.ts';

/**
 * Blocks the first write of each file until a second caller writes the same file. By then, both callers have checked
 * the database.
 */
function meet(files: FileStore): FileStore {
  const waiting = new Map<string, () => void>();
  const met = (key: string) =>
    new Promise<void>((resolve) => {
      const other = waiting.get(key);
      if (!other) return waiting.set(key, resolve);
      other();
      resolve();
    });
  return { ...files, put: (place, key, bytes) => met(key).then(() => files.put(place, key, bytes)) };
}

it('seeds the demo once when two processes start at the same time', async () => {
  const test = await useTestApp();
  const databaseUrl = poolOf(test.db)?.options.connectionString;
  const { db, close } = databaseUrl ? await openUnlimited({ ...test.config, databaseUrl }) : test;
  if (databaseUrl) onTestFinished(() => close());
  const context = { ...test, db, files: meet(test.files) };
  await Promise.all([seedDemo(context), seedDemo(context)]);
  const count = async (table: 'project' | 'quiz' | 'submission' | 'report') => {
    const { count } = test.db.fn;
    const row = await test.db.selectFrom(table).select(count<string>('id').as('rows')).executeTakeFirstOrThrow();
    return Number(row.rows);
  };
  const once = { project: 60, quiz: 1, submission: 60, report: 6 };
  for (const [table, rows] of Object.entries(once)) expect(await count(table as 'project'), table).toBe(rows);
  expect((await checkBooks(test.db)).faults).toEqual([]);

  await seedDemo({ ...test, db });
  expect(await count('project')).toBe(once.project);
}, 120_000);

/** Reads the demo's rows without their random parts, such as referral codes. */
async function visible({ db }: Awaited<ReturnType<typeof useTestApp>>) {
  const members = db
    .selectFrom('app_user')
    .select(['id', 'username', 'name', 'flag', 'picture_key', 'total_points', 'week_points', 'month_points'])
    .select(['quest_points', 'quiz_points', 'completed_quests', 'referred_by', 'created_at']);
  const comments = db
    .selectFrom('comment')
    .select(['id', 'project_id', 'user_id', 'parent_id', 'body', 'language', 'created_at']);
  return {
    members: await members.orderBy('id').execute(),
    projects: await db.selectFrom('project').selectAll().orderBy('id').execute(),
    comments: await comments.orderBy('id').execute(),
    submissions: await db.selectFrom('submission').selectAll().orderBy('id').execute(),
    appeals: await db.selectFrom('appeal').select(['body', 'status', 'created_at']).orderBy('id').execute(),
    days: await db.selectFrom('point_day').selectAll().orderBy('user_id').orderBy('day').orderBy('kind').execute(),
  };
}

it('seeds a lively demo in five languages, the same each time', async () => {
  const [test, other] = [await useTestApp(), await useTestApp()];
  await seedDemo(test);
  await seedDemo(other);
  const demo = await visible(test);
  expect(await visible(other)).toEqual(demo);

  expect(demo.members).toHaveLength(240);
  expect(new Set(demo.members.map(({ flag }) => flag)).size).toBeGreaterThan(40);
  expect(demo.members.filter(({ picture_key }) => picture_key === null)).toHaveLength(2);
  expect(demo.projects).toHaveLength(60);
  expect(demo.projects.filter(({ logo, image_1 }) => !logo || !image_1)).toEqual([]);
  const named = [
    ...demo.members.map((row) => row.picture_key),
    ...demo.projects.flatMap((row) => [row.logo, row.image_1]),
  ];
  for (const key of [...named, ...demo.submissions.map(({ image }) => image)])
    if (key) expect(await test.files.get('media', key), key).toBeDefined();
  expect(new Set(demo.days.map(({ day }) => String(day))).size).toBeGreaterThanOrEqual(90);

  const waiting = demo.submissions.filter(({ status }) => status === 'In Review');
  expect(waiting).toHaveLength(25);
  expect(demo.appeals.filter(({ status }) => status === 'open')).toHaveLength(6);
  const previews = await test.db.selectFrom('post_preview').select('state').where('state', '=', 'ready').execute();
  expect(previews.length).toBeGreaterThanOrEqual(40);
  const reported = await test.db.selectFrom('report').select(['subject_kind', 'subject_id']).distinct().execute();
  expect(reported).toHaveLength(5);
  const unread = await test.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select('u.username')
    .distinct()
    .where('is_unread', '=', true)
    .where('u.username', 'in', ['demo-member', 'demo-admin'])
    .execute();
  expect(unread).toHaveLength(2);

  const walletOwners = await test.db
    .selectFrom('quest_progress as p')
    .innerJoin('quest as q', 'q.id', 'p.quest_id')
    .leftJoin('wallet_of_member as w', 'w.user_id', 'p.user_id')
    .select('w.address')
    .where('q.kind', '=', 'wallet')
    .where('p.state', '=', 'completed')
    .execute();
  expect(walletOwners.length).toBeGreaterThan(50);
  expect(walletOwners.filter(({ address }) => !address)).toEqual([]);

  const { comments, projects } = demo;
  expect(comments.length).toBeGreaterThanOrEqual(400);
  for (const language of ['en', 'ru', 'zh', 'es', 'tr'])
    expect(comments.filter((comment) => comment.language === language).length, language).toBeGreaterThan(50);
  const texts = comments.map(({ project_id, body }) => `${project_id}: ${body}`);
  expect(new Set(texts).size).toBe(texts.length);
  expect(projects.filter(({ total_comments }) => total_comments === 0)).toEqual([]);

  // No comment predates its author, project or parent, or is in the future.
  const early = await test.db
    .selectFrom('comment as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .innerJoin('project as p', 'p.id', 'c.project_id')
    .leftJoin('comment as parent', 'parent.id', 'c.parent_id')
    .select('c.body')
    .where((eb) =>
      eb.or([
        eb('c.created_at', '<', eb.ref('u.created_at')),
        eb('c.created_at', '<', eb.ref('p.created_at')),
        eb('c.created_at', '<', eb.ref('parent.created_at')),
        eb('c.created_at', '>', test.clock()),
      ]),
    )
    .execute();
  expect(early).toEqual([]);
  const entries = await test.db
    .selectFrom('point_entry as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select('e.entry_key')
    .where((eb) => eb.or([eb('e.created_at', '<', eb.ref('u.created_at')), eb('e.created_at', '>', test.clock())]))
    .where('u.id', '>', 12)
    .execute();
  expect(entries).toEqual([]);
}, 120_000);
