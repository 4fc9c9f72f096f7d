import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Paging } from '../http/paging.ts';
import { containing } from '../projects/fold.ts';
import { membersOn } from './boards.ts';

type Schemas = components['schemas'];

/** What of the points is asked for. */
export interface Window {
  /** First and last day that count, as `2026-09-01`. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** A kind of entry, or all. */
  filterType: string;
}

/** Which members, of which points, in which order. */
export interface AdminBoard extends Window, Paging {
  sortBy: 'points' | 'name' | 'completedQuests' | 'createdAt';
  searchTerm?: string | undefined;
  isDegen?: boolean | undefined;
}

const orders: Record<Exclude<AdminBoard['sortBy'], 'points'>, string> = {
  name: 'lower(u.name), u.id',
  completedQuests: 'u.completed_quests desc, u.id desc',
  createdAt: 'u.created_at desc, u.id desc',
};

/** Gives a value of a statement its place, such as `$3`. */
type Parameter = (value: unknown) => string;

/** SQL for the points that a board shows. */
interface Source {
  /** The members with some: `id` and `points`. */
  members: string;
  /** The points of the member `u`. */
  own: string;
  /** How many members have some. */
  total: string;
  /** How many members have how many: `points` and `members`. */
  spread: string;
}

/** Whether something holds for the member with an id, as a query that a small index of those of whom it does can answer. */
const isSo = (id: string, condition: string) => `exists (select from app_user x where x.id = ${id} and ${condition})`;

const isDegen = 'x.is_degen and x.disqualified_at is null';
const isDisqualified = 'x.disqualified_at is not null';

const dayConditions = ({ startDate, endDate }: Window, parameter: Parameter): string[] => [
  ...(startDate ? [`d.day >= ${parameter(startDate)}::date`] : []),
  ...(endDate ? [`d.day <= ${parameter(endDate)}::date`] : []),
];

const kindConditions = ({ filterType }: Window, parameter: Parameter): string[] =>
  filterType === 'all' ? [] : [`d.kind = ${parameter(filterType)}`];

/** Of all time and of everything there are totals; of a kind its sums; of days what was earned on each. */
function sourceOf(window: Window, parameter: Parameter): Source {
  const days = dayConditions(window, parameter);
  const kinds = kindConditions(window, parameter);
  if (days.length === 0 && kinds.length === 0)
    return {
      members: 'select id, total_points as points from app_user where disqualified_at is null and total_points > 0',
      own: 'u.total_points',
      total: membersOn('all'),
      spread: `select points, members from point_histogram where board = 'all'`,
    };
  const where = [...days, ...kinds].join(' and ');
  const sums =
    days.length === 0
      ? `select d.user_id as id, d.points from point_kind d where ${where} and d.points > 0`
      : `select d.user_id as id, sum(d.points)::bigint as points from point_day d where ${where}
         group by 1 having sum(d.points) > 0`;
  return {
    members: `select d.* from (${sums}) d where not ${isSo('d.id', isDisqualified)}`,
    own: `(select sum(d.points)::bigint from ${days.length === 0 ? 'point_kind' : 'point_day'} d
      where d.user_id = u.id and ${where})`,
    total: '(select count(*) from points)',
    spread: 'select points, 1 as members from points',
  };
}

/** A page of members by their points in a window; without one, by their totals. */
export async function listAdminBoard(db: Queryable, filter: AdminBoard) {
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const source = sourceOf(filter, parameter);
  const [page, limit] = [`${parameter(filter.page)}::bigint`, `${parameter(filter.limit)}::bigint`];
  const term = filter.searchTerm && parameter(containing(filter.searchTerm.toLowerCase()));
  const conditions = (id: string) => [
    ...(filter.isDegen === undefined ? [] : [`${filter.isDegen ? '' : 'not '}${isSo(id, isDegen)}`]),
    ...(term ? [isSo(id, `(lower(x.name) || ' ' || lower(x.username)) like ${term}`)] : []),
  ];
  const among = conditions('p.id').join(' and ');
  // In another order than that of the points, those on the way to the end of the page are looked at and no others.
  const list =
    filter.sortBy === 'points'
      ? `select p.id, p.points from points p ${among && `where ${among}`} order by p.points desc, p.id desc`
      : `select u.id, ${source.own} as points from app_user u
         where ${['u.disqualified_at is null', `${source.own} > 0`, ...conditions('u.id')].join(' and ')}
         order by ${orders[filter.sortBy]}`;
  const text = `
    with points as ${source.own === 'u.total_points' ? 'not materialized' : 'materialized'} (${source.members}),
    chosen as materialized (
      select c.*, row_number() over () as place
      from (${list} limit ${limit} offset ${page} * ${limit}) c
    ), above as (
      select points, sum(sum(members)) over (order by points desc) - sum(members) as members
      from (${source.spread}) s where points >= (select min(points) from chosen) group by points
    )
    select json_build_object(
      'users', coalesce((
        select json_agg(json_build_object(
          'rank', 1 + a.members, 'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
          'flag', u.flag, 'points', c.points, 'isDegen', u.is_degen, 'completedQuests', u.completed_quests,
          'createdAt', ${utc('u.created_at')}) order by c.place)
        from chosen c join app_user u on u.id = c.id join above a on a.points = c.points), '[]'),
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select ${among ? `(select count(*) from points p where ${among})` : source.total} as total) t`;
  return (await queryJson<Schemas['AdminLeaderboard']>(db, text, parameters))!;
}

/** What was earned in a window, by whom and by what; without one, from sums that are kept. */
export async function summarise(db: Queryable, window: Window) {
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const days = dayConditions(window, parameter);
  const kinds = kindConditions(window, parameter);
  const sums =
    days.length === 0
      ? `select kind, sum(points)::bigint as points, sum(members)::bigint as members from point_sum d
         where ${kinds[0] ?? 'true'} group by kind`
      : `select coalesce(kind, 'all') as kind, sum(points)::bigint as points, count(distinct user_id) as members
         from (
           select d.user_id, d.kind, sum(d.points) as points from point_day d
           where ${[...days, ...kinds].join(' and ')} group by 1, 2
         ) d where not ${isSo('d.user_id', isDisqualified)}
         group by grouping sets ((kind), ())`;
  const all = days.length === 0 && kinds.length > 0 ? `kind <> 'all'` : `kind = 'all'`;
  const text = `
    with sums as materialized (${sums})
    select json_build_object(
      'members', (select count(*) from app_user)
        - (select count(*) from app_user where disqualified_at is not null),
      'earners', coalesce((select members from sums where ${all}), 0),
      'degens', (select count(*) from app_user where is_degen and disqualified_at is null),
      'points', coalesce((select points from sums where ${all}), 0),
      'kinds', coalesce((
        select json_agg(json_build_object('kind', kind, 'points', points, 'members', members)
          order by points desc, kind) from sums where kind <> 'all' and members > 0), '[]'))::text as json`;
  return (await queryJson<Schemas['LeaderboardSummary']>(db, text, parameters))!;
}
