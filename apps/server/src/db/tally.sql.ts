/**
 * Names of tallies. Other names have a parameter: `flag TR`, `deployment ETH_DAPP`, `accepted tweet` and so on. See
 * migration `0020_tally`.
 */
type Tally =
  | 'members'
  | 'admins'
  | 'degens'
  | 'disqualified'
  | 'with points'
  | 'qualified degens'
  | 'degens on the board'
  | 'with a wallet'
  | 'projects'
  | 'upvotes'
  | 'comments';

/** SQL for a tally's total. */
export const tally = (name: Tally) => tallyOf(`'${name}'`);

/** Like {@link tally}, but takes SQL for the name, or `any(…)` of an array of names. */
export const tallyOf = (name: string) => `(select coalesce(sum(total), 0)::bigint from tally where name = ${name})`;

/** SQL for all tallies whose names start with this word: `name` is the rest of the name. Leaves out totals of 0. */
export const talliesOf = (word: 'flag' | 'deployment') => `(
  select substr(name, ${word.length + 2}) as name, sum(total)::bigint as total from tally where name like '${word} %'
  group by 1 having sum(total) <> 0)`;

/** SQL for a JSON list of the number of projects per deployment type, without empty types. */
export const deploymentsJson = `(
  select coalesce(json_agg(json_build_object('projectDeployment', d.name, 'total', d.total) order by d.name), '[]')
  from ${talliesOf('deployment')} d)`;
