import { withRetry } from '../db/withRetry.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { refuseSilenced } from '../http/security.ts';
import { Problem } from '../contract/problem.ts';
import { prepareUploads, settleImages } from '../images/uploads.ts';
import { listCountries as countries } from '../users/countries.ts';
import * as profile from '../users/profile.ts';
import { getUserByWallet } from '../users/queries.sql.ts';

/** Serves both POST and PUT. */
export const setFlag = async ({ db, member, query }: Pick<HandlerContext<'setFlag'>, 'db' | 'member' | 'query'>) => {
  await profile.setFlag(db, member.id, query.flag);
  return { flag: query.flag };
};
export { setFlag as setFlagByPost };

export const clearFlag: Handler<'clearFlag'> = ({ db, member }) => profile.setFlag(db, member.id, null);

export const getInterests: Handler<'getInterests'> = async ({ db, member, clock }) => ({
  tags: (await profile.getOwnUser(db, member.id, clock())).interests,
});

export const setInterests: Handler<'setInterests'> = async ({ db, member, body: { tags } }) => {
  await db.updateTable('app_user').set({ interests: tags }).where('id', '=', member.id).execute();
  return { tags };
};

export const updateProfile: Handler<'updateProfile'> = async (context) => {
  const { db, member, body, clock } = context;
  const { picture, ...others } = body;
  // Removing a picture publishes nothing, so silenced members may do it.
  if (picture !== '' || Object.keys(others).length > 0) refuseSilenced(context);
  const prepared = await prepareUploads(context, member.id, picture ? [picture] : []);
  const { changes, user } = await withRetry(db, async (trx) => ({
    changes: await profile.updateProfile(trx, prepared, member.id, body),
    user: await profile.getOwnUser(trx, member.id, clock()),
  }));
  await settleImages(context, changes);
  return user;
};

export const getUserInfo: Handler<'getUserInfo'> = async ({ db, query }) => {
  const user = await getUserByWallet(db, query.address.toLowerCase());
  if (!user) throw new Problem('user-not-found');
  return user;
};

export const listCountries: Handler<'listCountries'> = async ({ reply }) => {
  reply.header('cache-control', 'public, max-age=86400');
  return countries();
};
