import type { components } from '@pwr-community/api/schema';
import type { Database } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { utc } from '../db/queryJson.ts';
import { tally } from '../db/tally.sql.ts';
import { rankedBy } from '../points/boards.sql.ts';
import type { Paging } from '../contract/paging.ts';
import { containing } from '../projects/fold.ts';
import { isId } from '../users/searchUsers.sql.ts';
import { sources, type Path, type Source } from './adminSources.sql.ts';
import type { Window } from './window.ts';
import { isSo, querySums, type Parameter } from './windowSums.sql.ts';

/** Filter, time window and order of a list of members. */
export interface AdminBoard extends Window, Paging {
  sortBy: 'points' | 'name' | 'completedQuests' | 'createdAt';
  sortOrder?: 'ascending' | 'descending' | undefined;
  searchTerm?: string | undefined;
  isDegen?: boolean | undefined;
}

/** SQL for the members that match a filter. */
interface Members {
  /** An additional CTE that `list` and `total` use. */
  found?: string;
  /** The members' `id` and `points`, in order. */
  list: string;
  /** The number of members. */
  total: string;
}

/** Sort columns besides the points. */
const columns = { name: 'lower(u.name)', completedQuests: 'u.completed_quests', createdAt: 'u.created_at' };

/** SQL for the sort column. */
const orderOf = ({ sortBy }: AdminBoard, { own }: Source) => (sortBy === 'points' ? own : columns[sortBy]);

const directionOf = ({ sortBy, sortOrder = sortBy === 'name' ? 'ascending' : 'descending' }: AdminBoard) =>
  sortOrder === 'ascending' ? 'asc' : 'desc';

const degensOf = ({ isDegen }: AdminBoard) =>
  isDegen === undefined ? [] : [isDegen ? 'u.is_degen' : 'not u.is_degen'];

/** SQL for `from` and `where`: members with points, who aren't disqualified and match the degen filter. */
const withPoints = (filter: AdminBoard, { from, own }: Source) => `from ${from}
    where ${['u.disqualified_at is null', `${own} > 0`, ...degensOf(filter)].join(' and ')}`;

/** Number of characters at the end of a search term that get a separate index condition. */
const END = 5;

const isWallet = /^0x[\da-f]{40}$/;

/**
 * SQL for the members whose name, username, wallet or id matches the search term. They are found only once, for both
 * the page and the count.
 */
function searchedMembers(filter: AdminBoard, term: string, source: Source, parameter: Parameter): Members {
  const { sortBy } = filter;
  const holds = (text: string) => `(lower(u.name) || ' ' || lower(u.username)) like ${parameter(containing(text))}`;
  const isNamed = () => {
    // Fewer names share an ending than a beginning, so a separate condition on the ending makes the trigram index skip
    // most of the posting lists. Not used with summed points, because the planner would underestimate the number of
    // rows.
    const letters = [...term];
    const hasEnd = !source.members && letters.length >= 2 * END;
    return hasEnd ? `${holds(letters.slice(-END).join(''))} and ${holds(term)}` : holds(term);
  };
  const isFound = isWallet.test(term)
    ? `u.id = (select w.user_id from wallet w join wallet_of_member m using (user_id, address) where w.address = ${parameter(term)})`
    : isId.test(term)
      ? `(${isNamed()} or u.id = ${parameter(term)}::bigint)`
      : isNamed();
  const found = source.members
    ? `select p.*, ${sortBy === 'points' ? 'p.points' : columns[sortBy]} as place
           from points p join app_user u on u.id = p.id where ${[isFound, ...degensOf(filter)].join(' and ')}`
    : `select u.id, ${source.own} as points, ${orderOf(filter, source)} as place ${withPoints(filter, source)} and ${isFound}`;
  const direction = directionOf(filter);
  return {
    found,
    list: `select f.id, f.points from found f order by f.place ${direction}, f.id ${direction}`,
    total: '(select count(*) from found)',
  };
}

/**
 * SQL for the members sorted by a column. Reads only the rows up to the end of the page. Ties are sorted by id in the
 * same direction, so that one index serves both directions.
 */
const membersByColumn = (filter: AdminBoard, source: Source) =>
  `select u.id, ${source.own} as points ${withPoints(filter, source)} order by ${orderOf(filter, source)} ${directionOf(filter)}, u.id ${directionOf(filter)}`;

/** SQL for the members of a board. Their total comes from the histogram, or is a tally for degens. */
function membersOfBoard(filter: AdminBoard, source: Source): Members {
  const degens = tally('degens on the board');
  const total = { all: source.total, degens, others: `${source.total} - ${degens}` };
  return {
    list: membersByColumn(filter, source),
    total: total[filter.isDegen === undefined ? 'all' : filter.isDegen ? 'degens' : 'others'],
  };
}

const isDegen = 'x.is_degen and x.disqualified_at is null';

/** SQL for the members whose points are summed, sorted by the sums or by another column. */
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
  return source.members ? membersWithSums(filter, source) : membersOfBoard(filter, source);
}

/**
 * Pages without summed points that end within this many members share one cached plan, because planning takes as long
 * as running. The planner sees this number as the limit, while subqueries hide the page's own limit and offset.
 */
const NEAR = 1000;

/** CTEs for a page with summed points, and its total. */
interface Sums {
  members: string;
  /** The number of members above each number of points, down to the page's lowest, for ranks. */
  above: string;
  total?: string;
}

/** The points of each member. */
const eachSum = (members: string): Sums => ({
  members: `points as materialized (${members}),`,
  above: `, above as (
    select points, sum(count(*)) over (order by points desc) - count(*) as members
    from points where points >= (select min(points) from chosen) group by points
  )`,
});

/**
 * Only the number of members with each number of points. PostgreSQL's parallel workers then pass far fewer rows on, which
 * saves a fifth of the time.
 */
const countedSums = (members: string): Sums => ({
  members: `sums as materialized (select points, count(*) as members from (${members}) p group by points),`,
  above: `, above as (
    select points, sum(members) over (order by points desc) - members as members
    from sums where points >= (select min(points) from chosen)
  )`,
  total: '(select coalesce(sum(members), 0)::bigint from sums)',
});

/** Returns the sums of all members' points that a page needs; undefined if no points must be summed. */
function memberSums({ sortBy, searchTerm, isDegen }: AdminBoard, { members, readsSums }: Source): Sums | undefined {
  if (members === undefined) return undefined;
  const needsEach = readsSums || sortBy === 'points' || Boolean(searchTerm) || isDegen !== undefined;
  return needsEach ? eachSum(members) : countedSums(members);
}

/**
 * A page of an admin's board: the members that match the filter, with their points and ranks.
 * @param shards number of shards by which to sum days, from {@link shardsOfDays}
 * @plan totals: app_user_pkey, board_all, point_histogram_by_points
 * @plan totals, searched: app_user_pkey, app_user_search, point_histogram_by_points
 * @plan board of a kind: app_user_pkey, board_of_kind, point_histogram_by_points
 * @plan board of a kind, by name: app_user_by_name, app_user_pkey, point_histogram_by_points, point_kind_pkey
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
  const sums = memberSums(filter, source);
  // On an unfiltered page by points, all ranks follow from the first member's. On other pages, each rank is counted.
  const isInOrder =
    source.board !== undefined &&
    filter.sortBy === 'points' &&
    directionOf(filter) === 'desc' &&
    !filter.searchTerm &&
    filter.isDegen === undefined;
  const ofPage =
    !sums && first <= NEAR
      ? `select * from (${list} limit ${NEAR}) n limit (select ${limit}) offset (select ${page} * ${limit})`
      : `${list} limit ${limit} offset ${page} * ${limit}`;
  const text = `
    with ${sums?.members ?? ''}
    ${found ? `found as materialized (${found}),` : ''} chosen as materialized (
      select c.*, row_number() over () as place
      from (${ofPage}) c
    )${sums ? sums.above : isInOrder ? `, ${rankedBy(source.board!, 'chosen')}` : ''}
    select json_build_object(
      'users', coalesce((
        select json_agg(json_build_object(
          'rank', ${isInOrder ? 'c.rank' : `1 + ${source.above}`}, 'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
          'flag', u.flag, 'wallet', (select address from wallet_of_member where user_id = u.id),
          'points', c.points, 'isDegen', u.is_degen, 'completedQuests', u.completed_quests,
          'createdAt', ${utc('u.created_at')}) order by c.place)
        from ${isInOrder ? 'ranked' : 'chosen'} c,
          -- Reads one row at a time, because the planner expects more and would read all members.
          lateral (select * from app_user where id = c.id limit 1) u), '[]'),
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select ${sums?.total ?? total} as total offset 0) t`;
  return querySums<components['schemas']['AdminLeaderboard']>(db, text, parameters, sums !== undefined);
}
