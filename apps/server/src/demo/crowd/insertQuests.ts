import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { friend, type News } from '../../notifications/notify.ts';
import { insertRows } from '../insertRows.ts';
import type { PastEntry } from '../pastPoints.ts';
import type { Member } from './history.ts';

/** A notification with its time. */
export type PastNews = News & { at: number };

const iso = (time: number) => new Date(time).toISOString();

/** Number of quests, including wallet and Telegram, that an invited member must complete to count as active. */
const ACTIVE = 4;

/**
 * Adds the crowd's completed quests.
 * @returns the ledger entries, and the notifications for inviters
 */
export async function insertQuests(
  trx: Transaction<DB>,
  crowd: Member[],
  ids: number[],
): Promise<{ entries: PastEntry[]; news: PastNews[] }> {
  const quests = await trx
    .selectFrom('quest')
    .select(['id', 'kind', 'points', 'title'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const progress: object[] = [];
  const entries: PastEntry[] = [];
  const news: PastNews[] = [];
  for (const [index, member] of crowd.entries()) {
    const userId = ids[index]!;
    const kinds: string[] = [];
    if (member.inviter !== null)
      news.push({ ...friend(ids[member.inviter]!, userId, 'friend-joined'), at: member.joinedAt });
    for (const { position, at } of member.quests) {
      const quest = quests[position]!;
      progress.push({ user_id: userId, quest_id: quest.id, state: 'completed', completed_at: iso(at) });
      const { en: reason } = quest.title as { en: string };
      const entry = {
        userId,
        key: `quest:${quest.id}`,
        kind: 'quest',
        delta: quest.points,
        questId: quest.id,
      } as const;
      entries.push({ ...entry, reason, at: iso(at) });
      const wasActive = isActive(kinds);
      kinds.push(quest.kind);
      if (member.inviter === null || wasActive || !isActive(kinds)) continue;
      const inviterId = ids[member.inviter]!;
      const points = 100;
      const reward = { userId: inviterId, key: `referral:${userId}`, kind: 'referral', delta: points } as const;
      entries.push({ ...reward, reason: `Invited ${member.name}`, at: iso(at) });
      news.push({ ...friend(inviterId, userId, 'friend-counted'), points, at });
    }
  }
  await insertRows(trx, 'quest_progress', progress);
  return { entries, news };
}

const isActive = (kinds: string[]) => kinds.length >= ACTIVE && kinds.includes('wallet') && kinds.includes('telegram');
