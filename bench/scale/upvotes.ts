import type pg from 'pg';
import { quantile, type Figure } from '../figures.ts';
import { signIn } from './calls.ts';
import { openLoop, type Caller } from './load.ts';

/** Number of members who upvote each project. */
const FANS = 1000;

/** Number of concurrent callers that measure the capacity. */
const CALLERS = 8;

/** Time limit for the p99 of upvotes, in ms. */
const LIMIT = 50;

/**
 * Measures 1,000 upvotes of one project at half of the server's capacity, and 1,000 of another project in one moment.
 * Checks that the projects' creators get one notification each, which counts all upvotes.
 */
export async function upvotes(caller: Caller, pool: pg.Pool): Promise<Figure[]> {
  const { rows: projects } = await pool.query<{ id: number; creator_id: number }>(
    // Projects upvoted by an earlier run would have its upvotes in the same notification.
    `select id, creator_id from project p where creator_id is not null and not exists (
       select from notification n where n.kind = 'upvotes' and n.project_id = p.id
         and n.created_at > now() - interval '1 hour') order by id desc limit 3`,
  );
  const { rows: fans } = await pool.query<{ id: number }>(
    `select id from app_user u where u.disqualified_at is null and u.role = 'User' and u.id <> all($1::bigint[])
       and not exists (select from project_upvote v where v.user_id = u.id and v.project_id = any($2::bigint[]))
     order by u.id desc limit ${FANS}`,
    [projects.map(({ creator_id: id }) => id), projects.map(({ id }) => id)],
  );
  const ids = fans.map(({ id }) => id);
  const tokens = await signIn(pool, ids);
  const [first, steady, sudden] = projects.map(({ id: projectId }) => ({
    name: 'an upvote',
    bar: 'list' as const,
    path: () => '/upvote',
    token: (n: number) => tokens[n]!,
    body: (n: number) => ({ uid: ids[n], projectId }),
  }));

  const rest = ids.keys();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (const n of rest) await caller.call(first!, n);
    }),
  );
  const most = (1000 * ids.length) / (performance.now() - began);

  const timed = await openLoop(caller, [steady!], most / 2, (2 * ids.length) / most);
  const together = await Promise.all(ids.map((_, n) => caller.call(sudden!, n)));

  const { rows: collected } = await pool.query<{ upvotes: number }>(
    `select upvotes from notification where kind = 'upvotes' and project_id = any($1::bigint[])
       and created_at > now() - interval '1 hour'`,
    [projects.map(({ id }) => id)],
  );
  const isComplete = collected.length === projects.length && collected.every((row) => row.upvotes === ids.length);
  return [
    { name: `${CALLERS} callers upvote one project: calls a second`, value: most, unit: '' },
    {
      name: `${FANS} upvotes of one project at half of that: p99`,
      value: quantile(
        timed.get(steady!)!.map(({ time }) => time),
        0.99,
      ),
      unit: 'ms',
      bar: { atMost: LIMIT },
    },
    { name: `${FANS} upvotes in one moment: the last one`, value: Math.max(...together), unit: 'ms' },
    {
      name: 'projects whose upvotes are not in one notification',
      value: isComplete ? 0 : projects.length,
      unit: '',
      bar: { atMost: 0 },
      details: [`notifications: ${collected.map((row) => row.upvotes).join(', ')} upvotes`],
    },
  ];
}
