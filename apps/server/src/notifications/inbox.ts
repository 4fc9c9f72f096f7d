import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { announcedTo, markRead } from './announcements.ts';
import { countUnread } from './queries.sql.ts';

/** Age at which a notification is deleted, in ms. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;

/**
 * Marks one of a member's notifications or an announcement as read. Idempotent.
 * @returns the number of notifications that are still unread
 * @throws Problem `notification-not-found`
 */
export async function readOne(db: Queryable, userId: number, id: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ is_unread: false })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('is_unread', '=', true)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const known = await db
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) await readAnnouncement(db, userId, id);
  }
  return countUnread(db, userId);
}

/** @throws Problem `notification-not-found` */
async function readAnnouncement(db: Queryable, userId: number, id: number): Promise<void> {
  const announced = await announcedTo(db, userId).select('a.id').where('a.id', '=', id).executeTakeFirst();
  if (!announced) throw new Problem('notification-not-found');
  await markRead(db, userId, [id]);
}

/**
 * Marks as read the notifications and announcements up to a time, except the kinds that the member hides in the app.
 * @returns the number of notifications that are still unread
 */
export async function readUntil(db: Queryable, userId: number, until: Date): Promise<number> {
  // The member hasn't seen the kinds that are hidden in the app. They stay unread for the daily email.
  const hidden = db
    .selectFrom('notification_setting')
    .select('kind')
    .where('user_id', '=', userId)
    .where('in_app', '=', false);
  await db
    .updateTable('notification')
    .set({ is_unread: false })
    .where('user_id', '=', userId)
    .where('is_unread', '=', true)
    .where('created_at', '<=', until)
    .where('kind', 'not in', hidden)
    .execute();
  const announced = await announcedTo(db, userId)
    .select('a.id')
    .where('a.created_at', '<=', until)
    .where('a.kind', 'not in', hidden)
    .execute();
  await markRead(
    db,
    userId,
    announced.map(({ id }) => id),
  );
  return countUnread(db, userId);
}

/** Deletes notifications and announcements that are too old. */
export async function purgeNotifications(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIFETIME);
  await db.deleteFrom('notification').where('created_at', '<', before).execute();
  await db.deleteFrom('announcement').where('created_at', '<', before).execute();
}
