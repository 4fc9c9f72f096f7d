import type { components } from '@pwr-community/api/schema';
import type { Database } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { utc } from '../db/queryJson.ts';
import { tally } from '../db/tally.sql.ts';
import type { Paging } from '../contract/paging.ts';
import { containing } from '../projects/fold.ts';
import { sources, type Path, type Source } from './adminSources.sql.ts';
import type { Window } from './window.ts';
import { isSo, querySums, type Parameter } from './windowSums.sql.ts';

/** Which members, of which points, in which order. */
export interface AdminBoard extends Window, Paging {
  sortBy: 'points' | 'name' | 'completedQuests' | 'createdAt';
  sortOrder?: 'ascending' | 'descending' | undefined;
  searchTerm?: string | undefined;
  isDegen?: boolean | undefined;
}

/** SQL for the members to list. */
interface Members {
  /** A further query that `list` and `total` read. */
  found?: string;
  /** Their `id` and `points`, in order. */
  list: string;
  /** How many there are. */
  total: string;
}

/** What a board is ordered by. Ties are ordered by `id` in the same direction, so that one index serves both directions. */
const orders: Record<AdminBoard['sortBy'], string> = {
  points: 'u.total_points',
  name: 'lower(u.name)',
  completedQuests: 'u.completed_quests',
  createdAt: 'u.created_at',
};

const directionOf = ({ sortBy, sortOrder = sortBy === 'name' ? 'ascending' : 'descending' }: AdminBoard) =>
  sortOrder === 'ascending' ? 'asc' : 'desc';

const degensOf = ({ isDegen }: AdminBoard) =>
  isDegen === undefined ? [] : [isDegen ? 'u.is_degen' : 'not u.is_degen'];

/** SQL for the members with points, one after the other. */
const withPoints = (filter: AdminBoard, { own }: Source) => `from app_user u
    where ${['u.disqualified_at is null', `${own} > 0`, ...degensOf(filter)].join(' and ')}`;

/** How many letters of the end of a search term are looked up before the whole term. */
const END = 5;

/** SQL for the members whose names have the search term. They are found once, for both the page and the count. */
function searchedMembers(filter: AdminBoard, term: string, source: Source, parameter: Parameter): Members {
  const { sortBy } = filter;
  const holds = (text: string) => `(lower(u.name) || ' ' || lower(u.username)) like ${parameter(containing(text))}`;
  let isFound = holds(term);
  // Fewer names share an end than a beginning. With the end as a condition of its own, the trigram index reads no more of the
  // beginning's lists than the end has left. Joined sums are an exception: the planner would expect too few of them.
  const letters = [...term];
  if (!source.members && letters.length >= 2 * END) isFound = `${holds(letters.slice(-END).join(''))} and ${isFound}`;
  const found = source.members
    ? `select p.*, ${sortBy === 'points' ? 'p.points' : orders[sortBy]} as place
           from points p join app_user u on u.id = p.id where ${[isFound, ...degensOf(filter)].join(' and ')}`
    : `select u.id, u.total_points as points, ${orders[sortBy]} as place ${withPoints(filter, source)} and ${isFound}`;
  const direction = directionOf(filter);
  return {
    found,
    list: `select f.id, f.points from found f order by f.place ${direction}, f.id ${direction}`,
    total: '(select count(*) from found)',
  };
}

/** SQL for the members in the order of a column. Only those up to the end of the page are read. */
const membersByColumn = (filter: AdminBoard, source: Source) =>
  `select u.id, ${source.own} as points ${withPoints(filter, source)} order by ${orders[filter.sortBy]} ${directionOf(filter)}, u.id ${directionOf(filter)}`;

/** SQL for the members by their totals. */
function membersWithTotals(filter: AdminBoard, source: Source): Members {
  const degens = tally('degens on the board');
  const total = { all: source.total, degens, others: `${source.total} - ${degens}` };
  return {
    list: membersByColumn(filter, source),
    total: total[filter.isDegen === undefined ? 'all' : filter.isDegen ? 'degens' : 'others'],
  };
}

const isDegen = 'x.is_degen and x.disqualified_at is null';

/** SQL for the members by summed points, or in another order. */
function membersWithSums(filter: AdminBoard, source: Source): Members {
  const direction = directionOf(filter);
  const among = filter.isDegen === undefined ? '' : `where ${filter.isDegen ? '' : 'not '}${isSo('p.id', isDegen)}`;
  return {
    list:
      filter.sortBy === 'points'
        ? `select p.id, p.points from points p ${among} order by p.points ${direction}, p.id ${direction}`
        : membersByColumn(filter, source),
    total: among ? `(select count(*) from points p ${among})` : source.total,
  };
}

function membersOf(filter: AdminBoard, source: Source, parameter: Parameter): Members {
  if (filter.searchTerm) return searchedMembers(filter, filter.searchTerm.toLowerCase(), source, parameter);
  return source.members ? membersWithSums(filter, source) : membersWithTotals(filter, source);
}

/**
 * Pages of totals down to this member share one plan, which is made once: planning costs as much as running. So the planner
 * sees this number, and gets the page's own numbers from subqueries.
 */
const NEAR = 1000;

/** A further query of the statement: how many members have more points, for each number of points on the page. */
const above = `, above as (
    select points, sum(count(*)) over (order by points desc) - count(*) as members
    from points where points >= (select min(points) from chosen) group by points
  )`;

/**
 * A page of members by their points.
 * @param shards by how many shards it sums days: {@link shardsOfDays}
 * @plan totals: app_user_pkey, board_all, point_histogram_by_points
 * @plan totals, searched: app_user_pkey, app_user_search, point_histogram_by_points
 * @plan one kind: app_user_disqualified, app_user_pkey, board_of_kind
 * @plan days: app_user_disqualified, app_user_pkey, point_day_by_shard
 * @plan most days: app_user_by_shard, app_user_disqualified, app_user_pkey, point_day_by_shard
 * @plan first of days: app_user_disqualified, app_user_pkey, board_all, point_day_of_losses, point_day_pkey, point_return_pkey
 */
export async function listAdminPage(db: Database, filter: AdminBoard, path: Path, shards: number) {
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const first = (filter.page + 1) * filter.limit;
  const source = sources[path](filter, parameter, first, shards);
  const [page, limit] = [`${parameter(filter.page)}::bigint`, `${parameter(filter.limit)}::bigint`];
  const { found, list, total } = membersOf(filter, source, parameter);
  const ofPage =
    !source.members && first <= NEAR
      ? `select * from (${list} limit ${NEAR}) n limit (select ${limit}) offset (select ${page} * ${limit})`
      : `${list} limit ${limit} offset ${page} * ${limit}`;
  const text = `
    with ${source.members ? `points as materialized (${source.members}),` : ''}
    ${found ? `found as materialized (${found}),` : ''} chosen as materialized (
      select c.*, row_number() over () as place
      from (${ofPage}) c
    )${source.members ? above : ''}
    select json_build_object(
      'users', coalesce((
        select json_agg(json_build_object(
          'rank', 1 + ${source.above}, 'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
          'flag', u.flag, 'points', c.points, 'isDegen', u.is_degen, 'completedQuests', u.completed_quests,
          'createdAt', ${utc('u.created_at')}) order by c.place)
        from chosen c join app_user u on u.id = c.id), '[]'),
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select ${total} as total offset 0) t`;
  return querySums<components['schemas']['AdminLeaderboard']>(db, text, parameters, source.members !== undefined);
}
