import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { labelOf } from './identities.ts';
import { friend, notify } from '../notifications/notify.ts';
import { plainText } from '../contract/plainText.ts';
import type { Identity } from '../outside/providers/identityProvider.ts';

const USERNAME_LENGTH = 50;

/** Characters of referral codes, without those that are easily confused. */
const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 10;

/** Thrown if a concurrent request has created the same member. */
class AlreadyThere extends Error {}

/**
 * Finds the member of a provider's account, or creates them on their first sign-in.
 * @param referralCode the inviter's code; used for new members only, and ignored if unknown
 * @returns the member's id
 */
export async function findOrCreateMember(
  db: Database,
  clock: Clock,
  provider: string,
  identity: Identity,
  referralCode: string | undefined,
): Promise<number> {
  const known = await findMember(db, provider, identity.subject);
  if (known !== undefined) return known;
  try {
    return await withRetry(db, (trx) => createMember(trx, clock, provider, identity, referralCode));
  } catch (error) {
    if (!(error instanceof AlreadyThere)) throw error;
    return (await findMember(db, provider, identity.subject))!;
  }
}

async function findMember(db: Queryable, provider: string, subject: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('provider_subject')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
}

async function createMember(
  trx: Transaction<DB>,
  clock: Clock,
  provider: string,
  identity: Identity,
  referralCode: string | undefined,
): Promise<number> {
  const now = clock();
  const name = shownName(identity);
  const base = toUsername(identity.username ?? name);
  const referrer =
    referralCode &&
    (await trx
      .selectFrom('referral_code as c')
      .innerJoin('app_user as u', 'u.id', 'c.user_id')
      .select('c.user_id')
      .where('c.code', '=', referralCode)
      // Ignores a referrer who would seem to have joined later: another server's clock may be ahead of this one's.
      .where('u.created_at', '<=', now)
      .executeTakeFirst());
  const { id } = await trx
    .insertInto('app_user')
    .values({
      name,
      username: base,
      picture_url: pictureUrl(identity.pictureUrl),
      email: identity.email ?? null,
      referred_by: referrer ? referrer.user_id : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const claimed = await trx
    .insertInto('provider_subject')
    .values({ provider, subject: identity.subject, user_id: id, label: labelOf(identity), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!claimed) throw new AlreadyThere();

  const username = await claimUsername(trx, id, base);
  if (username !== base) await trx.updateTable('app_user').set({ username }).where('id', '=', id).execute();
  await claimReferralCode(trx, id);
  if (referrer) await notify(trx, [friend(referrer.user_id, id, 'friend-joined')], now);
  return id;
}

/** Claims `base` as the username. If it is taken, appends a random number. */
async function claimUsername(trx: Transaction<DB>, userId: number, base: string): Promise<string> {
  for (let username = base; ; username = `${base}_${randomInt(1000, 1_000_000)}`) {
    const claimed = await trx
      .insertInto('username')
      .values({ username_key: username.toLowerCase(), user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (claimed) return username;
  }
}

/** Gives a member a random referral code that nobody else has. */
export async function claimReferralCode(trx: Transaction<DB>, userId: number): Promise<void> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
    const claimed = await trx
      .insertInto('referral_code')
      .values({ code, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (claimed) return;
  }
}

/**
 * Returns the user's name at the provider, without characters that names can't contain. Falls back to the username
 * there, then to `Member`.
 */
function shownName({ name, username }: Identity): string {
  const visible = [name, username ?? ''].map((text) => plainText(text)).find((text) => text !== '');
  return visible ?? 'Member';
}

/**
 * Converts a name to a username: removes accents, and replaces everything but Latin letters, digits, `_`, `.` and `-`
 * with `_`. Leaves room for the number of {@link claimUsername}. Falls back to `member`.
 */
function toUsername(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '_')
    .replace(/^[_.-]+|[_.-]+$/g, '')
    .slice(0, USERNAME_LENGTH - '_999999'.length);
  return plain || 'member';
}

/** Returns the URL of a picture that is served over TLS, else null. */
function pictureUrl(url: string | undefined): string | null {
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? new URL(url).href : null;
}
