import { languageOf } from '../contract/language.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import * as inbox from '../notifications/inbox.ts';
import * as queries from '../notifications/queries.sql.ts';
import { endEmails, findSettings, saveSettings } from '../notifications/settings.ts';
import { readUnsubscribeToken } from '../notifications/unsubscribeToken.ts';

export const listNotifications: Handler<'listNotifications'> = async (context) => {
  const { db, member, query, reply } = context;
  reply.header('vary', 'accept-language');
  // Validation has filled in the default limit, which the generated types don't reflect.
  const page = query as { limit: number; cursor?: string };
  return queries.listNotifications(db, member.id, page, languageOf(context));
};

export const countNotifications: Handler<'countNotifications'> = async ({ db, member }) => ({
  unread: await queries.countUnread(db, member.id),
});

export const readNotifications: Handler<'readNotifications'> = async ({ db, member, body }) => ({
  unread: await inbox.readUntil(db, member.id, new Date(body.until)),
});

export const readNotification: Handler<'readNotification'> = async ({ db, member, params }) => ({
  unread: await inbox.readOne(db, member.id, params.id),
});

export const getNotificationSettings: Handler<'getNotificationSettings'> = async ({ db, member, clock }) =>
  findSettings(db, member.id, clock());

export const updateNotificationSettings: Handler<'updateNotificationSettings'> = async (context) => {
  const { db, member, body, clock } = context;
  const language = languageOf(context);
  await withRetry(db, (trx) => saveSettings(trx, member.id, body.kinds, language, clock()));
  return findSettings(db, member.id, clock());
};

export const openUnsubscribePage: Handler<'openUnsubscribePage'> = async ({ config, query, reply }) => {
  const page = new URL('/unsubscribe', config.publicUrl);
  page.hash = new URLSearchParams({ token: query.token }).toString();
  return reply.header('referrer-policy', 'no-referrer').redirect(page.href, 302);
};

export const unsubscribe: Handler<'unsubscribe'> = async ({ db, query, proofKey }) => {
  const userId = readUnsubscribeToken(proofKey, query.token);
  if (userId === undefined) throw new Problem('unsubscribe-token-invalid');
  await withRetry(db, (trx) => endEmails(trx, userId));
};
