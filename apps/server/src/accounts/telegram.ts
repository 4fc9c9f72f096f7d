import type { AppContext } from '../context.ts';
import { after, ATTEMPT_LIFETIME } from '../auth/lifetimes.ts';
import { randomToken, sha256 } from '../auth/secrets.ts';
import { withRetry } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import type { Telegram } from '../outside/telegram.ts';
import { linkSubject } from './linked.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * Starts linking a Telegram account.
 * @returns a link that opens the bot with a code for this member
 */
export async function startTelegramLink({ db, clock }: Context, telegram: Telegram, userId: number): Promise<string> {
  const code = randomToken();
  await db
    .insertInto('account_link')
    .values({ state_hash: sha256(code), user_id: userId, expires_at: after(clock(), ATTEMPT_LIFETIME) })
    .execute();
  return telegram.startUrl(code);
}

/**
 * Links the accounts of members who pressed Start since the last run. If an account belongs to another member, marks
 * the attempt as taken instead. Concurrent runs are safe.
 * @throws ServiceError
 */
export async function receiveTelegramStarts({ db, clock }: Context, telegram: Telegram): Promise<void> {
  const { bot } = telegram;
  const known = await db.selectFrom('telegram_offset').select('next_update').where('bot', '=', bot).executeTakeFirst();
  const from = known?.next_update ?? 0;
  const { next, starts } = await telegram.starts(from);
  if (next === from) return;
  await withRetry(db, async (trx) => {
    const now = clock();
    for (const { code, userId } of starts) {
      const link = await trx
        .updateTable('account_link')
        .set({ used_at: now })
        .where('state_hash', '=', sha256(code))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['state_hash', 'user_id'])
        .executeTakeFirst();
      if (!link || (await linkSubject(trx, link.user_id, 'telegram', userId, now))) continue;
      await trx.updateTable('account_link').set({ taken: true }).where('state_hash', '=', link.state_hash).execute();
    }
    await trx
      .insertInto('telegram_offset')
      .values({ bot, next_update: next })
      .onConflict((conflict) =>
        conflict.column('bot').doUpdateSet({ next_update: next }).where('telegram_offset.next_update', '<', next),
      )
      .execute();
  });
}

/**
 * @throws Problem `account-taken` if the member's last completed attempt used an account that belongs to another member
 */
export async function refuseTakenTelegram({ db }: Context, userId: number): Promise<void> {
  const last = await db
    .selectFrom('account_link')
    .select('taken')
    .where('user_id', '=', userId)
    .where('callback_url', 'is', null)
    .where('used_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .executeTakeFirst();
  if (last?.taken) throw new Problem('account-taken');
}
