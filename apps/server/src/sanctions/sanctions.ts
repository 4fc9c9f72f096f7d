import type { components } from '@pwr-community/api/schema';
import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { notify, type News } from '../notifications/notify.ts';
import { giveAllPointsBack, takeAllPoints } from '../points/adjustments.ts';
import { payDueReferrals } from '../referrals/payReferral.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { isAnotherAdmin } from '../users/otherAdmins.ts';

type Schemas = components['schemas'];
type Kind = Schemas['SanctionKind'];
type Standing = Schemas['MemberStanding'];
type Sanction = Selectable<DB['sanction']>;

const DAY = 24 * 60 * 60 * 1000;

/** The admin who imposes a sanction or decides on a proposed one. */
export interface Actor extends Pick<Member, 'id' | 'role'> {
  /** True if the admin signed in within the last few minutes. */
  isFresh: boolean;
}

/** A sanction against a member, or its reversal. */
export interface NewSanction {
  userId: number;
  kind: Kind;
  /** The admin's explanation to the member. */
  reason: string;
  /** Length of a silence, in days. */
  days?: number;
}

/**
 * Disqualifies or silences a member, or reverses that, and notifies the member of the reason. Changes nothing if the
 * member is already in that state, but refuses to silence a silenced member. A sanction against an admin is only a
 * proposal until a second admin confirms it. If the actor and the target are the only admins, a super admin who has
 * just signed in can impose it alone.
 * @throws Problem `user-not-found`, `already-silenced`, `other-admin-required` or `fresh-sign-in-required`
 */
export async function sanction(
  trx: Transaction<DB>,
  { userId, kind, reason, days }: NewSanction,
  actor: Actor,
  now: Date,
): Promise<Standing> {
  const target = await lockTarget(trx, userId);
  if (kind === 'silence' && isSilenced(target, now)) throw new Problem('already-silenced');
  if (!changes(target, kind, now)) return standingOf(trx, userId, 'unchanged', now);
  const isProposal = await needsSecondAdmin(trx, target, actor);
  const inserted = await trx
    .insertInto('sanction')
    .values({
      user_id: userId,
      kind,
      status: isProposal ? 'proposed' : 'applied',
      reason,
      days: days ?? null,
      actor_id: actor.id,
      created_at: now,
    })
    // Nothing is inserted if the same sanction has already been proposed.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted && !isProposal) await apply(trx, inserted, target, actor.id, now);
  return standingOf(trx, userId, isProposal ? 'proposed' : 'applied', now);
}

/**
 * Decides a proposal: a second admin confirms it, or any admin but its target cancels it. A confirmed sanction that
 * would change nothing is canceled, too. Only one of several concurrent decisions succeeds.
 * @throws Problem `sanction-not-found`, `sanction-decided` or `other-admin-required`
 */
export async function decideSanction(
  trx: Transaction<DB>,
  id: number,
  decision: 'applied' | 'canceled',
  actor: Pick<Actor, 'id'>,
  now: Date,
): Promise<Standing> {
  const proposed = await trx.selectFrom('sanction').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!proposed) throw new Problem('sanction-not-found');
  const { user_id: userId } = proposed;
  // The lock on the member makes all sanctions and decisions about them run one after another.
  const target = await lockTarget(trx, userId);
  const { status, actor_id, kind } = await trx
    .selectFrom('sanction')
    .select(['status', 'actor_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status !== 'proposed') throw new Problem('sanction-decided');
  if (actor.id === userId || (decision === 'applied' && actor.id === actor_id))
    throw new Problem('other-admin-required');
  const isApplied = decision === 'applied' && changes(target, kind as Kind, now);
  const decided = await trx
    .updateTable('sanction')
    .set({ status: isApplied ? 'applied' : 'canceled', decided_by: actor.id, decided_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isApplied) await apply(trx, decided, target, actor.id, now);
  return standingOf(trx, userId, isApplied ? 'applied' : 'unchanged', now);
}

type Target = Awaited<ReturnType<typeof lockTarget>>;

async function lockTarget(trx: Transaction<DB>, userId: number) {
  const target = await trx
    .selectFrom('app_user')
    .select(['id', 'role', 'total_points', 'disqualified_at', 'silenced_until'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!target) throw new Problem('user-not-found');
  return target;
}

const isSilenced = ({ silenced_until }: Pick<Target, 'silenced_until'>, now: Date) =>
  silenced_until !== null && silenced_until > now;

/** Returns true if a sanction would change the member's state. */
function changes(target: Target, kind: Kind, now: Date): boolean {
  switch (kind) {
    case 'disqualify':
      return target.disqualified_at === null;
    case 'reinstate':
      return target.disqualified_at !== null;
    case 'silence':
      return !isSilenced(target, now);
    case 'unsilence':
      return isSilenced(target, now);
  }
}

/**
 * Returns true if a second admin must confirm.
 * @throws Problem `other-admin-required` or `fresh-sign-in-required`
 */
async function needsSecondAdmin(trx: Transaction<DB>, target: Target, actor: Actor): Promise<boolean> {
  if (!isAdmin(target as Pick<Member, 'role'>)) return false;
  const isThird = await isAnotherAdmin(trx, actor.id, target.id);
  if (target.id === actor.id && isThird) throw new Problem('other-admin-required');
  if (isThird) return true;
  if (actor.role !== 'Super Admin') throw new Problem('other-admin-required');
  if (!actor.isFresh) throw new Problem('fresh-sign-in-required');
  return false;
}

/** Applies a sanction to the member, and notifies them. */
async function apply(
  trx: Transaction<DB>,
  { id, user_id: userId, kind, reason, days }: Sanction,
  target: Target,
  actorId: number,
  now: Date,
): Promise<void> {
  const key = `sanction:${id}`;
  const news = { userId, key, causedBy: actorId, reason };
  const tell = (item: Pick<News, 'kind' | 'points' | 'days'>) => notify(trx, [{ ...news, ...item }], now);
  switch (kind as Kind) {
    case 'disqualify':
      await takeAllPoints(trx, { userId, actorId }, target.total_points, key, now);
      return tell({ kind: 'disqualified' });
    case 'reinstate': {
      const points = await giveAllPointsBack(trx, { userId, actorId }, key, now);
      await tell({ kind: 'reinstated', points });
      return payDueReferrals(trx, userId, now);
    }
    case 'silence': {
      const ends_at = new Date(now.getTime() + days! * DAY);
      await trx.updateTable('sanction').set({ ends_at }).where('id', '=', id).execute();
      await silenceUntil(trx, userId, ends_at);
      return tell({ kind: 'silenced', days: days! });
    }
    case 'unsilence':
      await silenceUntil(trx, userId, null);
      return tell({ kind: 'unsilenced' });
  }
}

const silenceUntil = (trx: Transaction<DB>, userId: number, silenced_until: Date | null) =>
  trx.updateTable('app_user').set({ silenced_until }).where('id', '=', userId).execute();

async function standingOf(
  trx: Transaction<DB>,
  userId: number,
  outcome: Standing['outcome'],
  now: Date,
): Promise<Standing> {
  const { total_points, disqualified_at, silenced_until } = await trx
    .selectFrom('app_user')
    .select(['total_points', 'disqualified_at', 'silenced_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    userId,
    points: total_points,
    disqualified: disqualified_at !== null,
    silencedUntil: silenced_until !== null && silenced_until > now ? silenced_until.toISOString() : null,
    outcome,
  };
}
