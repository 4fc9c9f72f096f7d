import { withRetry } from '../db/withRetry.ts';
import type { Handler, JsonText } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { pagingOf } from '../http/paging.ts';
import { Problem } from '../http/problem.ts';
import { settleImages } from '../images/uploads.ts';
import { fold } from '../projects/fold.ts';
import { toColumns } from '../projects/projectInput.ts';
import * as projects from '../projects/projects.ts';
import * as queries from '../projects/queries.ts';

export const listProjects: Handler<'listProjects'> = async ({ db, query }) =>
  queries.listProjects(db, {
    ...pagingOf(query),
    deployment: query?.projectDeployment,
    search: query?.search,
    category: query?.category,
    sort: query?.sort,
  });

export const getProject: Handler<'getProject'> = async ({ db, params }) =>
  known(await queries.getProject(db, params.id));

export const getProjectByName: Handler<'getProjectByName'> = async ({ db, params }) =>
  known(await queries.getProjectByNameKey(db, fold(params.name)));

export const createProject: Handler<'createProject'> = async (context) => {
  const { member, body, files, clock } = context;
  const { logoPath, fileUpload1, fileUpload2, fileUpload3, ...input } = body;
  const fields = { ...noFields, ...toColumns(input) };
  let claimed: string[] = [];
  const reply = await once(context, async (trx) => {
    const images = await projects.claimImages(trx, files, member.id, {
      logoPath,
      fileUpload1,
      fileUpload2,
      fileUpload3,
    });
    claimed = images.claimed;
    const id = await projects.insertProject(trx, { ...fields, ...images.columns, creator_id: member.id }, clock());
    return known(await queries.getProject(trx, id));
  });
  await settleImages(context, { claimed, dropped: [] });
  return reply;
};

export const updateProject: Handler<'updateProject'> = async (context) => {
  const { db, member, body, files, clock } = context;
  const { id, logoPath, fileUpload1, fileUpload2, fileUpload3, ...input } = body;
  const images = { logoPath, fileUpload1, fileUpload2, fileUpload3 };
  const edit = { id, member, fields: toColumns(input), images };
  const { changes, reply } = await withRetry(db, async (trx) => ({
    changes: await projects.updateProject(trx, files, edit, clock()),
    reply: known(await queries.getProject(trx, id)),
  }));
  await settleImages(context, changes);
  return reply;
};

export const deleteProject: Handler<'deleteProject'> = async (context) => {
  const { db, member, body } = context;
  const changes = await withRetry(db, (trx) => projects.deleteProject(trx, body.id, member));
  await settleImages(context, changes);
};

/** What a new project has where its form says nothing. */
const noFields = {
  deployment: null,
  categories: [],
  website: null,
  twitter_linkedin_url: null,
  telegram_username: null,
};

function known<T>(reply: JsonText<T> | undefined): JsonText<T> {
  if (!reply) throw new Problem('project-not-found');
  return reply;
}
