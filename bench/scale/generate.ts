import { migrate } from '../../apps/server/src/db/migrate.ts';
import { kyselyOn, openPool } from '../../apps/server/src/db/postgres.ts';
import { HISTOGRAM_SHARDS, SUM_SHARDS } from '../../apps/server/src/db/shards.ts';
import { STEPS } from '../../apps/server/src/points/boards.ts';
import { isOnKindBoard } from '../../apps/server/src/points/boards.sql.ts';

/** Number of rows of each kind. */
export interface Size {
  members: number;
  entries: number;
  projects: number;
  /** Comments on one project. */
  thread: number;
}

/** Returns the size of a site with `share` of a million members. */
export const sizeOf = (share: number): Size => ({
  members: Math.round(1_000_000 * share),
  entries: Math.round(10_000_000 * share),
  projects: Math.round(100_000 * share),
  thread: Math.max(1, Math.round(10_000 * share)),
});

/** Migrates the empty database at `url` and fills it. */
export async function generate(url: string, size: Size): Promise<void> {
  const pool = await openPool(url, { max: 1, isLimited: false });
  const db = kyselyOn<object>(pool);
  try {
    await migrate(db);
    const began = performance.now();
    await fill(
      (text) => pool.query(text),
      size,
      (done, all) => console.log(`  ${done} of ${all} steps, ${Math.round((performance.now() - began) / 1000)} s`),
    );
  } finally {
    await db.destroy();
  }
}

/**
 * Fills a migrated database with the same rows each time, apart from times relative to now.
 * @param query runs a statement, always on the same connection
 */
export async function fill(
  query: (text: string) => Promise<{ rows: unknown[] }>,
  size: Size,
  tell: (done: number, all: number) => void = () => {},
): Promise<void> {
  // Disables foreign-key checks, because the rows are valid by construction. Drops indexes, because rebuilding them is
  // faster than updating them.
  await query(`set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB';
      set synchronous_commit = off; set timezone = 'UTC'; select setseed(0.42)`);
  const { rows } = await query(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relnamespace = 'public'::regnamespace and not exists (
         select from pg_constraint where conindid = i.indexrelid)`,
  );
  const indexes = rows as { name: string; definition: string }[];
  for (const { name } of indexes) await query(`drop index ${name}`);
  const steps = [...statements(size), ...indexes.map(({ definition }) => definition)];
  for (const [step, statement] of steps.entries()) {
    await query(statement);
    tell(step + 1, steps.length);
  }
  await query('vacuum analyze');
}

/** Number of words in project texts; the first ones are common, the last ones rare. */
const VOCABULARY = 980;
const word = `(array['wallet','game','defi','data','pay','nft','network','ai'] || (
  select array_agg(a || b || c) from unnest(array['ba','ke','lo','mi','nu','ra','se','ti','vo','zu','pi','ga','do','fe','hu']) a,
    unnest(array['lan','mer','nos','pix','rut','sol','tem','vik','wad','yor','zen','bex','cal']) b,
    unnest(array['', 'a', 'io', 'ex', 'um']) c)
)[1 + floor(${VOCABULARY} * power(random(), 3))::integer]`;

const sequenceAfter = (table: string) =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`;

const statements = ({ members, entries, projects, thread }: Size): string[] => [
  // Squaring the random number gives a few members many entries, and most members few. Ids are scattered, so that busy
  // members are not neighbors.
  `insert into point_entry (user_id, entry_key, kind, delta, reason, quest_id, created_at)
   select user_id, kind || ':' || n, kind,
     case kind when 'gm' then 50 when 'quiz' then 10 when 'streak' then 10 * (1 + n % 7) when 'referral' then 100
       when 'quest' then 10 * (1 + n % 50) else 1 + n % 300 end,
     kind, case when kind = 'quest' then 1 + n % 50 end,
     now() - interval '365 days' * power(random(), 1.3) - interval '1 second'
   from (
     select n, 1 + (floor(${members} * power(random(), 2))::bigint * 611953) % ${members} as user_id,
       (array['gm','gm','gm','gm','quiz','quiz','quiz','streak','quest','quest','submission','referral','adjustment'])[
         1 + floor(13 * random())::integer] as kind
     from generate_series(1, ${entries}) n offset 0) e
   order by user_id`,

  `insert into point_day (user_id, day, kind, points, in_week, in_month)
   select user_id, day, kind, points, day > current_date - 7, day > current_date - 30
   from (select user_id, created_at::date as day, kind, sum(delta) as points from point_entry group by 1, 2, 3) d
   order by user_id, day, kind`,

  `insert into point_return (kind, day, previous, members, points)
   select kind, day, coalesce(previous, '-infinity'), count(*), sum(points) from (
     select kind, day, lag(day) over (partition by user_id, kind order by day) as previous, points from point_day
     union all
     select 'all', day, lag(day) over (partition by user_id order by day), points
     from (select user_id, day, sum(points) as points from point_day group by 1, 2) d
   ) r where day < current_date group by 1, 2, 3`,

  `create temporary table sums as
   select user_id, sum(points) as points, sum(points) filter (where in_week) as week,
     sum(points) filter (where in_month) as month, sum(points) filter (where kind = 'quest') as quest,
     sum(points) filter (where kind in ('quiz', 'streak')) as quiz
   from point_day group by user_id`,

  `insert into app_user (id, name, username, role, flag, is_degen, created_at, referred_by, disqualified_at,
     total_points, week_points, month_points, quest_points, quiz_points)
   overriding system value
   select n, (array['Ann','Bo','Cy','Di','Ed','Flo','Gus','Hana','Ivo','Jun'])[1 + n % 10] || ' ' ||
       (array['Adler','Berg','Costa','Demir','Esposito','Fischer','Garcia','Horvat','Ivanov','Jansen','Kaya'])[1 + n % 11],
     'member' || n, case when n % 10000 = 7 then 'Admin' else 'User' end,
     case when n % 3 > 0 then (array['TR','DE','ES','CN','US','BR','IN','NG'])[1 + n % 8] end, n % 20 = 3,
     now() - interval '2 years' * random(), case when n % 5 = 1 and n > 1 then 1 + n * 7 % (n - 1) end,
     case when n % 200 = 11 then now() end, coalesce(s.points, 0), coalesce(s.week, 0), coalesce(s.month, 0),
     coalesce(s.quest, 0), coalesce(s.quiz, 0)
   from generate_series(1, ${members}) n left join sums s on s.user_id = n order by n`,

  `insert into username (username_key, user_id) select username, id from app_user`,
  `insert into referral_code (code, user_id) select 'code' || id, id from app_user`,
  `insert into gm_claim (user_id, claimed_at) select id, now() - interval '3 days' * random() from app_user where id % 2 = 0`,
  `insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
   select md5(id::text), id, now() - interval '20 days', now() - interval '20 days' * random(), now() + interval '9 days'
   from app_user where id % 2 = 1`,

  `insert into point_histogram (board, step, shard, points, members)
   select b.board, g.step, mod(u.id, ${HISTOGRAM_SHARDS}), b.points / g.step * g.step, count(*)
   from app_user u, lateral (values
     ('all', u.total_points), ('week', u.week_points), ('month', u.month_points),
     ('quests', u.quest_points), ('quiz', u.quiz_points)) b (board, points), unnest(array[${STEPS.join(', ')}]) g (step)
   where u.disqualified_at is null and b.points > 0 group by 1, 2, 3, 4`,
  `insert into point_kind (user_id, kind, points)
   select user_id, kind, sum(points) from point_day group by 1, 2 order by 1, 2`,
  `insert into point_histogram (board, step, shard, points, members)
   select 'kind ' || k.kind, g.step, mod(k.user_id, ${HISTOGRAM_SHARDS}), k.points / g.step * g.step, count(*)
   from point_kind k join app_user u on u.id = k.user_id, unnest(array[${STEPS.join(', ')}]) g (step)
   where u.disqualified_at is null and k.points > 0 and ${isOnKindBoard} group by 1, 2, 3, 4`,
  `insert into point_sum (kind, shard, points, members)
   select coalesce(k.kind, 'all'), mod(k.user_id, ${SUM_SHARDS}), sum(k.points), count(distinct k.user_id)
   from point_kind k join app_user u on u.id = k.user_id where u.disqualified_at is null
   group by grouping sets ((k.kind, mod(k.user_id, ${SUM_SHARDS})), (mod(k.user_id, ${SUM_SHARDS})))`,

  `insert into quest (id, kind, title, points, position, created_at, updated_at) overriding system value
   select n, (array['x_follow','discord','telegram','wallet','email','visit','manual'])[1 + n % 7],
     json_build_object('en', 'Quest ' || n, 'ru', 'Quest ' || n, 'zh', 'Quest ' || n, 'es', 'Quest ' || n, 'tr', 'Quest ' || n),
     10 * n, n, now(), now()
   from generate_series(1, 50) n`,
  `insert into quest_progress (user_id, quest_id, state, requested_at, completed_at)
   select user_id, quest_id, case when (user_id + quest_id) % 100 = 0 then 'in_review' else 'completed' end,
     min(created_at), min(created_at)
   from point_entry where quest_id is not null group by 1, 2 order by 1, 2`,
  `update app_user u set completed_quests = p.completed
   from (select user_id, count(*) as completed from quest_progress where state = 'completed' group by 1) p
   where p.user_id = u.id`,

  `insert into project (id, name, name_key, bio, description, deployment, categories, creator_id,
     total_comments, created_at, updated_at)
   overriding system value
   select n, name, lower(name), bio, bio, (array['EXTERNAL_VM','BITCOIN_DAPP','ETH_DAPP','SOFTWARE_BASED_APP', null])[1 + n % 5],
     array[category], 1 + n * 31 % ${members},
     case when n = 1 then ${thread} when n % 2 = 0 then 4 else 0 end, created_at, created_at
   from (
     select n, ${word} || ' ' || ${word} || ' ' || n as name,
       concat_ws(' ', ${Array.from({ length: 14 }, () => word).join(', ')}) as bio,
       (array['defi','nft','games','tools','social','data'])[1 + n % 6] as category,
       now() - interval '2 years' * random() as created_at
     from generate_series(1, ${projects}) n offset 0) p`,
  `insert into project_search (project_id, search_text)
   select id, lower(name || ' ' || bio || ' ' || array_to_string(categories, ' ')) from project`,

  // Active members also upvote a lot.
  `insert into project_upvote (user_id, project_id, created_at)
   select 1 + (floor(${members} * power(random(), 3))::bigint * 611953) % ${members},
     1 + floor(${projects} * power(random(), 2))::bigint, now() - interval '1 year' * random()
   from generate_series(1, ${2 * members}) on conflict do nothing`,
  `update project p set total_upvotes = v.total
   from (select project_id, count(*) as total from project_upvote group by 1) v where v.project_id = p.id`,

  // One project has a long discussion, two thirds of it replies; every second project has four comments.
  `insert into comment (id, project_id, user_id, parent_id, body, created_at) overriding system value
   select n, 1, 1 + n * 17 % ${members}, case when n % 3 > 0 then n - n % 3 end, 'What I think of it, number ' || n,
     now() - interval '1 second' * (${thread} - n)
   from generate_series(9, ${thread} + 8) n`,
  `update comment c set total_replies = r.total
   from (select parent_id, count(*) as total from comment where parent_id is not null group by 1) r
   where r.parent_id = c.id`,
  sequenceAfter('comment'),
  `insert into comment (project_id, user_id, body, created_at)
   select p, 1 + (p * 13 + n * 7919) % ${members}, 'Good work on this one, and no other.', now() - interval '1 year' * random()
   from generate_series(2, ${projects}, 2) p, generate_series(1, 4) n`,

  `update project p set total_threads = t.total
   from (select project_id, count(*) as total from comment where parent_id is null group by 1) t where t.project_id = p.id`,

  `insert into submission (user_id, type, platform, content_id, url, status, points, decided_at, created_at)
   select 1 + n * 37 % ${members}, (array['tweet','tiktok','youtube','embed'])[1 + n % 4],
     (array['x','tiktok','youtube','x'])[1 + n % 4], n::text, 'https://x.com/a/status/' || n,
     case when n % 100 = 0 then 'In Review' when n % 3 = 0 then 'Rejected' else 'Accepted' end,
     case when n % 3 > 0 then 20 end, case when n % 100 > 0 then now() - interval '1 year' * random() end,
     now() - interval '1 year' * random()
   from generate_series(1, ${Math.round(members / 4)}) n`,
  `insert into post_preview (submission_id, state, author_name, author_url, title, next_check_at)
   select id, 'ready', 'Author ' || id, 'https://x.com/a' || id, 'A post about blocks, fees and wallets',
     now() + interval '7 days' * random() from submission`,
  // Notifications of the last month are unread, and active members have most of them.
  `insert into notification (user_id, notification_key, kind, actor_id, project_id, comment_id, is_unread, created_at)
   select 1 + (floor(${members} * power(random(), 2))::bigint * 611953) % ${members}, 'comment:' || n, 'comment',
     1 + n * 17 % ${members}, 1 + n % ${projects}, n, ago < 0.3, now() - interval '90 days' * ago
   from (select n, random() as ago from generate_series(1, ${20 * members}) n offset 0) e`,
  `insert into wallet_of_member (user_id, address) select id, md5(id::text) from app_user where id % 4 = 0`,
  `insert into tally (name, shard, total) select name, shard, total from tally_counted`,
  ...['app_user', 'quest', 'project'].map(sequenceAfter),
];
