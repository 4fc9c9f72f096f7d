import { withRetry } from '../db/withRetry.ts';
import type { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { pagingOf } from '../contract/paging.ts';
import { Problem } from '../contract/problem.ts';
import { prepareUploads, settleImages } from '../images/uploads.ts';
import { fold } from '../projects/fold.ts';
import { noFields, toColumns } from '../projects/projectInput.ts';
import * as lists from '../projects/listProjects.ts';
import * as projects from '../projects/projects.ts';
import * as queries from '../projects/queries.sql.ts';

export const listProjects: Handler<'listProjects'> = async ({ db, query }) =>
  lists.listProjects(db, {
    ...pagingOf(query),
    deployment: query?.projectDeployment,
    search: query?.search,
    category: query?.category,
    sort: query?.sort,
  });

export const countProjects: Handler<'countProjects'> = ({ db }) => queries.countProjects(db);

export const getProject: Handler<'getProject'> = async ({ db, params }) => {
  const reply = await queries.getProject(db, params.id);
  if (!reply && (await projects.isDeleted(db, params.id))) throw new Problem('project-deleted');
  return known(reply);
};

export const getProjectByName: Handler<'getProjectByName'> = async ({ db, params }) =>
  known(await queries.getProjectByNameKey(db, fold(params.name)));

export const createProject: Handler<'createProject'> = async (context) => {
  const { member, body, clock } = context;
  const { logoPath, fileUpload1, fileUpload2, fileUpload3, ...input } = body;
  const named = { logoPath, fileUpload1, fileUpload2, fileUpload3 };
  const fields = { ...noFields, ...toColumns(input) };
  let claimed: string[] = [];
  const prepared = await prepareUploads(context, member.id, projects.keysOf(named));
  const reply = await once(context, async (trx) => {
    const images = await projects.claimImages(trx, prepared, member.id, named);
    claimed = images.claimed;
    const id = await projects.insertProject(trx, { ...fields, ...images.columns, creator_id: member.id }, clock());
    return known(await queries.getProject(trx, id));
  });
  await settleImages(context, { claimed, dropped: [] });
  return reply;
};

export const updateProject: Handler<'updateProject'> = async (context) => {
  const { db, member, body, clock } = context;
  const { id, version, logoPath, fileUpload1, fileUpload2, fileUpload3, ...input } = body;
  const images = { logoPath, fileUpload1, fileUpload2, fileUpload3 };
  const edit = { id, version, member, fields: toColumns(input), images };
  const prepared = await prepareUploads(context, member.id, projects.keysOf(images));
  const { changes, reply } = await withRetry(db, async (trx) => {
    const changes = await projects.updateProject(trx, prepared, edit, clock());
    const reply = known(await queries.getProject(trx, id));
    if (!changes) throw Problem.editConflict(reply);
    return { changes, reply };
  });
  await settleImages(context, changes);
  return reply;
};

export const deleteProject: Handler<'deleteProject'> = async (context) => {
  const { db, member, body, clock } = context;
  const changes = await withRetry(db, (trx) => projects.deleteProject(trx, body.id, member, clock()));
  await settleImages(context, changes);
};

function known<T>(reply: JsonText<T> | undefined): JsonText<T> {
  if (!reply) throw new Problem('project-not-found');
  return reply;
}
