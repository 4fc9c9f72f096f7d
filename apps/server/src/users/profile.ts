import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { refuseHidden } from '../contract/names.ts';
import { invalidField, Problem } from '../contract/problem.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';
import { claimUpload, type ImageChanges, type PreparedImages } from '../images/uploads.ts';
import { listCountries } from './countries.ts';
import { countUnread } from '../notifications/queries.sql.ts';
import { isAdmin, type Member } from './member.ts';

/** A member's account with its private properties. */
export async function getOwnUser(db: Queryable, id: number, now: Date): Promise<components['schemas']['OwnUser']> {
  const user = await db
    .selectFrom('app_user as u')
    .leftJoin('account_deletion as d', 'd.user_id', 'u.id')
    .selectAll('u')
    .select('d.due_at')
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  const role = user.role as Member['role'];
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    pictureUrl: user.picture_url,
    role,
    is_admin: isAdmin({ role }),
    flag: user.flag,
    interests: user.interests as components['schemas']['Interest'][],
    points: user.total_points,
    unreadNotifications: await countUnread(db, id),
    createdAt: user.created_at.toISOString(),
    deletionDueAt: user.due_at?.toISOString() ?? null,
    silence: user.silenced_until && user.silenced_until > now ? await getSilence(db, id, user.silenced_until) : null,
  };
}

async function getSilence(db: Queryable, id: number, until: Date): Promise<components['schemas']['OwnSilence']> {
  const { reason } = await db
    .selectFrom('sanction')
    .select('reason')
    .where('user_id', '=', id)
    .where('kind', '=', 'silence')
    .where('status', '=', 'applied')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { until: until.toISOString(), reason };
}

/** Returns true if a member has deleted their account. */
export async function isDeleted(db: Queryable, id: number): Promise<boolean> {
  const member = await db.selectFrom('app_user').select('deleted_at').where('id', '=', id).executeTakeFirst();
  return Boolean(member?.deleted_at);
}

/**
 * Changes the given properties of a member's profile. An empty `picture` removes the current one.
 * @returns the images to settle
 * @throws Problem `validation-failed`, `username-taken`, or as {@link claimUpload}
 */
export async function updateProfile(
  trx: Transaction<DB>,
  prepared: PreparedImages,
  userId: number,
  { name, username, picture }: components['schemas']['ProfileUpdate'],
): Promise<ImageChanges> {
  if (name !== undefined) refuseHidden(name, '/body/name');
  const { picture_key: old } = await trx
    .selectFrom('app_user')
    .select('picture_key')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const changes: ImageChanges = { claimed: [], dropped: [] };
  if (picture !== undefined && old !== null) changes.dropped.push(old);
  if (picture) {
    await claimUpload(trx, prepared, userId, picture);
    changes.claimed.push(picture);
  }
  if (username !== undefined) await takeUsername(trx, userId, username);
  const columns = {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(picture !== undefined && { picture_key: picture || null, picture_url: picture ? MEDIA_URL + picture : null }),
  };
  if (Object.keys(columns).length > 0)
    await trx.updateTable('app_user').set(columns).where('id', '=', userId).execute();
  return changes;
}

async function takeUsername(trx: Transaction<DB>, userId: number, username: string): Promise<void> {
  const key = username.toLowerCase();
  const { user_id } = await trx
    .insertInto('username')
    .values({ username_key: key, user_id: userId })
    // A no-op update, so that `returning` also gives an existing row.
    .onConflict((conflict) => conflict.column('username_key').doUpdateSet({ username_key: key }))
    .returning('user_id')
    .executeTakeFirstOrThrow();
  if (user_id !== userId) throw new Problem('username-taken');
  await trx.deleteFrom('username').where('user_id', '=', userId).where('username_key', '!=', key).execute();
}

/**
 * Sets a member's flag, or removes it.
 * @throws Problem `validation-failed` if no country has this code
 */
export async function setFlag(db: Queryable, userId: number, flag: string | null): Promise<void> {
  if (flag !== null && !(await listCountries()).some(({ cca2 }) => cca2 === flag))
    throw invalidField('/query/flag', 'not-allowed', 'must be the code of a country');
  await db.updateTable('app_user').set({ flag }).where('id', '=', userId).execute();
}
