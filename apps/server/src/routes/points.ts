import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { languageOf } from '../contract/language.ts';
import { once } from '../http/once.ts';
import { Problem } from '../contract/problem.ts';
import { requireFreshSignIn } from '../http/security.ts';
import * as adjustments from '../points/adjustments.ts';
import type { Adjustment, Standing } from '../points/adjustments.ts';
import { BONUS_POINTS, claimBonus as claim, nextClaimTime } from '../points/bonus.ts';
import { lockPresentMember } from '../points/ledger.ts';
import { listPoints } from '../points/queries.sql.ts';
import { itemsPagingOf } from '../contract/paging.ts';

export const listOwnPoints: Handler<'listOwnPoints'> = async (context) => {
  const { db, member, query, reply } = context;
  reply.header('vary', 'accept-language');
  return (await listPoints(db, member.id, itemsPagingOf(query), languageOf(context)))!;
};

export const listUserPoints: Handler<'listUserPoints'> = async (context) => {
  const { db, params, query, reply } = context;
  reply.header('vary', 'accept-language');
  const history = await listPoints(db, params.id, itemsPagingOf(query), languageOf(context), true);
  if (!history) throw new Problem('user-not-found');
  return history;
};

/** Creates the work of a transaction: it changes a member's points and returns the reply with the new total. */
const adjust =
  (userId: number, actorId: number, move: (trx: Transaction<DB>, adjustment: Adjustment) => Promise<Standing>) =>
  async (trx: Transaction<DB>) =>
    JsonText.of({ userId, ...(await move(trx, { userId, actorId })) });

export const addPoints: Handler<'addPoints'> = async (context) => {
  requireFreshSignIn(context);
  const { member, body, clock } = context;
  const move = adjust(body.userId, member.id, (trx, adjustment) =>
    adjustments.addPoints(trx, adjustment, body.points, clock()),
  );
  return once(context, move);
};

export const setPoints: Handler<'setPoints'> = async (context) => {
  requireFreshSignIn(context);
  const { member, body, clock } = context;
  const move = adjust(body.userId, member.id, (trx, adjustment) =>
    adjustments.setPoints(trx, adjustment, body, clock()),
  );
  return once(context, move);
};

export const setDegen: Handler<'setDegen'> = async (context) => {
  const { userId, isDegen } = context.body;
  return once(context, async (trx) => {
    await lockPresentMember(trx, userId);
    await trx.updateTable('app_user').set({ is_degen: isDegen }).where('id', '=', userId).execute();
    return JsonText.of({ userId, isDegen });
  });
};

export const claimBonus: Handler<'claimBonus'> = async (context) =>
  once(context, async (trx) => {
    const { member, clock } = context;
    const next = await claim(trx, member.id, clock());
    const { total_points } = await trx
      .selectFrom('app_user')
      .select('total_points')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    return JsonText.of({ points: BONUS_POINTS, totalPoints: total_points, nextClaimTime: next.toISOString() });
  });

export const getNextClaimTime: Handler<'getNextClaimTime'> = async ({ db, member, clock }) => {
  const next = await nextClaimTime(db, member.id, clock());
  return { nextClaimTime: next?.toISOString() ?? null, points: BONUS_POINTS };
};
