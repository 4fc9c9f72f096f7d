import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { contract } from '../contract/contract.ts';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import type { Queryable } from '../db/database.ts';
import { isOpenAt } from '../quests/quests.ts';
import { digestDay } from './digestDay.ts';

type Settings = components['schemas']['NotificationSettings'];
type Setting = components['schemas']['NotificationSetting'];

/** A member's settings for all kinds, and their email address or, if they have none, the quest that confirms one. */
export async function findSettings(db: Queryable, userId: number, now: Date): Promise<Settings> {
  const { email } = await db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('notification_setting')
    .select(['kind', 'in_app', 'by_email'])
    .where('user_id', '=', userId)
    .execute();
  const known = new Map(rows.map((row) => [row.kind, row]));
  return {
    email,
    emailQuestId: email === null ? await findEmailQuest(db, now) : null,
    kinds: contract.components.schemas.NotificationKind.enum.map((kind) => ({
      kind,
      inApp: known.get(kind)?.in_app ?? true,
      byEmail: known.get(kind)?.by_email ?? false,
    })),
  };
}

/** The id of the first open quest that confirms an email address; null if there is none. */
async function findEmailQuest(db: Queryable, now: Date): Promise<number | null> {
  const quest = await db
    .selectFrom('quest')
    .select('id')
    .where('kind', '=', 'email')
    .where(isOpenAt(now))
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
  return quest?.id ?? null;
}

/**
 * Changes a member's settings for some kinds. A member who gets at least one kind by email is subscribed to the daily
 * email; otherwise, the subscription ends.
 * @param language language of the emails
 * @throws Problem `email-not-confirmed`
 */
export async function saveSettings(
  trx: Transaction<DB>,
  userId: number,
  changes: readonly Setting[],
  language: Language,
  now: Date,
): Promise<void> {
  // Concurrent changes wait here, so that the subscription matches the settings.
  const { email } = await trx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (email === null && changes.some(({ byEmail }) => byEmail)) throw new Problem('email-not-confirmed');
  const last = new Map(changes.map((change) => [change.kind, change]));
  await trx
    .insertInto('notification_setting')
    .values(
      Array.from(last.values(), ({ kind, inApp, byEmail }) => ({
        user_id: userId,
        kind,
        in_app: inApp,
        by_email: byEmail,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({
        in_app: ref('excluded.in_app'),
        by_email: ref('excluded.by_email'),
      })),
    )
    .execute();
  const byEmail = await trx
    .selectFrom('notification_setting')
    .select('kind')
    .where('user_id', '=', userId)
    .where('by_email', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (byEmail)
    await trx
      .insertInto('digest_subscriber')
      // The current day's emails are already being sent, so the first one comes on the next day.
      .values({ user_id: userId, language, claimed_day: digestDay(now), sent_until: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language }))
      .execute();
  else await trx.deleteFrom('digest_subscriber').where('user_id', '=', userId).execute();
}

/** Unsubscribes a member from the daily email. The settings for the app don't change. Idempotent. */
export async function endEmails(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await trx
    .updateTable('notification_setting')
    .set({ by_email: false })
    .where('user_id', '=', userId)
    .where('by_email', '=', true)
    .execute();
  await trx.deleteFrom('digest_subscriber').where('user_id', '=', userId).execute();
}
