import { finishDiscordLink as finishDiscord, startDiscordLink as startDiscord } from './signIn/discordLink.ts';
import { confirmEmail as confirm, sendConfirmation } from '../accounts/email.ts';
import { linkedSubject } from '../accounts/linked.ts';
import { startTelegramLink } from '../accounts/telegram.ts';
import { telegramAnchor } from '../accounts/telegramAnchor.ts';
import { checkTransaction, linkWallet, refuseSecondWallet, walletNonce } from '../accounts/wallets.ts';
import { withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { languageOf } from '../contract/language.ts';
import { once } from '../http/once.ts';
import { Problem } from '../contract/problem.ts';
import { ServiceError } from '../outside/service.ts';
import { findProgress, moveTo, recordAction } from '../quests/progress.ts';
import { accountName, refuseRewarded, xProviderOf } from '../quests/proofs.ts';
import { findQuest, isOpenAt, refuseClosed } from '../quests/quests.ts';

export const checkFollow: Handler<'checkFollow'> = async (context) => {
  const {
    db,
    member,
    services,
    query: { username },
  } = context;
  const subject = await linkedSubject(db, member.id, xProviderOf(context));
  return { username, following: await answered(services.x?.follows(subject, username)) };
};

export const startFollow: Handler<'startFollow'> = async (context) => {
  const { member, body, clock } = context;
  return once(context, async (trx) => {
    const quests = await trx
      .selectFrom('quest')
      .select('id')
      .where('kind', '=', 'x_follow')
      .where(isOpenAt(clock()))
      .where(({ fn }) => fn<string>('lower', ['target']), '=', body.username.toLowerCase())
      .execute();
    for (const { id } of quests) await recordAction(trx, member.id, id, 'follow');
    return JsonText.of({ url: `https://x.com/intent/follow?screen_name=${body.username}` });
  });
};

export const startDiscordLink: Handler<'startDiscordLink'> = async (context) => {
  if (context.query.callerId !== context.member.id) throw new Problem('not-yours');
  return { url: await startDiscord(context) };
};

export const finishDiscordLink: Handler<'finishDiscordLink'> = finishDiscord;

export const getTelegramWidget: Handler<'getTelegramWidget'> = async (context) => {
  const { member, services, query, reply } = context;
  if (query.callerId !== member.id) throw new Problem('not-yours');
  if (!services.telegram) throw new Problem('verification-unavailable');
  const url = await startTelegramLink(context, services.telegram, member.id);
  const anchor = telegramAnchor(url, languageOf(context));
  return reply.header('vary', 'accept-language').type('text/html; charset=utf-8').send(anchor);
};

export const subscribeEmail: Handler<'subscribeEmail'> = async (context) => {
  const { db, member, query, clock } = context;
  const quest = await findQuest(db, query.challengeId);
  if (quest.kind !== 'email') throw new Problem('quest-not-found', 'The quest is not an email quest.');
  refuseClosed(quest, clock());
  const progress = await findProgress(db, member.id, quest.id);
  if (progress?.state === 'completed') throw new Problem('quest-completed');
  const subscription = { userId: member.id, questId: quest.id, email: query.email, language: languageOf(context) };
  const expiresAt = await sendConfirmation(context, subscription);
  await recordAction(db, member.id, quest.id, 'subscribe');
  return { email: query.email, expiresAt: expiresAt.toISOString() };
};

export const confirmEmail: Handler<'confirmEmail'> = async ({ db, body, clock, proofKey }) =>
  withRetry(db, async (trx) => {
    const { userId, questId, email } = await confirm(trx, body.token, clock());
    const quest = await findQuest(trx, questId, { deletedToo: true });
    const progress = await findProgress(trx, userId, questId);
    if (progress?.state !== 'completed') {
      const accounts = [accountName(proofKey, 'email', email)];
      // Checked only now: the person who requested the email may not own the mailbox, and must not learn whether it has
      // earned the quest.
      await refuseRewarded(trx, userId, questId, accounts);
      const state = quest.needs_review ? 'in_review' : 'verified';
      await moveTo(trx, userId, questId, state, { requested_at: clock(), accounts });
    }
    return { email };
  });

export const addWallet: Handler<'addWallet'> = async (context) => {
  const { db, member, services, body, clock } = context;
  const address = body.address.toLowerCase();
  const wallet = { userId: member.id, address, seedId: body.seedId, transactionHash: body.transactionHash };
  const check = async () => {
    await refuseSecondWallet(db, member.id, address);
    const nonce = await walletNonce(db, member.id);
    await answered(services.chain && checkTransaction(services.chain, body.transactionHash, address, nonce));
  };
  const linkedAt = clock();
  return once(
    context,
    async (trx) => {
      await linkWallet(trx, wallet, linkedAt);
      return JsonText.of({ address, linkedAt: linkedAt.toISOString() });
    },
    check,
  );
};

/** @throws Problem `verification-unavailable` if the service is not configured or does not answer */
async function answered<T>(answer: Promise<T> | undefined): Promise<T> {
  if (!answer) throw new Problem('verification-unavailable');
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ServiceError) throw Problem.causedBy(error, 'verification-unavailable');
    throw error;
  }
}
