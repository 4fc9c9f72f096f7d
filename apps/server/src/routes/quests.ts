import { walletNonce } from '../accounts/wallets.ts';
import { withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler, HandlerContext, OperationId } from '../http/handler.ts';
import { languageOf } from '../contract/language.ts';
import { once } from '../http/once.ts';
import { waitingOf } from '../contract/paging.ts';
import { Problem } from '../contract/problem.ts';
import { lockPresentMember } from '../points/ledger.ts';
import { completeQuest } from '../quests/complete.ts';
import { decideRequests } from '../quests/decideRequests.ts';
import { decideOpen, moveTo, recordAction, tellDecision, toProgress } from '../quests/progress.ts';
import * as queries from '../quests/queries.sql.ts';
import * as quests from '../quests/quests.ts';
import { verifyQuest as verify, type Claim } from '../quests/verify.ts';
import { refuseOwn } from '../users/otherAdmins.ts';

export const listQuests: Handler<'listQuests'> = async (context) => queries.listQuests(context.db, readerOf(context));

export const listCompletedQuests: Handler<'listCompletedQuests'> = async (context) =>
  queries.listCompletedQuests(context.db, readerOf(context));

export const listUserQuests: Handler<'listUserQuests'> = async (context) => {
  const { db, params } = context;
  const known = await db.selectFrom('app_user').select('id').where('id', '=', params.id).executeTakeFirst();
  if (!known) throw new Problem('user-not-found');
  return queries.listQuests(db, { ...readerOf(context), userId: params.id });
};

export const listQuestsInReview: Handler<'listQuestsInReview'> = async (context) =>
  queries.listQuestsInReview(context.db, readerOf(context));

export const getQuest: Handler<'getQuest'> = async (context) =>
  known(await queries.getQuest(context.db, context.params.id, readerOf(context)));

export const createQuest: Handler<'createQuest'> = async (context) =>
  once(context, async (trx) => {
    const id = await quests.insertQuest(trx, context.body, context.clock());
    return known(await queries.getQuest(trx, id, readerOf(context)));
  });

export const updateQuest: Handler<'updateQuest'> = async (context) => {
  const { db, params, body, clock } = context;
  const { version, ...input } = body;
  return withRetry(db, async (trx) => {
    const isChanged = await quests.updateQuest(trx, params.id, input, version, clock());
    const quest = known(await queries.getQuest(trx, params.id, readerOf(context)));
    if (!isChanged) throw Problem.editConflict(quest);
    return quest;
  });
};

export const deleteQuest: Handler<'deleteQuest'> = async ({ db, body, clock }) =>
  withRetry(db, (trx) => quests.deleteQuest(trx, body.id, clock()));

export const startQuest: Handler<'startQuest'> = async ({ db, member, query, clock }) => {
  const quest = await quests.findQuest(db, query.challengeId);
  quests.refuseClosed(quest, clock());
  const progress = await recordAction(db, member.id, quest.id, query.action);
  const nonce = quest.kind === 'wallet' ? await walletNonce(db, member.id) : null;
  return { ...toProgress(progress), nonce };
};

export const listQuestActions: Handler<'listQuestActions'> = async ({ db, member }) =>
  queries.listQuestActions(db, member.id);

export const verifyQuest: Handler<'verifyQuest'> = async (context) => {
  const { userId, challengeId, discordId, telegramId } = context.body;
  return verifyOwn(context, userId, challengeId, { discord: discordId, telegram: telegramId });
};

export const verifySocialQuest: Handler<'verifySocialQuest'> = async (context) =>
  verifyOwn(context, context.body.userId, context.body.challengeId, {});

export const requestVerification: Handler<'requestVerification'> = async (context) => {
  const { db, member, body } = context;
  const quest = await quests.findQuest(db, body.challenge_id);
  return once(
    context,
    async (_trx, progress) => JsonText.of(toProgress(progress)),
    () => verify(context, member.id, quest, { proofUrl: body.url, proofText: body.text }),
  );
};

export const finalizeQuest: Handler<'finalizeQuest'> = async (context) => {
  const { db, member, params, clock } = context;
  const quest = await quests.findQuest(db, params.id, { deletedToo: true });
  return once(context, async (trx) => {
    const outcome = await completeQuest(context, trx, member.id, quest, clock());
    return JsonText.of({ challengeId: quest.id, state: 'completed' as const, points: quest.points, ...outcome });
  }).catch(async (error: unknown) => {
    // Marks the quest as failed, so that the member can verify it with another account.
    if (error instanceof Problem && error.code === 'account-already-rewarded')
      await moveTo(db, member.id, quest.id, 'failed', { reason: null, decided_by: null, decided_at: clock() });
    throw error;
  });
};

export const forceVerifyQuest: Handler<'forceVerifyQuest'> = async (context) => {
  const { db, query, clock, member } = context;
  const quest = await quests.findQuest(db, query.challengeId);
  return once(context, async (trx) => {
    await refuseOwn(trx, member.id, query.userId);
    const how = { force: true, onlyOpen: query.onlyOpen, causedBy: member.id };
    const outcome = await completeQuest(context, trx, query.userId, quest, clock(), how);
    return JsonText.of({ challengeId: quest.id, state: 'completed' as const, points: quest.points, ...outcome });
  });
};

export const listUnresolvedQuests: Handler<'listUnresolvedQuests'> = async (context) => {
  vary(context);
  return queries.listUnresolvedQuests(context.db, waitingOf(context.query), languageOf(context));
};

export const decideQuest: Handler<'decideQuest'> = async (context) => {
  const { db, query, clock } = context;
  const { userId, challengeId, action, reason = null, onlyOpen } = query;
  const quest = await quests.findQuest(db, challengeId, { deletedToo: true });
  return once(context, async (trx) => {
    await lockPresentMember(trx, userId);
    await refuseOwn(trx, context.member.id, userId);
    const move = onlyOpen ? decideOpen : moveTo;
    const progress =
      action === 'fail'
        ? await move(trx, userId, quest.id, 'failed', { reason, decided_by: context.member.id, decided_at: clock() })
        : await move(trx, userId, quest.id, 'verified');
    await tellDecision(trx, progress, context.member.id, clock());
    return JsonText.of(toProgress(progress));
  });
};

export const decideQuests: Handler<'decideQuests'> = async (context) =>
  once(context, async (trx) =>
    JsonText.of(await decideRequests(context, trx, context.body, context.member.id, context.clock())),
  );

async function verifyOwn(
  context: HandlerContext<'verifyQuest' | 'verifySocialQuest'>,
  userId: number,
  questId: number,
  subjects: Record<string, string | null | undefined>,
) {
  const { db, member } = context;
  if (userId !== member.id) throw new Problem('not-yours');
  const quest = await quests.findQuest(db, questId);
  const claim: Claim = { subject: subjects[quest.kind] };
  // `verify` runs outside of a transaction, because it calls services. It is idempotent.
  return once(
    context,
    async (_trx, progress) => JsonText.of(toProgress(progress)),
    () => verify(context, userId, quest, claim),
  );
}

function readerOf(context: HandlerContext<OperationId>): queries.Reader {
  vary(context);
  return { userId: context.request.member?.id ?? null, language: languageOf(context) };
}

/** Sets `Vary`, because the reply contains text in the language of the call. */
function vary({ reply }: Pick<HandlerContext<OperationId>, 'reply'>): void {
  reply.header('vary', 'accept-language');
}

function known<T>(reply: JsonText<T> | undefined): JsonText<T> {
  if (!reply) throw new Problem('quest-not-found');
  return reply;
}
