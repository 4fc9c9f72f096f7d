import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import type { Queryable } from '../db/database.ts';
import { errorCode } from '../db/withRetry.ts';
import { lockSuperAdmins } from '../users/superAdmins.ts';
import { groupMembers } from './queries.sql.ts';
import { totalsOf, type Rules, type Totals } from './rules.ts';

type Exclusions = components['schemas']['MemberExclusion'][];

/** PostgreSQL's SQLSTATE for a duplicate key. */
const UNIQUE_VIOLATION = '23505';

/** An admin who decides about snapshots. */
export interface Decider {
  id: number;
  /** True if the admin signed in so recently that nobody else is likely to be using their browser. */
  isFresh: boolean;
}

/**
 * Computes the totals that the rules would allocate for the current points.
 * @throws Problem `user-not-found`, `rules-invalid` or `rules-exceed-total`
 */
export async function preview(db: Queryable, rules: Rules, exclusions: Exclusions): Promise<Totals> {
  const excluded = exclusions.map(({ userId }) => userId);
  await requireMembers(db, excluded);
  return totalsOf(rules, await groupMembers(db, { excludesAdmins: rules.excludesAdmins, excluded }));
}

async function requireMembers(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .where('deleted_at', 'is', null)
    .execute();
  const missing = ids.find((id) => !known.some((member) => member.id === id));
  if (missing !== undefined) throw new Problem('user-not-found', `There is no member ${missing}.`);
}

/** Locks members, so that none is deleted before the exclusions are stored. */
const lockMembers = (trx: Transaction<DB>, ids: readonly number[]) =>
  trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('id')
    .forKeyShare()
    .execute();

/** A proposal to store. */
export interface NewProposal {
  rules: Rules;
  exclusions: Exclusions;
  freezeAt: Date;
  by: Decider;
}

/**
 * Proposes a snapshot. If there is no other super admin, the proposal is confirmed at once, which requires a fresh
 * sign-in.
 * @returns the proposal's id
 * @throws Problem `super-admin-only`, `fresh-sign-in-required`, `user-not-found`, `rules-invalid`,
 * `rules-exceed-total`, `rules-pay-nobody` or `snapshot-in-progress`
 */
export async function propose(
  trx: Transaction<DB>,
  { rules, exclusions, freezeAt, by }: NewProposal,
  now: Date,
): Promise<number> {
  const needsSecond = await lockDeciders(trx, by);
  if (!needsSecond && !by.isFresh) throw new Problem('fresh-sign-in-required');
  await lockMembers(
    trx,
    exclusions.map(({ userId }) => userId),
  );
  const { recipients } = await preview(trx, rules, exclusions);
  if (recipients === 0) throw new Problem('rules-pay-nobody');
  const { id } = await trx
    .insertInto('snapshot_proposal')
    .values({
      rules: JSON.stringify(rules),
      freeze_at: freezeAt,
      proposed_by: by.id,
      proposed_at: now,
      ...(!needsSecond && { status: 'confirmed', confirmed_by: by.id, confirmed_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw errorCode(error) === UNIQUE_VIOLATION ? new Problem('snapshot-in-progress') : error;
    });
  if (exclusions.length > 0)
    await trx
      .insertInto('snapshot_exclusion')
      .values(exclusions.map(({ userId, reason }) => ({ user_id: userId, proposal_id: id, reason })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return id;
}

/**
 * Confirms a proposal. The super admin who made it can confirm it only if there is no other super admin, and only right
 * after signing in.
 * @throws Problem `proposal-not-found`, `super-admin-only`, `other-admin-required`, `fresh-sign-in-required` or
 * `proposal-decided`
 */
export async function confirm(trx: Transaction<DB>, id: number, by: Decider, now: Date): Promise<void> {
  const { proposed_by, status } = await lockProposal(trx, id);
  const needsSecond = await lockDeciders(trx, by);
  if (proposed_by === by.id && needsSecond) throw new Problem('other-admin-required');
  if (proposed_by === by.id && !by.isFresh) throw new Problem('fresh-sign-in-required');
  if (status !== 'pending') throw new Problem('proposal-decided');
  await trx
    .updateTable('snapshot_proposal')
    .set({ status: 'confirmed', confirmed_by: by.id, confirmed_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Cancels a pending or confirmed proposal.
 * @throws Problem `proposal-not-found`, `super-admin-only` or `proposal-decided`
 */
export async function cancel(trx: Transaction<DB>, id: number, by: Decider): Promise<void> {
  const { status } = await lockProposal(trx, id);
  await lockDeciders(trx, by);
  if (status !== 'pending' && status !== 'confirmed') throw new Problem('proposal-decided');
  await trx.updateTable('snapshot_proposal').set({ status: 'canceled' }).where('id', '=', id).execute();
}

async function lockProposal(trx: Transaction<DB>, id: number) {
  const proposal = await trx
    .selectFrom('snapshot_proposal')
    .select(['proposed_by', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!proposal) throw new Problem('proposal-not-found');
  return proposal;
}

/**
 * Locks the super admins for a decision by one of them.
 * @returns true if there is another one
 * @throws Problem `super-admin-only`
 */
async function lockDeciders(trx: Transaction<DB>, by: Decider): Promise<boolean> {
  const roots = await lockSuperAdmins(trx);
  if (!roots.includes(by.id)) throw new Problem('super-admin-only');
  return roots.length > 1;
}

/** The ids of the members whom a proposal excludes individually. */
export async function excludedBy(db: Queryable, id: number): Promise<number[]> {
  const rows = await db.selectFrom('snapshot_exclusion').select('user_id').where('proposal_id', '=', id).execute();
  return rows.map(({ user_id }) => user_id);
}

/** Time of the next snapshot; null if none is planned. */
export async function nextFreeze(db: Queryable): Promise<string | null> {
  const proposal = await db
    .selectFrom('snapshot_proposal')
    .select('freeze_at')
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return proposal?.freeze_at.toISOString() ?? null;
}
