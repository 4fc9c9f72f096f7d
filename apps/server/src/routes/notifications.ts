import { languageOf } from '../contract/language.ts';
import type { Handler } from '../http/handler.ts';
import * as inbox from '../notifications/inbox.ts';
import * as queries from '../notifications/queries.sql.ts';

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
