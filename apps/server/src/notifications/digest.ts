import type { AppContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import type { Mailer } from '../outside/mail.ts';
import { claimDay, digestsOf, type Digest } from './digest.sql.ts';
import { digestDay } from './digestDay.ts';
import { digestMail } from './digestMessages.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

/** Number of subscribers claimed at a time. */
const BATCH = 200;

/** Maximum number of emails that a process sends concurrently. */
const CONCURRENCY = 20;

/** Number of consecutive failures after which the mail service is considered down. */
const GIVES_UP_AT = 5;

/**
 * Age at which a notification is certain to be visible, in ms. Its time is the time of its call, but its transaction
 * commits later.
 */
const SETTLED = 60_000;

/** Maximum duration of a run, in ms. The next run continues. */
const RUN_LIMIT = 10 * 60 * 1000;

type Context = Pick<AppContext, 'config' | 'db' | 'clock' | 'services' | 'site' | 'proofKey'>;

/**
 * Sends the daily emails that are due. Several processes may run this concurrently, and any of them may crash: a
 * subscriber's day is claimed before their email is sent, so nobody gets two in a day. If an email may have been lost,
 * the next one includes its news.
 * @param signal ends the run early; claimed days whose emails were not attempted are released
 * @throws Error caused by the last failure, if any emails failed
 */
export async function sendDigests(context: Context, signal?: AbortSignal): Promise<void> {
  const { db, clock, services } = context;
  const { mail } = services;
  if (!mail) return;
  const deadline = AbortSignal.timeout(RUN_LIMIT);
  const failed: Failures = { count: 0, inARow: 0, last: undefined };
  const isEnded = () => Boolean(signal?.aborted || deadline.aborted || failed.inARow >= GIVES_UP_AT);
  while (!isEnded()) {
    const now = clock();
    const day = digestDay(now);
    const until = new Date(now.getTime() - SETTLED);
    const claimed = await claimDay(db, day, BATCH);
    const outcome = await sendAll(context, mail, await digestsOf(db, claimed, until), failed, isEnded);
    await markSent(
      db,
      claimed.filter((id) => !outcome.unsent.has(id)),
      until,
    );
    await release(db, [...outcome.untried], day);
    if (claimed.length < BATCH) break;
  }
  if (failed.count > 0) throw new Error(`Daily emails that were not sent: ${failed.count}`, { cause: failed.last });
}

interface Failures {
  count: number;
  inARow: number;
  last: unknown;
}

/**
 * Sends emails until `isEnded` returns true.
 * @returns `unsent`: the members whose email was not sent; `untried`: those of them whose email was not attempted
 */
async function sendAll(
  { config, site, proofKey }: Context,
  mail: Mailer,
  digests: readonly Digest[],
  failed: Failures,
  isEnded: () => boolean,
): Promise<{ unsent: Set<number>; untried: Set<number> }> {
  const [unsent, untried] = [new Set<number>(), new Set<number>()];
  // Shared by the concurrent senders, so that each email is sent only once.
  const queue = digests.values();
  const sendNext = async () => {
    for (const digest of queue) {
      const { userId } = digest;
      if (isEnded()) {
        untried.add(userId);
        unsent.add(userId);
        continue;
      }
      try {
        await mail.send(toMail(config.publicUrl, site.current.shortName, proofKey, digest));
        failed.inARow = 0;
      } catch (error) {
        unsent.add(userId);
        failed.count++;
        failed.inARow++;
        failed.last = error;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  return { unsent, untried };
}

function toMail(publicUrl: string, community: string, proofKey: string, { userId, email, language, news }: Digest) {
  const token = unsubscribeToken(proofKey, userId);
  const links = {
    site: `${publicUrl}/`,
    settings: `${publicUrl}/profile/edit#notifications`,
    // The fragment keeps the token out of logs.
    unsubscribe: `${publicUrl}/unsubscribe#token=${token}`,
  };
  return {
    to: email,
    ...digestMail(language, community, news, links),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/backend/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

async function markSent(db: Queryable, userIds: number[], until: Date): Promise<void> {
  if (userIds.length === 0) return;
  await db.updateTable('digest_subscriber').set({ sent_until: until }).where('user_id', 'in', userIds).execute();
}

/** Releases the claims on emails that were not attempted, so that another run sends them. */
async function release(db: Queryable, userIds: number[], day: string): Promise<void> {
  if (userIds.length === 0) return;
  const before = new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await db.updateTable('digest_subscriber').set({ claimed_day: before }).where('user_id', 'in', userIds).execute();
}
