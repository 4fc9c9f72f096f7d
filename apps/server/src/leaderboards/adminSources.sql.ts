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
  /** The members with points, as `id` and `points`. Set only if the points must be summed. */
  members?: string;
  /** A join of the members `u` with their points. An index returns stored points in the order of `own`. */
  from: string;
  /** The points of member `u`. */
  own: string;
  /** True if `from` or `own` reads the list of sums, `points`, so that a page in any order needs it. */
  readsSums: boolean;
  /** The number of members with points. */
  total: string;
  /** The number of members with more points than member `c`. */
  above: string;
  /** The board in the histogram that counts these members, if there is one. */
  board?: CountedBoard;
}

/** Creates a source of all-time points whose members the histogram counts. */
const counted = (board: CountedBoard, own: string, from = 'app_user u'): Source => ({
  from,
  own,
  readsSums: false,
  total: membersOn(board),
  above: membersAbove(board, 'c.points'),
  board,
});

/** All-time points of all kinds, from the members' totals. */
const totals = counted('all', 'u.total_points');

/** All-time points of one kind, from its board. */
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
  readsSums: false,
  total: '(select count(*) from points)',
  above: aboveInSums,
});

/** All-time points of one kind, from the rows of all members who have any. */
function ofKind(window: Window, parameter: Parameter): Source {
  const where = kindConditions(window, parameter).join(' and ');
  const sums = summed(`select d.user_id as id, d.points from point_kind d where ${where}`, 'point_kind', where);
  return { ...sums, from: 'points p join app_user u on u.id = p.id', own: 'p.points', readsSums: true };
}

/** Points of one kind or of all kinds on some days, from the daily sums. */
function ofDays(window: Window, parameter: Parameter, _first: number, shards: number): Source {
  const days = dayConditions(window, parameter);
  const kinds = kindConditions(window, parameter);
  return summed(sumsOfDays([kinds[0] ?? ofAllKinds, ...days], shards), 'point_day', [...days, ...kinds].join(' and '));
}

/** Points of all kinds in a window that contains most days: the totals minus the sums of the few days outside. */
function ofMostDays(window: Window, parameter: Parameter, _first: number, shards: number): Source {
  const days = dayConditions(window, parameter);
  return summed(sumsLessOutside(days, shards), 'point_day', days.join(' and '));
}

/** Points of all kinds on some days, summed only for members who can be among the first. */
function firstOfDays(window: Window, parameter: Parameter, first: number): Source {
  const days = dayConditions(window, parameter);
  const members = sumsOfFirst(days, `${parameter(first)}::bigint`);
  const earners = `(select coalesce(sum(members), 0)::bigint from (${summaryOfDays(window, [`d.kind = 'all'`], parameter)}) s)`;
  // Only pages by points have this source, so they list the sums themselves.
  return {
    members,
    from: '',
    own: '',
    readsSums: true,
    total: `(${earners} - ${withNothingLeft(days)})`,
    above: aboveInSums,
  };
}

/**
 * The possible sources of a page. `first` is the number of members up to the end of the page, and `shards` is the
 * number of shards by which to sum days.
 */
export const sources = { totals: () => totals, boardOfKind, ofKind, ofDays, ofMostDays, firstOfDays } satisfies Record<
  string,
  (window: Window, parameter: Parameter, first: number, shards: number) => Source
>;

/** The name of a source. */
export type Path = keyof typeof sources;
