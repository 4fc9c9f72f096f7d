import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { alongside } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import { boardKinds, countMoves, sumMoves, type PointKind } from './boards.ts';

/** A movement of a member's points. */
export interface PointEntry {
  userId: number;
  /** Names what was earned, once for each member: a second entry of the same key pays nothing. */
  key: string;
  kind: PointKind;
  delta: number;
  /** What for, in English. */
  reason: string;
  /** The quest that paid, whose title then stands for the reason. */
  questId?: number;
  /** The admin who made it; null where it was earned. */
  actorId?: number | null;
  /** Takes an earlier entry back, from disqualified members too. */
  reverses?: boolean;
}

/**
 * Takes a member's row until the transaction ends, so that their points stand still.
 * @throws Problem `user-not-found`
 */
export async function lockMember(trx: Transaction<DB>, userId: number) {
  const member = await trx
    .selectFrom('app_user')
    .select(['total_points', 'disqualified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new Problem('user-not-found');
  return member;
}

/**
 * {@link lockMember} for one who is about to earn.
 * @param refusal the code where an admin awards the points, because `disqualified` speaks to the caller
 * @throws Problem `disqualified` or `member-disqualified`
 */
export async function lockEarner(
  trx: Transaction<DB>,
  userId: number,
  refusal: 'disqualified' | 'member-disqualified' = 'disqualified',
): Promise<void> {
  const { disqualified_at } = await lockMember(trx, userId);
  if (disqualified_at) throw new Problem(refusal);
}

/**
 * Appends an entry, and moves the member's totals with it.
 * @returns whether it was new
 */
export const appendPointEntry = async (trx: Transaction<DB>, entry: PointEntry, now: Date): Promise<boolean> =>
  (await appendPointEntries(trx, [entry], now)) === 1;

/**
 * Appends entries, and moves totals, days and histogram with them: the only way in which points change. An entry that
 * is there already, or by which a disqualified member would earn, is left out. Those that an admin's call makes hold its id.
 * @returns how many were new
 */
export async function appendPointEntries(trx: Transaction<DB>, entries: PointEntry[], now: Date): Promise<number> {
  const userIds = [...new Set(entries.map(({ userId }) => userId))];
  // First, and in order: from here on nobody else moves the points of these members.
  await sql`select id from app_user where id = any(${userIds}) order by id for no key update`.execute(trx);
  const { rows } = await trx.executeQuery<{ added: number }>(
    CompiledQuery.raw(append, [JSON.stringify(entries), now.toISOString(), alongside.getStore()?.actionId ?? null]),
  );
  return rows[0]!.added;
}

const list = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');

const append = `
  with added as (
    insert into point_entry (user_id, entry_key, kind, delta, reason, quest_id, actor_id, action_id, created_at)
    select e."userId", e.key, e.kind, e.delta, e.reason, e."questId", e."actorId", $3::bigint, $2::timestamptz
    from jsonb_to_recordset($1::jsonb) e (
      "userId" bigint, key text, kind text, delta bigint, reason text, "questId" bigint, "actorId" bigint,
      reverses boolean)
    join app_user u on u.id = e."userId"
    where u.disqualified_at is null or e.reverses or e.kind in ('adjustment', 'disqualification')
    on conflict do nothing
    returning user_id, kind, delta
  ), days as (
    insert into point_day (user_id, day, kind, points)
    select user_id, ($2::timestamptz at time zone 'UTC')::date, kind, sum(delta) from added
    group by user_id, kind order by user_id, kind
    on conflict (user_id, day, kind) do update set points = point_day.points + excluded.points
    returning user_id, kind, in_week, in_month
  ), kinds as (
    select user_id, kind, sum(delta)::bigint as points from added group by user_id, kind
  ), by_kind as (
    insert into point_kind (user_id, kind, points) select user_id, kind, points from kinds order by user_id, kind
    on conflict (user_id, kind) do update set points = point_kind.points + excluded.points
  ), summed as (${sumMoves(
    // Nobody else adds a first row meanwhile: the member is taken. What is added above is not seen here.
    `select user_id, kind, points,
       case when exists (select from point_kind k where k.user_id = n.user_id and k.kind = n.kind) then 0 else 1 end
         as members
     from kinds n
     union all select user_id, 'all', sum(points),
       case when exists (select from point_kind k where k.user_id = n.user_id) then 0 else 1 end
     from kinds n where kind <> 'disqualification' group by user_id`,
  )}
  ), moves as (
    select a.user_id, sum(a.delta)::bigint as total,
      coalesce(sum(a.delta) filter (where d.in_week), 0)::bigint as week,
      coalesce(sum(a.delta) filter (where d.in_month), 0)::bigint as month,
      coalesce(sum(a.delta) filter (where a.kind in (${list(boardKinds.quests)})), 0)::bigint as quests,
      coalesce(sum(a.delta) filter (where a.kind in (${list(boardKinds.quiz)})), 0)::bigint as quiz
    from added a join days d on d.user_id = a.user_id and d.kind = a.kind
    group by a.user_id
  ), moved as (
    update app_user u set
      total_points = u.total_points + m.total, week_points = u.week_points + m.week,
      month_points = u.month_points + m.month, quest_points = u.quest_points + m.quests,
      quiz_points = u.quiz_points + m.quiz
    from moves m where u.id = m.user_id
    returning u.id, u.disqualified_at, u.total_points, u.week_points, u.month_points, u.quest_points, u.quiz_points,
      m.total, m.week, m.month, m.quests, m.quiz
  ), counted as (${countMoves('moved', {
    all: ['m.total_points', 'm.total_points - m.total'],
    week: ['m.week_points', 'm.week_points - m.week'],
    month: ['m.month_points', 'm.month_points - m.month'],
    quests: ['m.quest_points', 'm.quest_points - m.quests'],
    quiz: ['m.quiz_points', 'm.quiz_points - m.quiz'],
  })})
  select count(*) as added from added`;
