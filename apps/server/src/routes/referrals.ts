import { withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { itemsPagingOf } from '../contract/paging.ts';
import { lockPresentMember } from '../points/ledger.ts';
import { refuseOwn } from '../users/otherAdmins.ts';
import { Problem } from '../contract/problem.ts';
import { requireFreshSignIn } from '../http/security.ts';
import * as referrals from '../referrals/referrals.ts';
import * as queries from '../referrals/referrals.sql.ts';
import { isAdmin } from '../users/member.ts';

export const useReferralCode: Handler<'useReferralCode'> = async (context) => {
  const { member, query, clock } = context;
  if (query.referredUserId !== member.id) throw new Problem('not-yours');
  return once(context, async (trx) =>
    JsonText.of(await referrals.useReferralCode(trx, member.id, query.referralCode, clock())),
  );
};

export const listInvitations: Handler<'listInvitations'> = async ({ db, member, params, query }) => {
  if (params.id !== member.id && !isAdmin(member)) throw new Problem('not-yours');
  await withRetry(db, (trx) => referrals.ensureReferralCode(trx, params.id));
  return queries.listInvitations(db, params.id, itemsPagingOf(query));
};

export const listReferralNames: Handler<'listReferralNames'> = async ({ db, query }) => {
  const names = await queries.listReferralNames(db, query.username);
  if (!names) throw new Problem('user-not-found');
  return names;
};

export const getReferralValue: Handler<'getReferralValue'> = async ({ db, params }) => {
  const member = await db
    .selectFrom('app_user')
    .select('referral_points')
    .where('id', '=', params.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw new Problem('user-not-found');
  return { userId: params.id, points: member.referral_points };
};

export const setReferralValue: Handler<'setReferralValue'> = async (context) => {
  requireFreshSignIn(context);
  const { params, body, member: admin } = context;
  const points = Number(body.newPoints);
  return once(context, async (trx) => {
    await lockPresentMember(trx, params.id);
    await refuseOwn(trx, admin.id, params.id);
    const { numUpdatedRows } = await trx
      .updateTable('app_user')
      .set({ referral_points: points })
      .where('id', '=', params.id)
      .$if(body.expected !== undefined, (update) => update.where('referral_points', '=', body.expected!))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Problem('changed-meanwhile');
    return JsonText.of({ userId: params.id, points });
  });
};
