import type { Waiting } from '../contract/paging.ts';
import { endOf, startOf } from '../db/days.ts';
import { containing } from '../projects/fold.ts';

/**
 * SQL for filtering and sorting a list of items that wait for admins.
 * @param parameters the statement's parameters so far; those of the filter are appended
 * @param names SQL expressions for the text to search
 * @param since SQL for the time at which an item started to wait
 */
export function waitingSql(
  { searchTerm, from, to, sort }: Waiting,
  parameters: unknown[],
  { names, since }: { names: string[]; since: string },
) {
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...(searchTerm
      ? [`lower(concat_ws(E'\\n', ${names.join(', ')})) like ${parameter(containing(searchTerm.toLowerCase()))}::text`]
      : []),
    ...(from ? [`${since} >= ${startOf(parameter(from))}`] : []),
    ...(to ? [`${since} < ${endOf(parameter(to))}`] : []),
  ];
  return {
    /** The conditions, each preceded by `and`; empty if there are none. */
    where: conditions.map((condition) => ` and ${condition}`).join(''),
    /** Returns the list for `order by` with these columns, all in the direction of `sort`. */
    orderBy: (...columns: string[]) =>
      columns.map((column) => `${column}${sort === 'newest' ? ' desc' : ''}`).join(', '),
  };
}
