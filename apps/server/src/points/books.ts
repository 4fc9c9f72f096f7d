import type { Queryable } from '../db/database.ts';
import * as books from './books.sql.ts';

/** The result of checking the points. */
export interface Books {
  members: number;
  entries: number;
  /** One sentence per discrepancy; empty if the books balance. */
  faults: string[];
  /** One sentence per finding that isn't a discrepancy, but that an admin may want to check. */
  notes: string[];
}

/** Returns a sentence that summarizes the check, such as "The books balance: 12 members, 340 entries." */
export const balanceOf = ({ members, entries, faults }: Books): string =>
  `The books ${faults.length > 0 ? 'do not balance' : 'balance'}: ${members} members, ${entries} entries.`;

/**
 * Compares every member's totals, days and kinds with the ledger, and then the histogram, sums, counted days and
 * tallies with the members' rows. Also notes accounts that earned a quest twice, and referrers newer than their
 * referrals.
 */
export async function checkBooks(db: Queryable): Promise<Books> {
  const [counts] = await books.countBooks(db);
  const faults = [
    ...(await memberFaults(db)),
    ...(await kindFaults(db)),
    ...(await sumFaults(db)),
    ...(await dayFaults(db)),
    ...(await tallyFaults(db)),
    ...(await histogramFaults(db)),
  ];
  return { ...counts!, faults, notes: [...(await proofNotes(db)), ...(await referralNotes(db))] };
}

const memberFaults = async (db: Queryable) =>
  (await books.wrongTotals(db)).map(
    (row) => `Member ${row.id}: ${row.name} is ${row.kept}, the entries say ${row.sum}.`,
  );

const kindFaults = async (db: Queryable) =>
  (await books.wrongKinds(db)).map(
    (row) => `Member ${row.user_id}: ${row.kind} is ${row.kept}, the entries say ${row.sum}.`,
  );

const sumFaults = async (db: Queryable) =>
  (await books.wrongSums(db)).map(
    (row) => `Points of ${row.kind}: ${row.kept} members are kept, the members have ${row.sum}.`,
  );

const dayFaults = async (db: Queryable) =>
  (await books.wrongReturns(db)).map(
    (row) => `Day ${row.day}, ${row.kind}: ${row.counted} members are counted, the members have ${row.sum}.`,
  );

const tallyFaults = async (db: Queryable) =>
  (await books.wrongTallies(db)).map((row) => `Tally "${row.name}": ${row.kept} is kept, there are ${row.sum}.`);

const histogramFaults = async (db: Queryable) =>
  (await books.wrongSteps(db)).map(
    (row) => `Board ${row.board}: ${row.counted} counted with ${row.points} points, there are ${row.members}.`,
  );

const proofNotes = async (db: Queryable) =>
  (await books.doubleProofs(db)).map(
    (row) =>
      `Member ${row.user_id}: earned quest ${row.quest_id} with the ${row.account} account that earned it for member ${row.first}.`,
  );

const referralNotes = async (db: Queryable) =>
  (await books.youngerReferrers(db)).map(
    (row) => `Member ${row.id}: was invited by member ${row.referred_by}, who joined later.`,
  );
