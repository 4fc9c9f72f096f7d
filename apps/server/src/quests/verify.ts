import type { AppContext } from '../context.ts';
import { linkedSubject } from '../accounts/linked.ts';
import { receiveTelegramStarts, refuseTakenTelegram } from '../accounts/telegram.ts';
import { walletOf } from '../accounts/wallets.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { ServiceError } from '../outside/service.ts';
import { findProgress, lockProgress, moveTo, tellDecision, type Change, type Progress } from './progress.ts';
import { accountName, accountsOf, refuseRewarded, xProviderOf } from './proofs.ts';
import { refuseClosed, type Quest } from './quests.ts';

/** Maximum wait before a service is retried, in ms. The wait starts at one minute and doubles each time. */
const LONGEST_WAIT = 60 * 60 * 1000;

/** Details that a member submits with a request. */
export interface Claim {
  /** The member's account at the provider, which must match the linked one. */
  subject?: string | null | undefined;
  proofUrl?: string | null | undefined;
  proofText?: string | null | undefined;
}

/**
 * Verifies that a member has completed a quest. If an admin must check, the request goes to review. If the service
 * doesn't answer, the request is stored and retried.
 * @param causedBy the member, or null for a retry by the server; only then is the member notified of the outcome
 * @throws Problem `quest-closed`, `quest-completed`, `quest-not-verified`, `account-not-linked`, `account-taken`,
 * `account-already-rewarded` or `disqualified`
 */
export async function verifyQuest(
  context: AppContext,
  userId: number,
  quest: Quest,
  claim: Claim = {},
  causedBy: number | null = userId,
): Promise<Progress> {
  const { db, clock } = context;
  // A request that is retried was made while the quest was open.
  if (causedBy !== null) refuseClosed(quest, clock());
  const before = await findProgress(db, userId, quest.id);
  if (before?.state === 'completed') throw new Problem('quest-completed');
  if (before?.state === 'verified' || before?.state === 'in_review') return before;
  const member = await db.selectFrom('app_user').select('disqualified_at').where('id', '=', userId).executeTakeFirst();
  if (member?.disqualified_at) throw new Problem('disqualified');

  // A repeated request keeps its time, and its proof unless the member sends another.
  const pending = before?.state === 'pending' ? before : undefined;
  const request = {
    requested_at: pending ? pending.requested_at : clock(),
    proof_url: claim.proofUrl ?? pending?.proof_url ?? null,
    proof_text: claim.proofText ?? pending?.proof_text ?? null,
    accounts: null as string[] | null,
  };
  const move = (state: 'pending' | 'in_review' | 'verified', change: Change) =>
    withRetry(db, async (trx) => {
      // An admin may have decided the request while the service was asked.
      if (causedBy === null && (await lockProgress(trx, userId, quest.id))?.state !== 'pending')
        throw new Problem('quest-decided');
      const progress = await moveTo(trx, userId, quest.id, state, change);
      await tellDecision(trx, progress, causedBy, clock());
      return progress;
    });
  if (quest.kind !== 'manual') {
    try {
      const accounts = await provingAccounts(context, userId, quest, before, claim);
      if (!accounts) throw new Problem('quest-not-verified');
      // Checked early, so that nobody waits for points that would then be refused.
      await refuseRewarded(db, userId, quest.id, accounts);
      request.accounts = accounts;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const tries = (before?.tries ?? 0) + 1;
      const wait = Math.min(60_000 * 2 ** (tries - 1), LONGEST_WAIT);
      const next_try_at = new Date(clock().getTime() + wait);
      return move('pending', { ...request, tries, next_try_at });
    }
  }
  return move(quest.kind === 'manual' || quest.needs_review ? 'in_review' : 'verified', request);
}

/**
 * The outside accounts that prove that a member has completed a quest; empty if the quest needs no account.
 * @returns undefined if the member has not completed it
 */
async function provingAccounts(
  context: AppContext,
  userId: number,
  { id, kind, target }: Quest,
  before: Progress | undefined,
  { subject: claimed }: Claim,
): Promise<string[] | undefined> {
  const { db, services, proofKey } = context;
  const linked = async (provider: string) => {
    const subject = await linkedSubject(db, userId, provider);
    if (claimed && claimed !== subject) throw new Problem('account-not-linked');
    return subject;
  };
  switch (kind) {
    case 'x_follow': {
      const subject = await linked(xProviderOf(context));
      const follows = await configured(services.x).follows(subject, target!);
      return follows ? [accountName(proofKey, 'x', subject)] : undefined;
    }
    case 'discord': {
      const subject = await linked('discord');
      const isMember = await configured(services.discord).isMember(target!, subject);
      return isMember ? [accountName(proofKey, 'discord', subject)] : undefined;
    }
    case 'telegram': {
      const telegram = configured(services.telegram);
      await receiveTelegramStarts(context, telegram);
      await refuseTakenTelegram(context, userId);
      const subject = await linked('telegram');
      const isMember = await telegram.isMember(target!, subject);
      return isMember ? [accountName(proofKey, 'telegram', subject)] : undefined;
    }
    case 'wallet':
      return (await walletOf(db, userId)) === undefined ? undefined : accountsOf(context, db, userId, id);
    case 'email':
      // Email quests are verified by the confirmation link.
      return undefined;
    default:
      return before === undefined ? undefined : [];
  }
}

/** Treats a service that is not configured like one that doesn't answer. */
function configured<T>(service: T | undefined): T {
  if (!service) throw new ServiceError('not configured');
  return service;
}
