import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import { DAY_SHARDS } from '../db/shards.ts';
import { deploymentsJson, talliesOf, tally } from '../db/tally.sql.ts';
import { ofAllKinds } from '../points/boards.sql.ts';
import type { Language } from '../contract/language.ts';
import type { Paging } from '../contract/paging.ts';
import { containing } from '../projects/fold.ts';

type Schemas = components['schemas'];

/**
 * The number of members, and how many of them joined within the last seven days.
 * @plan app_user_by_date, tally_pkey
 */
export const totalUsers = (db: Queryable, now: Date) => total<Schemas['UserTotal']>(db, 'app_user', now);

/**
 * The number of projects, and how many of them were created within the last seven days.
 * @plan project_by_date, tally_pkey
 */
export const totalProjects = (db: Queryable, now: Date) => total<Schemas['ProjectTotal']>(db, 'project', now);

async function total<T>(db: Queryable, table: 'app_user' | 'project', now: Date) {
  const json = await queryJson<T>(
    db,
    `select json_build_object('total', ${tally(table === 'project' ? 'projects' : 'members')}, 'newThisWeek', (
       select count(*) from ${table} where created_at > $1::timestamptz - interval '7 days'))::text as json`,
    [now],
  );
  return json!;
}

/**
 * The number of projects by deployment type, and the total numbers of upvotes and comments.
 * @plan tally_pkey
 */
export const projectStatus = async (db: Queryable) =>
  (await queryJson<Schemas['ProjectStatus']>(
    db,
    `select json_build_object(
       'deployments', ${deploymentsJson},
       'totalUpvotes', ${tally('upvotes')},
       'totalComments', ${tally('comments')})::text as json`,
    [],
  ))!;

/** Maximum number of countries listed. */
const COUNTRIES = 10;

/**
 * Numbers of members: all, by role and state, with points, with a wallet, recently active, and by country.
 * @plan session_by_use, tally_pkey
 */
export const usersData = async (db: Queryable, now: Date) =>
  (await queryJson<Schemas['UsersData']>(
    db,
    `select json_build_object(
       'total', ${tally('members')},
       'admins', ${tally('admins')},
       'degens', ${tally('degens')},
       'disqualified', ${tally('disqualified')},
       'withPoints', ${tally('with points')},
       'withWallet', ${tally('with a wallet')},
       'activeToday', (select count(distinct user_id) from session where last_seen_at > $1::timestamptz - interval '1 day'),
       'activeThisWeek', (
         select count(distinct user_id) from session where last_seen_at > $1::timestamptz - interval '7 days'),
       'countries', (
         select coalesce(json_agg(json_build_object('cca2', f.name, 'total', f.total) order by f.total desc, f.name), '[]')
         from (select * from ${talliesOf('flag')} t order by total desc, name limit ${COUNTRIES}) f))::text as json`,
    [now],
  ))!;

/**
 * New members, new projects and points awarded on each of the last 30 days (UTC), including today.
 * @plan app_user_by_date, point_day_by_shard, point_return_pkey, project_by_date
 */
export const chartData = async (db: Queryable, now: Date) =>
  (await queryJson<Schemas['ChartData']>(
    db,
    `with days as (
       select d::date as day from generate_series(
         ($1::timestamptz at time zone 'UTC')::date - 29, ($1::timestamptz at time zone 'UTC')::date, interval '1 day') d
     ),
     users as (${perDay('app_user')}), projects as (${perDay('project')}),
     counted as materialized (select coalesce(max(day), '-infinity') as day from point_return where kind = 'all'),
     points as (
       select day, sum(points) as total from (
         select day, points from point_return where kind = 'all' and day >= (select min(day) from days)
         union all
         -- The latest days, which are not counted yet.
         select d.* from generate_series(0, ${DAY_SHARDS - 1}) s (shard), lateral (
           select d.day, sum(d.points) as points from point_day d
           where mod(d.user_id, ${DAY_SHARDS}) = s.shard and ${ofAllKinds}
             and d.day > (select day from counted) and d.day >= (select min(day) from days) group by 1) d
       ) p group by 1)
     select json_build_object('days', json_agg(json_build_object(
       'date', d.day, 'users', coalesce(u.total, 0), 'projects', coalesce(p.total, 0),
       'points', coalesce(e.total, 0)) order by d.day))::text as json
     from days d left join users u using (day) left join projects p using (day) left join points e using (day)`,
    [now],
  ))!;

const perDay = (table: string) => `
  select (created_at at time zone 'UTC')::date as day, count(*) as total from ${table}
  where created_at >= $1::timestamptz - interval '31 days' group by 1`;

/** The time span of each chart option, in steps of days or months. */
const spans = {
  week: { step: 'day', steps: 7 },
  month: { step: 'day', steps: 30 },
  year: { step: 'month', steps: 12 },
};

/**
 * New projects in each step (UTC) of the chosen span, ending with the current step.
 * @plan project_by_date
 */
export const grantChartData = async (db: Queryable, time: keyof typeof spans, now: Date) => {
  const { step, steps } = spans[time];
  const json = await queryJson<Schemas['GrantChartData']>(
    db,
    `with steps as (
       select s::date as start, (s + interval '1 ${step}')::date as stop
       from generate_series(
         date_trunc('${step}', $1::timestamptz at time zone 'UTC') - interval '${steps - 1} ${step}',
         date_trunc('${step}', $1::timestamptz at time zone 'UTC'), interval '1 ${step}') s
     )
     select json_build_object('time', $2::text, 'steps', json_agg(
       json_build_object('date', s.start, 'projects', (
         select count(*) from project p
         where p.created_at >= s.start::timestamp at time zone 'UTC' and p.created_at < s.stop::timestamp at time zone 'UTC'
       )) order by s.start))::text as json
     from steps s`,
    [now, time],
  );
  return json!;
};

/** Filter of the audit log. The days are in UTC, and both are inclusive. */
interface AuditFilter {
  id?: number | undefined;
  actorId?: number | undefined;
  operation?: string | undefined;
  searchTerm?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** SQL condition that limits the calls `a` to a range of days. A null leaves that end open. */
const onDays = (
  start: string,
  end: string,
) => `(${start}::date is null or a.created_at >= ${start}::date::timestamp at time zone 'UTC')
         and (${end}::date is null or a.created_at < (${end}::date + 1)::timestamp at time zone 'UTC')`;

const actorOf = `case when a.actor_id is not null then
             json_build_object('id', a.actor_id, 'name', a.actor_name, 'pictureUrl', a.picture_url) end`;

/**
 * A page of admins' calls, latest first.
 * @param language language of the quests' titles
 * @plan admin_action_pkey, app_user_pkey, quest_pkey
 */
export const listAudit = async (
  db: Queryable,
  { id, actorId, operation, searchTerm = '', startDate, endDate }: AuditFilter,
  { page, limit }: Paging,
  language: Language,
) =>
  (await queryJson<Schemas['AuditLog']>(
    db,
    `with found as not materialized (
       select a.*, u.name as actor_name, u.picture_url from admin_action a left join app_user u on u.id = a.actor_id
       where ($1::bigint is null or a.id = $1) and ($2::bigint is null or a.actor_id = $2)
         and ($3::text is null or a.operation = $3)
         and ($4::text is null or lower(concat_ws(' ', u.name, u.username, a.subject ->> 'name')) like $4)
         and ${onDays('$8', '$9')})
     select json_build_object(
       'entries', coalesce((
         select json_agg(json_build_object(
           'id', a.id, 'actor', ${actorOf},
           'operation', a.operation, 'subject', a.subject, 'input', a.input,
           'names', json_strip_nulls(json_build_object('userId', m.name, 'challengeId', q.title ->> $10::text)),
           'before', a.before, 'after', a.after,
           'status', a.status, 'requestId', a.request_id, 'createdAt', ${utc('a.created_at')}) order by a.id desc)
         from (select * from found order by id desc limit $5::bigint offset $6::bigint) a
         left join app_user m on m.id = (a.input ->> 'userId')::bigint
         left join quest q on q.id = (a.input ->> 'challengeId')::bigint), '[]'),
       'metadata', ${metadata('t.total', '$7::bigint', '$5::bigint')})::text as json
     from (select count(*) as total from found) t`,
    [
      id ?? null,
      actorId ?? null,
      operation ?? null,
      searchTerm === '' ? null : containing(searchTerm.toLowerCase()),
      limit,
      page * limit,
      page,
      startDate ?? null,
      endDate ?? null,
      language,
    ],
  ))!;

/**
 * Counts the calls of the 100 busiest admins by admin and operation, the busiest admin first.
 * @plan all of admin_action
 */
export const getAuditFigures = async (db: Queryable, { startDate, endDate }: AuditFilter) =>
  (await queryJson<Schemas['AuditFigures']>(
    db,
    `with counted as (
       select a.actor_id, a.operation, count(*) as total from admin_action a
       where ${onDays('$1', '$2')} group by a.actor_id, a.operation
     ), admins as (
       select c.actor_id, u.name as actor_name, u.picture_url, sum(c.total)::bigint as total,
         json_agg(json_build_object('operation', c.operation, 'total', c.total) order by c.total desc, c.operation)
           as operations
       from counted c left join app_user u on u.id = c.actor_id group by c.actor_id, u.name, u.picture_url
     )
     select json_build_object('admins', coalesce(json_agg(json_build_object('actor', ${actorOf}, 'total', a.total,
       'operations', a.operations) order by a.total desc, a.actor_id), '[]'))::text as json
     from (select * from admins order by total desc, actor_id limit 100) a`,
    [startDate ?? null, endDate ?? null],
  ))!;
