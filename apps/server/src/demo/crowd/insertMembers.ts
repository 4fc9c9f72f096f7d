import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { MEDIA_URL } from '../../images/mediaUrl.ts';
import { DEMO_PROVIDER } from '../identity/accounts.ts';
import { chance } from './chance.ts';
import { DAY, HOUR, type Member } from './history.ts';
import { imageKey } from './images.ts';
import { insertRows } from '../insertRows.ts';

const interests = [
  'NFTs',
  'DeFi',
  'GameFi',
  'Tokenomics',
  'Researcher',
  'Memes',
  'Trading',
  'Auditor',
  'Developer',
  'Designer',
  'Governance',
  'Community',
];

const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const iso = (time: number) => new Date(time).toISOString();

/**
 * Adds the members of the crowd, with their usernames, demo accounts, referral codes and inviters.
 * @returns their ids, in the same order
 */
export async function insertMembers(trx: Transaction<DB>, crowd: Member[]): Promise<number[]> {
  const rows = crowd.map(({ username, name, flag, joinedAt, quests }, index) => {
    const next = chance(index + 1000);
    const tags = [...new Set([0, 1, 2].map(() => interests[Math.floor(next() * interests.length)]!))];
    return {
      username,
      name,
      flag,
      picture_key: imageKey('portrait', index),
      picture_url: MEDIA_URL + imageKey('portrait', index),
      interests: tags.slice(0, Math.floor(next() * 4)),
      is_degen: index % 19 === 7,
      completed_quests: quests.length,
      created_at: iso(joinedAt),
    };
  });
  const added = await insertRows(trx, 'app_user', rows, ['id', 'username']);
  const byName = new Map(added.map(({ id, username }) => [username, id]));
  const ids = crowd.map(({ username }) => byName.get(username)!);
  const next = chance(77);
  const letter = () => CODE_LETTERS[Math.floor(next() * CODE_LETTERS.length)]!;

  await insertRows(
    trx,
    'username',
    crowd.map(({ username }, index) => ({ username_key: username, user_id: ids[index] })),
  );
  await insertRows(
    trx,
    'provider_subject',
    crowd.map(({ username, joinedAt }, index) => ({
      provider: DEMO_PROVIDER,
      subject: `demo-${username}`,
      user_id: ids[index],
      created_at: iso(joinedAt),
    })),
  );
  await insertRows(
    trx,
    'referral_code',
    ids.map((user_id) => ({ code: Array.from({ length: 10 }, letter).join(''), user_id })),
  );
  const inviters = new Map<number, number[]>();
  for (const [index, { inviter }] of crowd.entries())
    if (inviter !== null) inviters.set(ids[inviter]!, [...(inviters.get(ids[inviter]!) ?? []), ids[index]!]);
  for (const [referred_by, invited] of inviters)
    await trx.updateTable('app_user').set({ referred_by }).where('id', 'in', invited).execute();
  return ids;
}

/** Adds a session for each member who was active in the last 30 days. Nobody knows its token. */
export async function insertSessions(trx: Transaction<DB>, crowd: Member[], ids: number[], now: number): Promise<void> {
  const seen = crowd.map(({ bonuses, joinedAt }) => Math.max(joinedAt, ...bonuses));
  await insertRows(
    trx,
    'session',
    ids.flatMap((user_id, index) => {
      const last = seen[index]! + HOUR / 4;
      if (last < now - 30 * DAY || last > now) return [];
      const times = {
        created_at: iso(crowd[index]!.joinedAt),
        last_seen_at: iso(last),
        expires_at: iso(last + 30 * DAY),
      };
      return [{ token_hash: `demo ${user_id}`, user_id, ...times }];
    }),
  );
}
