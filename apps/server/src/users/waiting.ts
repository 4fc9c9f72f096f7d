import type { Waiting } from '../contract/paging.ts';
import { containing } from '../projects/fold.ts';

/**
 * SQL for the filter of a list of what waits for admins, and its order.
 * @param parameters the statement's parameters so far; those of the filter are appended
 * @param names SQL for the texts that are searched
 * @param since SQL for when it began to wait
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
    ...(from ? [`${since} >= ${parameter(from)}::date at time zone 'UTC'`] : []),
    ...(to ? [`${since} < (${parameter(to)}::date + 1) at time zone 'UTC'`] : []),
  ];
  return {
    /** Begins with `and`, if there is a condition. */
    where: conditions.map((condition) => ` and ${condition}`).join(''),
    /** Returns the order by these columns. */
    orderBy: (...columns: string[]) =>
      columns.map((column) => `${column}${sort === 'newest' ? ' desc' : ''}`).join(', '),
  };
}
