import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { decideEach } from '../db/decideEach.ts';
import { lockMembers } from '../points/ledger.ts';
import { refuseOwn } from '../users/otherAdmins.ts';
import { completeQuest } from './complete.ts';
import { decideOpen, tellDecision } from './progress.ts';
import type { ProofContext } from './proofs.ts';
import { findQuest } from './quests.ts';

type Schemas = components['schemas'];
type Skipped = Schemas['QuestsDecision']['skipped'][number];

/** Makes the same decision on several open requests. Those that can't be decided are skipped. */
export async function decideRequests(
  context: ProofContext,
  trx: Transaction<DB>,
  { requests, decision, reason }: Schemas['QuestsDecide'],
  actorId: number,
  now: Date,
): Promise<Schemas['QuestsDecision']> {
  const inOrder = [...requests].sort((a, b) => a.userId - b.userId || a.challengeId - b.challengeId);
  // In order, so that calls for the same requests wait for one another instead of deadlocking.
  await lockMembers(trx, [...new Set(inOrder.map(({ userId }) => userId))]);
  const { decided, skipped } = await decideEach(
    trx,
    inOrder,
    (request) =>
      decision === 'force'
        ? { operation: 'forceVerifyQuest', input: { ...request, onlyOpen: true } }
        : {
            operation: 'decideQuest',
            input: {
              ...request,
              action: decision,
              onlyOpen: true,
              ...(decision === 'fail' && reason !== undefined && { reason }),
            },
          },
    async ({ userId, challengeId }) => {
      await refuseOwn(trx, actorId, userId);
      const quest = await findQuest(trx, challengeId, { deletedToo: decision !== 'force' });
      if (decision === 'force') {
        await completeQuest(context, trx, userId, quest, now, { force: true, onlyOpen: true, causedBy: actorId });
        return { userId, challengeId, state: 'completed' as const };
      }
      const progress =
        decision === 'fail'
          ? await decideOpen(trx, userId, challengeId, 'failed', {
              reason: reason ?? null,
              decided_by: actorId,
              decided_at: now,
            })
          : await decideOpen(trx, userId, challengeId, 'verified');
      await tellDecision(trx, progress, actorId, now);
      return { userId, challengeId, state: decision === 'fail' ? ('failed' as const) : ('verified' as const) };
    },
  );
  return { decided, skipped: skipped.map(({ item, code }) => ({ ...item, code: code as Skipped['code'] })) };
}
