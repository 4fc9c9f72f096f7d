import { Readable } from 'node:stream';
import { takeAllowance } from '../db/allowance.ts';
import { withRetry } from '../db/withRetry.ts';
import type { Handler } from '../http/handler.ts';
import { requireFreshSignIn } from '../http/security.ts';
import { archiveOf } from '../ownData/archive.ts';
import * as deletion from '../ownData/deletion.ts';

export const requestDeletion: Handler<'requestDeletion'> = async (context) => {
  requireFreshSignIn(context);
  const { db, clock, member } = context;
  const due = await withRetry(db, (trx) => deletion.requestDeletion(trx, member.id, clock()));
  return { dueAt: due.toISOString() };
};

export const cancelDeletion: Handler<'cancelDeletion'> = ({ db, member }) =>
  withRetry(db, (trx) => deletion.cancelDeletion(trx, member.id));

/** Maximum number of downloads that a member can start per hour. */
const DOWNLOADS_PER_HOUR = 10;

export const downloadOwnData: Handler<'downloadOwnData'> = async ({ db, clock, member, reply }) => {
  await takeAllowance(db, `download:${member.id}`, DOWNLOADS_PER_HOUR, clock());
  return reply
    .type('application/zip')
    .header('content-disposition', 'attachment; filename="my-data.zip"')
    .send(Readable.from(archiveOf(db, member.id, clock()), { objectMode: false }));
};
