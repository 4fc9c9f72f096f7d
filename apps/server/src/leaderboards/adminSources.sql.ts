import { countedBoard, type CountedBoard } from '../points/boards.ts';
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

/** SQL for the points that an admin's board shows. */
export interface Source {
  /** The members with points, as `id` and `points`, if they must be summed. */
  members?: string;
  /** The members `u` with their points, joined so that an index gives them in the order of `own`. */
  from: string;
  /** The points of member `u`. */
  own: string;
  /** The number of members with points. */
  total: string;
  /** The number of members with more points than `c`. */
  above: string;
  /** The board of the histogram that counts them. */
  board?: CountedBoard;
}

/** Points of all time that the histogram counts. */
const counted = (board: CountedBoard, own: string, from = 'app_user u'): Source => ({
  from,
  own,
  total: membersOn(board),
  above: membersAbove(board, 'c.points'),
  board,
});

/** All points of all time, from the members' totals. */
const totals = counted('all', 'u.total_points');

/** The points of one kind, of all time, as on a board. */
function boardOfKind({ filterType }: Window, parameter: Parameter): Source {
  const board = countedBoard(filterType);
  if (board === 'quests') return counted(board, 'u.quest_points');
  return counted(
    board,
    'k.points',
    `point_kind k join app_user u on u.id = k.user_id and k.kind = ${parameter(filterType)}`,
  );
}

const aboveInSums = '(select a.members from above a where a.points = c.points)';

/** A source that sums points from a table. @param sums a query for each member's sum */
const summed = (sums: string, table: string, where: string): Source => ({
  members: `select d.* from (${sums}) d where d.points > 0 and not ${isSo('d.id', isDisqualified)}`,
  from: 'app_user u',
  own: `(select sum(d.points)::bigint from ${table} d
      where d.user_id = u.id and ${where})`,
  total: '(select count(*) from points)',
  above: aboveInSums,
});

/** The points of one kind, of all time, of all its members. */
function ofKind(window: Window, parameter: Parameter): Source {
  const where = kindConditions(window, parameter).join(' and ');
  const sums = summed(`select d.user_id as id, d.points from point_kind d where ${where}`, 'point_kind', where);
  return { ...sums, from: 'points p join app_user u on u.id = p.id', own: 'p.points' };
}

/** The points of some days, of one kind or all, from the daily sums. */
function ofDays(window: Window, parameter: Parameter, _first: number, shards: number): Source {
  const days = dayConditions(window, parameter);
  const kinds = kindConditions(window, parameter);
  return summed(sumsOfDays([kinds[0] ?? ofAllKinds, ...days], shards), 'point_day', [...days, ...kinds].join(' and '));
}

/** All points of a window with most of the days: the totals minus the sums of the few other days. */
function ofMostDays(window: Window, parameter: Parameter, _first: number, shards: number): Source {
  const days = dayConditions(window, parameter);
  return summed(sumsLessOutside(days, shards), 'point_day', days.join(' and '));
}

/** All points of some days, computed only for members who can be among the first. */
function firstOfDays(window: Window, parameter: Parameter, first: number): Source {
  const days = dayConditions(window, parameter);
  const members = sumsOfFirst(days, `${parameter(first)}::bigint`);
  const earners = `(select coalesce(sum(members), 0)::bigint from (${summaryOfDays(window, [`d.kind = 'all'`], parameter)}) s)`;
  return { members, from: '', own: '', total: `(${earners} - ${withNothingLeft(days)})`, above: aboveInSums };
}

/**
 * The paths to a page, and their sources. `first` is the number of members up to the end of the page, and `shards` the
 * number of shards by which it sums days.
 */
export const sources = { totals: () => totals, boardOfKind, ofKind, ofDays, ofMostDays, firstOfDays } satisfies Record<
  string,
  (window: Window, parameter: Parameter, first: number, shards: number) => Source
>;

/** A path to a page. */
export type Path = keyof typeof sources;
