import type { components } from '@pwr-community/api/schema';
import { Problem } from '../contract/problem.ts';
import { MAX_AMOUNT } from './merkleTree.ts';
import { inSlices } from './slices.ts';

/** Rules that turn points into amounts. */
export type Rules = components['schemas']['AllocationRules'];

/** Reason why a member gets nothing. */
export type Exclusion = components['schemas']['AllocationExclusion'];

/** Members with the same number of points and the same exclusion. */
export interface Group {
  points: number;
  exclusion: Exclusion | null;
  members: number;
}

/** Amounts by number of points. */
export interface Allocation {
  /** Amount for each member with these points who isn't excluded, without {@link extra}. */
  amounts: ReadonlyMap<number, bigint>;
  /** Number of members with these points who get one unit more. */
  extra: ReadonlyMap<number, number>;
  /** Members with fewer points get nothing. */
  minimumPoints: number;
}

/**
 * Checks that the rules' amounts are in range and don't contradict each other. Doesn't look at members.
 * @throws Problem `rules-invalid` with a sentence about the mistake
 */
export function checkRules(rules: Rules): void {
  const amounts = { total: rules.total, cap: rules.cap, amountPerPoint: rules.amountPerPoint };
  for (const [name, text] of Object.entries(amounts))
    if (text !== null && BigInt(text) > MAX_AMOUNT) throw new Problem('rules-invalid', `${name} is above 2^256 - 1.`);
  if ((rules.method === 'per-point') !== (rules.amountPerPoint !== null))
    throw new Problem('rules-invalid', 'amountPerPoint belongs to the method per-point.');
  if (rules.cap !== null && BigInt(rules.cap) > BigInt(rules.total))
    throw new Problem('rules-invalid', 'The cap is above the total.');
}

/**
 * Computes the amount for each number of points, rounded down to whole units, and shares the remainder if required.
 * @throws Problem `rules-exceed-total` if the amounts add up to more than the total, or as {@link checkRules}
 */
export async function allocate(rules: Rules, groups: readonly Group[]): Promise<Allocation> {
  checkRules(rules);
  const total = BigInt(rules.total);
  const cap = rules.cap === null ? MAX_AMOUNT : BigInt(rules.cap);
  const eligible = groups
    .filter(({ points, exclusion }) => exclusion === null && points >= rules.minimumPoints)
    .sort((one, other) => other.points - one.points);
  const sum = eligible.reduce((all, { points, members }) => all + BigInt(points) * BigInt(members), 0n);
  const exact = (points: number) =>
    rules.method === 'per-point' ? BigInt(points) * BigInt(rules.amountPerPoint!) : (BigInt(points) * total) / sum;
  const amounts = new Map<number, bigint>();
  let rounded = 0n;
  let allocated = 0n;
  await inSlices(eligible.length, (index) => {
    const { points, members } = eligible[index]!;
    const amount = exact(points);
    rounded += amount * BigInt(members);
    amounts.set(points, amount < cap ? amount : cap);
    allocated += amounts.get(points)! * BigInt(members);
  });
  if (allocated > total) throw new Problem('rules-exceed-total', `The rules pay ${allocated} of ${total}.`);
  const isShared = rules.method === 'proportional' && rules.remainder === 'most-points' && eligible.length > 0;
  const extra = isShared ? shareRemainder(total - rounded, cap, eligible, amounts) : new Map<number, number>();
  return { amounts, extra, minimumPoints: rules.minimumPoints };
}

/** Gives the rounding remainder to the members with the most points, one unit each, up to the cap. */
function shareRemainder(
  remainder: bigint,
  cap: bigint,
  eligible: readonly Group[],
  amounts: ReadonlyMap<number, bigint>,
): Map<number, number> {
  const extra = new Map<number, number>();
  // Rounding leaves less than one unit for each member, so the number is exact.
  let left = Number(remainder);
  for (const { points, members } of eligible) {
    if (left === 0) break;
    if (amounts.get(points)! >= cap) continue;
    const served = Math.min(left, members);
    extra.set(points, served);
    left -= served;
  }
  return extra;
}

/** Reason why a member gets nothing; null if they get something. */
export const exclusionOf = (exclusion: Exclusion | null, amount: bigint, points: number, minimum: number) =>
  exclusion ?? (points < minimum ? 'below-minimum' : amount === 0n ? 'rounded-to-zero' : null);

/** Sums of an allocation. */
export type Totals = components['schemas']['AllocationTotals'];

/** Accumulates totals from groups of members, or from single members. */
export class TotalsSum {
  #members = 0;
  #points = 0n;
  #recipients = 0;
  #allocated = 0n;
  #excluded = new Map<Exclusion, number>();
  #steps = new Map<number, { members: number; amount: bigint }>();
  readonly #total: bigint;

  constructor({ total }: Pick<Rules, 'total'>) {
    this.#total = BigInt(total);
  }

  add(points: number, amount: bigint, exclusion: Exclusion | null, members = 1): void {
    if (members === 0) return;
    this.#members += members;
    this.#points += BigInt(points) * BigInt(members);
    if (exclusion) {
      this.#excluded.set(exclusion, (this.#excluded.get(exclusion) ?? 0) + members);
      return;
    }
    this.#recipients += members;
    this.#allocated += amount * BigInt(members);
    // Each step of the distribution is ten times the previous one.
    const digits = amount.toString().length;
    const step = this.#steps.get(digits) ?? { members: 0, amount: 0n };
    this.#steps.set(digits, { members: step.members + members, amount: step.amount + amount * BigInt(members) });
  }

  get result(): Totals {
    const excluded = (exclusion: Exclusion) => this.#excluded.get(exclusion) ?? 0;
    return {
      members: this.#members,
      points: this.#points.toString(),
      recipients: this.#recipients,
      allocated: this.#allocated.toString(),
      unallocated: (this.#total - this.#allocated).toString(),
      excluded: {
        disqualified: excluded('disqualified'),
        'no-wallet': excluded('no-wallet'),
        admin: excluded('admin'),
        excluded: excluded('excluded'),
        'below-minimum': excluded('below-minimum'),
        'rounded-to-zero': excluded('rounded-to-zero'),
      },
      distribution: [...this.#steps]
        .sort(([one], [other]) => one - other)
        .map(([digits, { members, amount }]) => ({
          from: (10n ** BigInt(digits - 1)).toString(),
          members,
          amount: amount.toString(),
        })),
    };
  }
}

/** Computes the totals of a preview. */
export async function totalsOf(rules: Rules, groups: readonly Group[]): Promise<Totals> {
  const { amounts, extra, minimumPoints } = await allocate(rules, groups);
  const sum = new TotalsSum(rules);
  await inSlices(groups.length, (index) => {
    const { points, exclusion, members } = groups[index]!;
    const amount = exclusion ? 0n : (amounts.get(points) ?? 0n);
    const more = exclusion ? 0 : (extra.get(points) ?? 0);
    const add = (each: bigint, count: number) =>
      sum.add(points, each, exclusionOf(exclusion, each, points, minimumPoints), count);
    add(amount, members - more);
    add(amount + 1n, more);
  });
  return sum.result;
}
