import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { after } from '../auth/lifetimes.ts';
import { randomToken, sha256 } from '../auth/secrets.ts';
import type { Language } from '../contract/language.ts';
import { takeAllowance } from '../db/allowance.ts';
import { Problem } from '../contract/problem.ts';
import { ServiceError } from '../outside/service.ts';
import { confirmationMail } from './emailMessages.ts';

const HOUR = 60 * 60 * 1000;

/** Lifetime of the link in a confirmation email, in ms. */
const LINK_LIFETIME = 24 * HOUR;

/** Maximum number of emails that one member can request per hour. */
const MAILS_PER_HOUR = 5;

/** An email address to confirm, its member, and the quest to complete. */
export interface Subscription {
  userId: number;
  questId: number;
  email: string;
  language: Language;
}

/**
 * Sends an email with a link that confirms the address.
 * @returns the time at which the link expires
 * @throws Problem `rate-limited` or `verification-unavailable`
 */
export async function sendConfirmation(
  { config, site, db, clock, services }: Pick<AppContext, 'config' | 'site' | 'db' | 'clock' | 'services'>,
  { userId, questId, email, language }: Subscription,
): Promise<Date> {
  if (!services.mail) throw new Problem('verification-unavailable');
  const now = clock();
  await takeAllowance(db, `email:${userId}`, MAILS_PER_HOUR, now);
  const token = randomToken();
  const expires_at = after(now, LINK_LIFETIME);
  await db
    .insertInto('email_confirmation')
    .values({ token_hash: sha256(token), user_id: userId, quest_id: questId, email, created_at: now, expires_at })
    .execute();
  const link = new URL('/email-verified', config.publicUrl);
  // Browsers never send the fragment, so the token can't end up in a server's log.
  link.hash = `token=${token}`;
  try {
    await services.mail.send({ to: email, ...confirmationMail(language, site.current.shortName, link.href) });
  } catch (error) {
    if (error instanceof ServiceError) throw Problem.causedBy(error, 'verification-unavailable');
    throw error;
  }
  return expires_at;
}

/**
 * Confirms the email address that a token was sent to, and makes it the member's. Each token works only once.
 * @throws Problem `email-token-invalid`
 */
export async function confirmEmail(trx: Transaction<DB>, token: string, now: Date) {
  const confirmed = await trx
    .updateTable('email_confirmation')
    .set({ used_at: now })
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'quest_id', 'email'])
    .executeTakeFirst();
  if (!confirmed) throw new Problem('email-token-invalid');
  const { user_id, quest_id, email } = confirmed;
  await trx.updateTable('app_user').set({ email }).where('id', '=', user_id).execute();
  return { userId: user_id, questId: quest_id, email };
}
