import type { JsonText } from '../contract/jsonText.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { pagingOf } from '../contract/paging.ts';
import { Problem } from '../contract/problem.ts';
import { isDeleted } from '../users/profile.ts';
import * as projects from '../projects/queries.sql.ts';
import { listProjects } from '../projects/listProjects.ts';
import * as users from '../users/queries.sql.ts';

/** Four paths share this handler, for compatibility with the site's first version. */
export const getUser = async ({ db, params }: Pick<HandlerContext<'getUser'>, 'db' | 'params'>) => {
  const user = await users.getUser(db, params.id);
  if (!user && (await isDeleted(db, params.id))) throw new Problem('member-deleted');
  return known(user);
};
export { getUser as getUserAtApiUser, getUser as getUserAtGoogleUser, getUser as getUserAtUser };

export const getUserByName: Handler<'getUserByName'> = async ({ db, params }) =>
  known(await users.getUserByUsername(db, params.username));

export const listUpvotedProjects: Handler<'listUpvotedProjects'> = async ({ db, params, query }) =>
  known(await projects.listUpvotedProjects(db, params.userId, pagingOf(query)));

export const listUpvotedProjectIds: Handler<'listUpvotedProjectIds'> = async ({ db, params }) =>
  known(await projects.listUpvotedProjectIds(db, params.userId));

export const listCreatedProjects: Handler<'listCreatedProjects'> = async ({ db, params, query }) => {
  known(await users.getUser(db, params.userId));
  return listProjects(db, { ...pagingOf(query), creatorId: params.userId });
};

function known<T>(reply: JsonText<T> | undefined): JsonText<T> {
  if (!reply) throw new Problem('user-not-found');
  return reply;
}
