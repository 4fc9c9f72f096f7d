import { withRetry } from '../db/withRetry.ts';
import * as comments from '../comments/comments.ts';
import * as edits from '../comments/edits.ts';
import * as threads from '../comments/threads.sql.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { Problem } from '../contract/problem.ts';

export const listComments: Handler<'listComments'> = async ({ db, params, query }) => {
  const { comment: linked, sort = 'newest' } = query ?? {};
  const list = await threads.listComments(db, params.id, { ...pageOf(query), linked, sort });
  if (!list) throw new Problem('project-not-found');
  return list;
};

export const listReplies: Handler<'listReplies'> = async ({ db, params, query }) => {
  const list = await threads.listReplies(db, params.id, pageOf(query));
  if (!list) throw new Problem('comment-not-found');
  return list;
};

/** Validation has filled in the contract's default limit, which the generated types don't reflect. */
const pageOf = (query: Partial<threads.CommentPage> | undefined) => query as threads.CommentPage;

export const createComment: Handler<'createComment'> = async (context) => {
  const { member, body, clock } = context;
  if (body.userId !== member.id) throw new Problem('not-yours');
  const comment = {
    userId: member.id,
    projectId: body.projectId,
    parentId: body.replyingTo == null ? null : Number(body.replyingTo),
    body: body.comment,
    language: body.language,
  };
  return once(context, async (trx) => JsonText.of({ id: await comments.createComment(trx, comment, clock()) }));
};

export const editComment: Handler<'editComment'> = ({ db, member, body, clock }) => {
  const edit = { id: body.id, version: body.version, body: body.comment, language: body.language };
  return withRetry(db, (trx) => edits.editComment(trx, edit, member.id, clock()));
};

export const listCommentVersions: Handler<'listCommentVersions'> = ({ db, params }) =>
  edits.listVersions(db, params.id);

export const deleteComment: Handler<'deleteComment'> = async ({ db, member, body, clock }) => {
  const tombstone = await withRetry(db, (trx) => comments.deleteComment(trx, body.id, member, clock()));
  return { id: body.id, tombstone };
};
