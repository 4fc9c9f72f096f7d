import { membersAbove, membersOn, ofAllKinds } from '../points/boards.sql.ts';
import { summaryOfDays } from './summary.sql.ts';
import type { Window } from './window.ts';
import {
  dayConditions,
  isDisqualified,
  isSo,
  kindConditions,
  sumsLessOutside,
  sumsOfDays,
  sumsOfFirst,
  withNothingLeft,
  type Parameter,
} from './windowSums.sql.ts';

/** SQL for the points of an admin's board. */
export interface Source {
  /** The members with points, as `id` and `points`, if they have to be summed. */
  members?: string;
  /** The points of member `u`. */
  own: string;
  /** How many members have points. */
  total: string;
  /** How many members have more points than `c`. */
  above: string;
}

/** All points of all time: from the totals. */
const totals: Source = {
  own: 'u.total_points',
  total: membersOn('all'),
  above: membersAbove('all', 'c.points'),
};

const aboveInSums = '(select a.members from above a where a.points = c.points)';

/** The source that sums points from a table. @param sums a query for what each member earned */
const summed = (sums: string, table: string, where: string): Source => ({
  members: `select d.* from (${sums}) d where d.points > 0 and not ${isSo('d.id', isDisqualified)}`,
  own: `(select sum(d.points)::bigint from ${table} d
      where d.user_id = u.id and ${where})`,
  total: '(select count(*) from points)',
  above: aboveInSums,
});

/** The points of one kind of all time. */
function ofKind(window: Window, parameter: Parameter): Source {
  const where = kindConditions(window, parameter).join(' and ');
  return summed(`select d.user_id as id, d.points from point_kind d where ${where}`, 'point_kind', where);
}

/** The points of some days, of one kind or all: from what was earned on each of these days. */
function ofDays(window: Window, parameter: Parameter, _first: number, shards: number): Source {
  const days = dayConditions(window, parameter);
  const kinds = kindConditions(window, parameter);
  return summed(sumsOfDays([kinds[0] ?? ofAllKinds, ...days], shards), 'point_day', [...days, ...kinds].join(' and '));
}

/** All points of most days: from the totals, less what was earned on the few other days. */
function ofMostDays(window: Window, parameter: Parameter, _first: number, shards: number): Source {
  const days = dayConditions(window, parameter);
  return summed(sumsLessOutside(days, shards), 'point_day', days.join(' and '));
}

/** All points of some days, but only of the members who can be among the first. */
function firstOfDays(window: Window, parameter: Parameter, first: number): Source {
  const days = dayConditions(window, parameter);
  const members = sumsOfFirst(days, `${parameter(first)}::bigint`);
  const earners = `(select coalesce(sum(members), 0)::bigint from (${summaryOfDays(window, [`d.kind = 'all'`], parameter)}) s)`;
  return { members, own: '', total: `(${earners} - ${withNothingLeft(days)})`, above: aboveInSums };
}

/**
 * The ways to a page, and the source of each. `first` is how many members the list needs up to the end of its page, and
 * `shards` by how many shards it sums days.
 */
export const sources = { totals: () => totals, ofKind, ofDays, ofMostDays, firstOfDays } satisfies Record<
  string,
  (window: Window, parameter: Parameter, first: number, shards: number) => Source
>;

/** A way to a page. */
export type Path = keyof typeof sources;
