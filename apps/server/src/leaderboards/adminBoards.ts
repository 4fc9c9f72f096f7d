import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Paging } from '../http/paging.ts';
import { containing } from '../projects/fold.ts';

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

const orders: Record<AdminBoard['sortBy'], string> = {
  points: 's.points desc, u.id desc',
  name: 'lower(u.name), u.id',
  completedQuests: 'quests.completed desc, u.id desc',
  createdAt: 'u.created_at desc, u.id desc',
};

function windowConditions({ startDate, endDate, filterType }: Window, parameter: (value: unknown) => string): string[] {
  return [
    ...(startDate ? [`d.day >= ${parameter(startDate)}::date`] : []),
    ...(endDate ? [`d.day <= ${parameter(endDate)}::date`] : []),
    ...(filterType === 'all' ? [] : [`d.kind = ${parameter(filterType)}`]),
  ];
}

/** A page of members by their points in a window, from the days; without one, by their totals. */
export async function listAdminBoard(db: Queryable, filter: AdminBoard) {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const inWindow = windowConditions(filter, parameter);
  const points = inWindow.length
    ? `select d.user_id as id, sum(d.points)::bigint as points from point_day d where ${inWindow.join(' and ')} group by 1`
    : 'select id, total_points as points from app_user where total_points > 0';
  const members = [
    ...(filter.isDegen === undefined ? [] : [`u.is_degen = ${parameter(filter.isDegen)}`]),
    ...(filter.searchTerm
      ? [`(lower(u.name) || ' ' || lower(u.username)) like ${parameter(containing(filter.searchTerm.toLowerCase()))}`]
      : []),
  ];
  const [page, limit] = [`${parameter(filter.page)}::bigint`, `${parameter(filter.limit)}::bigint`];
  const order = orders[filter.sortBy];
  const text = `
    with points as (${points}), ranked as (
      select p.id, p.points, rank() over (order by p.points desc) as rank
      from points p join app_user u on u.id = p.id where u.disqualified_at is null
    ), chosen as (
      select s.* from ranked s join app_user u on u.id = s.id ${members.length ? `where ${members.join(' and ')}` : ''}
    ), quests as (
      select c.id, (select count(*) from quest_progress q where q.user_id = c.id and q.state = 'completed') as completed
      from chosen c
    ), page as (
      select s.*, quests.completed, row_number() over (order by ${order}) as place
      from chosen s join app_user u on u.id = s.id join quests on quests.id = s.id
      order by place limit ${limit} offset ${page} * ${limit}
    )
    select json_build_object(
      'users', coalesce((
        select json_agg(json_build_object(
          'rank', p.rank, 'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
          'flag', u.flag, 'points', p.points, 'isDegen', u.is_degen, 'completedQuests', p.completed,
          'createdAt', ${utc('u.created_at')}) order by p.place)
        from page p join app_user u on u.id = p.id), '[]'),
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select count(*) as total from chosen) t`;
  return (await queryJson<Schemas['AdminLeaderboard']>(db, text, parameters))!;
}

/** What was earned in a window, by whom and by what. */
export async function summarise(db: Queryable, window: Window) {
  const parameters: unknown[] = [];
  const conditions = windowConditions(window, (value) => `$${parameters.push(value)}`);
  const text = `
    with days as (
      select d.user_id, d.kind, d.points from point_day d join app_user u on u.id = d.user_id
      where ${['u.disqualified_at is null', ...conditions].join(' and ')}
    ), kinds as (
      select kind, sum(points)::bigint as points, count(distinct user_id) as members from days group by kind
    )
    select json_build_object(
      'members', (select count(*) from app_user where disqualified_at is null),
      'earners', (select count(distinct user_id) from days),
      'degens', (select count(*) from app_user where is_degen and disqualified_at is null),
      'points', (select coalesce(sum(points), 0)::bigint from kinds),
      'kinds', coalesce((
        select json_agg(json_build_object('kind', kind, 'points', points, 'members', members)
          order by points desc, kind) from kinds), '[]'))::text as json`;
  return (await queryJson<Schemas['LeaderboardSummary']>(db, text, parameters))!;
}
