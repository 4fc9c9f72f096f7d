import type pg from 'pg';
import { randomToken, sha256 } from '../../apps/server/src/auth/secrets.ts';

/** Name of a call's time limit. The limits are the `bars` in `bench/scale.ts`; `list` has none. */
export type Bar = 'board' | 'window' | 'search' | 'list';

/** A call whose time and plan are measured. */
export interface Call {
  name: string;
  bar: Bar;
  /** Path of the nth call, without the `/backend` prefix. The calls vary like those of real users. */
  path: (n: number) => string;
  /** Bearer token of the nth call. */
  token?: (n: number) => string;
  /** Body of the nth call, which is then a POST request. */
  body?: (n: number) => object;
}

const members = 50;

/** Creates a session for each member. Resolves to their tokens, in the same order. */
export async function signIn(pool: pg.Pool, ids: readonly number[]): Promise<string[]> {
  const tokens = ids.map(() => randomToken());
  await pool.query(
    `insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
     select s.hash, s.id, now(), now(), now() + interval '1 day' from unnest($1::text[], $2::bigint[]) s (hash, id)`,
    [tokens.map(sha256), ids],
  );
  return tokens;
}

/** Signs members and an admin in, and defines the calls to measure. */
export async function makeCalls(pool: pg.Pool): Promise<Call[]> {
  const { rows: chosen } = await pool.query<{ id: number }>(
    `(select id from app_user where disqualified_at is null and total_points > 0 order by md5(id::text) limit ${members})
     union all (select user_id from point_entry group by user_id order by count(*) desc limit 1)
     union all (select id from app_user where role = 'Admin' order by id limit 1)`,
  );
  const tokens = await signIn(
    pool,
    chosen.map(({ id }) => id),
  );
  const { rows: words } = await pool.query<{ word: string }>(
    `select word from (select distinct split_part(name_key, ' ', 1) as word from project) w order by md5(word)`,
  );
  const { rows: projects } = await pool.query<{ id: number }>('select id from project order by id limit 500');
  const busiest = chosen[members]!.id;
  const someone = (n: number) => tokens[n % members]!;
  const theBusiest = () => tokens[members]!;
  const admin = () => tokens[members + 1]!;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const between = (from: number, to: number) => `startDate=${day(from)}&endDate=${day(to)}`;
  const boards = ['all', 'week', 'month', 'quests', 'quiz'];
  const v2 = '/api/admin/leaderboard/top10/v2?limit=10';
  const summary = '/api/admin/leaderboard/summary/v2?';

  return [
    ...boards.flatMap((board): Call[] => [
      {
        name: `board ${board}, a page`,
        bar: 'board',
        path: (n) => `/api/user/leaderboard/topusers?limit=20&page=${n % 50}&board=${board}`,
      },
      {
        name: `board ${board}, own rank`,
        bar: 'board',
        path: () => `/api/user/leaderboard/me?board=${board}`,
        token: someone,
      },
    ]),
    { name: 'inbox', bar: 'board', path: () => '/api/user/notifications', token: someone },
    { name: 'inbox of the busiest', bar: 'board', path: () => '/api/user/notifications', token: theBusiest },
    { name: 'unread notifications', bar: 'board', path: () => '/api/user/notifications/count', token: someone },
    { name: 'board all, the first eleven', bar: 'board', path: () => '/api/user/leaderboard/top11' },
    {
      name: 'board all, 10,000 members down',
      bar: 'board',
      path: () => '/api/user/leaderboard/topusers?limit=20&page=499',
    },
    { name: 'admin, first ten', bar: 'board', path: () => '/api/admin/leaderboard/top10', token: admin },
    {
      name: 'admin, a page of all',
      bar: 'board',
      path: (n) => `/api/admin/leaderboard/topusers/v2?limit=20&page=${n % 50}`,
      token: admin,
    },
    ...['name', 'completedQuests', 'createdAt'].map((sortBy): Call => ({
      name: `admin, by ${sortBy}`,
      bar: 'board',
      path: (n) => `${v2}&page=${n % 20}&sortBy=${sortBy}`,
      token: admin,
    })),
    { name: 'admin, degens', bar: 'board', path: (n) => `${v2}&page=${n % 20}&is_degen=true`, token: admin },
    { name: 'admin, no degens', bar: 'board', path: (n) => `${v2}&page=${n % 20}&is_degen=false`, token: admin },
    {
      name: 'admin, one username',
      bar: 'board',
      path: (n) => `${v2}&searchTerm=member${10_000 + (n % 50) * 97}`,
      token: admin,
    },
    { name: 'admin, a common name', bar: 'window', path: () => `${v2}&searchTerm=garcia`, token: admin },
    { name: 'admin, quests alone', bar: 'window', path: (n) => `${v2}&page=${n % 20}&filterType=quest`, token: admin },
    { name: 'admin, gm alone', bar: 'window', path: (n) => `${v2}&page=${n % 20}&filterType=gm`, token: admin },
    { name: 'window, 1 day', bar: 'window', path: (n) => `${v2}&${between(n + 1, n + 1)}`, token: admin },
    { name: 'window, 14 days', bar: 'window', path: (n) => `${v2}&${between(n + 24, n + 11)}`, token: admin },
    { name: 'window, 90 days', bar: 'window', path: (n) => `${v2}&${between(n + 99, n + 10)}`, token: admin },
    { name: 'window, 180 days', bar: 'window', path: (n) => `${v2}&${between(n + 189, n + 10)}`, token: admin },
    { name: 'window, 300 days', bar: 'window', path: (n) => `${v2}&${between(n + 309, n + 10)}`, token: admin },
    {
      name: 'window, 180 days by name',
      bar: 'window',
      path: (n) => `${v2}&${between(n + 189, n + 10)}&sortBy=name`,
      token: admin,
    },
    {
      name: 'window, 30 days of quests by name',
      bar: 'window',
      path: (n) => `${v2}&${between(n + 40, n + 11)}&filterType=quest&sortBy=name`,
      token: admin,
    },
    { name: 'summary, all', bar: 'window', path: () => '/api/admin/leaderboard/summary', token: admin },
    { name: 'summary, 30 days', bar: 'window', path: (n) => `${summary}${between(n + 40, n + 11)}`, token: admin },
    { name: 'summary, 300 days', bar: 'window', path: (n) => `${summary}${between(n + 309, n + 10)}`, token: admin },
    ...[
      ['nothing', ''],
      ['a common word', 'wallet'],
      ['a middling word', 'kesol'],
      ['the end of a few words', 'zenum'],
      ['a rare word', 'huzenex'],
      ['two words', 'wallet dolan'],
      ['two letters', 'ai'],
      ['one letter', 'q'],
      ['a word nobody wrote', 'xylophone'],
    ].flatMap(([what, term]) =>
      ['date', 'relevance'].map((sort): Call => ({
        name: `projects, ${what}, by ${sort}`,
        bar: 'search',
        path: (n) => `/projects?search=${encodeURIComponent(term!)}&sort=${sort}&page=${n % 3}&limit=5`,
      })),
    ),
    // Uses uncached words, because cached counts would hide the wait of a word's first search.
    ...['date', 'relevance'].map((sort, half): Call => ({
      name: `projects, each time another word, by ${sort}`,
      bar: 'search',
      path: (n) => `/projects?search=${words[(2 * n + half) % words.length]!.word}&sort=${sort}&limit=5`,
    })),
    {
      name: 'projects of a deployment',
      bar: 'search',
      path: (n) => `/projects?projectDeployment=ETH_DAPP&page=${n % 50}`,
    },
    { name: 'a project', bar: 'list', path: (n) => `/projects/${projects[n % projects.length]!.id}` },
    { name: 'a page of 10,000 comments', bar: 'list', path: () => '/project/1/comments' },
    {
      name: 'own activity, the busiest',
      bar: 'list',
      path: (n) => `/api/user/activity?page=${n % 50}`,
      token: theBusiest,
    },
    { name: 'own activity', bar: 'list', path: () => '/api/user/activity', token: someone },
    { name: 'own points, the busiest', bar: 'list', path: (n) => `/api/user/points?page=${n % 50}`, token: theBusiest },
    { name: 'quests', bar: 'list', path: () => '/api/quests', token: someone },
    {
      name: 'invitations of the busiest',
      bar: 'list',
      path: () => `/api/user-invitations/${busiest}`,
      token: theBusiest,
    },
    {
      name: 'upvoted ids of the busiest',
      bar: 'list',
      path: (n) => `/projects/${busiest}/upvotes?page=${n % 20}`,
    },
    { name: 'upvoted projects of the busiest', bar: 'list', path: () => `/user-upvotes/${busiest}` },
    { name: 'created projects', bar: 'list', path: () => `/user-created-project/${busiest}` },
    { name: 'own submissions', bar: 'list', path: () => '/api/user/mySubmissions', token: someone },
    { name: 'posts', bar: 'list', path: (n) => `/api/tiktokEmbedCodes?page=${n % 20}` },
    {
      name: 'submissions in review',
      bar: 'list',
      path: () => '/api/admin/contentSubmissions?status=In%20Review',
      token: admin,
    },
    { name: 'unresolved quests', bar: 'list', path: () => '/api/admin/quests/unresolved', token: admin },
    ...[
      'total-users',
      'total-grants',
      'project-status',
      'stats/users-data',
      'chart-data',
      'admin/grant-chart-data/year',
    ].map((statistics): Call => ({
      name: `statistics, ${statistics}`,
      bar: 'window',
      path: () => `/${statistics}`,
      token: admin,
    })),
    {
      name: 'users found by name',
      bar: 'list',
      path: (n) => `/api/search/users/member${10_000 + (n % 50) * 97}/10`,
      token: admin,
    },
    { name: 'a user by name', bar: 'list', path: (n) => `/api/users/by-name/member${1 + n}` },
  ];
}
