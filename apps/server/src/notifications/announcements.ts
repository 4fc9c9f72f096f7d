import type { AppContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';

/** Time before the end of the airdrop at which members are notified, in ms. */
const NOTICE = 3 * 24 * 60 * 60 * 1000;

/**
 * Notifies all members, only once, that the airdrop ends soon. If the end was moved or removed, deletes the
 * announcement of the old end, unless that has already passed.
 */
export async function announceEnd({ db, clock, site }: Pick<AppContext, 'db' | 'clock' | 'site'>): Promise<void> {
  const now = clock();
  const { ends } = site.current.airdrop;
  const end = ends === undefined ? undefined : new Date(ends);
  const key = end && `airdrop-closing:${end.toISOString()}`;
  await db
    .deleteFrom('announcement')
    .where('kind', '=', 'airdrop-closing')
    .where('happens_at', '>', now)
    .$if(key !== undefined, (old) => old.where('announcement_key', '!=', key!))
    .execute();
  if (!key || end <= now || end.getTime() - now.getTime() > NOTICE) return;
  await announce(db, { key, kind: 'airdrop-closing', happensAt: end }, now);
}

/** Notifies all members that their points were frozen. */
export const announceSnapshot = (db: Queryable, snapshotId: number, frozenAt: Date): Promise<void> =>
  announce(db, { key: `snapshot:${snapshotId}`, kind: 'snapshot', happensAt: frozenAt }, frozenAt);

async function announce(
  db: Queryable,
  { key, kind, happensAt }: { key: string; kind: 'airdrop-closing' | 'snapshot'; happensAt: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('announcement')
    .values({ announcement_key: key, kind, happens_at: happensAt, created_at: now })
    .onConflict((conflict) => conflict.column('announcement_key').doNothing())
    .execute();
}

/** Query for the announcements in a member's inbox: those about events after the member joined. */
export const announcedTo = (db: Queryable, userId: number) =>
  db
    .selectFrom('announcement as a')
    .innerJoin('app_user as u', (join) => join.onRef('a.happens_at', '>=', 'u.created_at').on('u.id', '=', userId));

/** Marks announcements as read by a member. */
export async function markRead(db: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('announcement_read')
    .values(ids.map((id) => ({ user_id: userId, announcement_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
