import { JsonText } from '../contract/jsonText.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import * as notes from '../desk/notes.ts';
import * as queries from '../desk/queries.sql.ts';
import * as replies from '../desk/savedReplies.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/once.ts';

export const listNotes: Handler<'listNotes'> = async ({ db, member, params }) => {
  const list = await queries.listNotes(db, params.id, member.id);
  if (!list) throw new Problem('user-not-found');
  return list;
};

export const createNote: Handler<'createNote'> = async (context) => {
  const { member, params, body, clock } = context;
  return once(context, async (trx) => {
    const id = await notes.createNote(trx, { ...body, userId: params.id, authorId: member.id }, clock());
    return queries.getNote(trx, id, member.id);
  });
};

export const deleteNote: Handler<'deleteNote'> = async ({ db, member, params }) =>
  withRetry(db, (trx) => notes.deleteNote(trx, params.id, member.id));

export const listSavedReplies: Handler<'listSavedReplies'> = async ({ db }) => ({
  replies: await replies.listSavedReplies(db),
});

export const createSavedReply: Handler<'createSavedReply'> = async (context) =>
  once(context, async (trx) => JsonText.of(await replies.createSavedReply(trx, context.body)));

export const updateSavedReply: Handler<'updateSavedReply'> = async ({ db, params, body }) =>
  withRetry(db, (trx) => replies.updateSavedReply(trx, params.id, body));

export const deleteSavedReply: Handler<'deleteSavedReply'> = async ({ db, params }) =>
  withRetry(db, (trx) => replies.deleteSavedReply(trx, params.id));

export const getWaiting: Handler<'getWaiting'> = ({ db }) => queries.getWaiting(db);
