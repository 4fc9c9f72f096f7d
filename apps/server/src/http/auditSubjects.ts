import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { getUsualPoints } from '../content/usualPoints.ts';
import { findSavedReply } from '../desk/savedReplies.ts';
import { readSubject, type SubjectSource } from './auditSubjects.sql.ts';
import type { OperationId } from './handler.ts';

/** The subject of a request: the member, project or other row that it changes. */
export interface Subject {
  kind: 'member' | 'submission' | 'appeal' | 'report' | 'quest' | 'project' | 'comment';
  id: number;
  name: string;
}

/** A subject's current state. */
export interface State {
  subject: Subject | null;
  /** The member who owns the points or content, to mark admins' decisions about their own; null for other subjects. */
  ownerId: number | null;
  parts: Record<string, unknown>;
}

/**
 * The subject of each operation, and the inputs that identify it. Operations that create their subject are not listed,
 * because the input describes it completely.
 */
const sources: Partial<Record<OperationId, [SubjectSource, ...string[]]>> = {
  addPoints: ['member', 'userId'],
  setPoints: ['member', 'userId'],
  disqualifyUser: ['member', 'userId'],
  reinstateUser: ['member', 'userId'],
  silenceUser: ['member', 'userId'],
  unsilenceUser: ['member', 'userId'],
  confirmSanction: ['sanction', 'id'],
  cancelSanction: ['sanction', 'id'],
  createNote: ['member', 'id'],
  deleteNote: ['note', 'id'],
  setDegen: ['member', 'userId'],
  setReferralValue: ['member', 'id'],
  acceptSubmission: ['submission', 'submissionId'],
  rejectSubmission: ['submission', 'submissionId'],
  reopenSubmission: ['submission', 'submissionId'],
  withdrawSubmission: ['submission', 'id'],
  appealSubmission: ['submission', 'id'],
  acceptAppeal: ['appeal', 'id'],
  upholdAppeal: ['appeal', 'id'],
  upholdReports: ['report', 'id'],
  dismissReports: ['report', 'id'],
  deletePost: ['submission', 'postId'],
  deleteEmbedCode: ['submission', 'id'],
  updateQuest: ['quest', 'id'],
  deleteQuest: ['quest', 'id'],
  forceVerifyQuest: ['progress', 'userId', 'challengeId'],
  decideQuest: ['progress', 'userId', 'challengeId'],
  updateProject: ['project', 'id'],
  deleteProject: ['project', 'id'],
  deleteComment: ['comment', 'id'],
};

/** Reads the current state of a request's subject; null if there is none. */
export async function readState(
  trx: Transaction<DB>,
  operation: OperationId,
  input: Record<string, unknown>,
): Promise<State | null> {
  if (operation === 'acceptAllSubmissions') return readQueue(trx);
  if (operation === 'setUsualPoints') return { subject: null, ownerId: null, parts: await getUsualPoints(trx) };
  if (operation === 'updateSavedReply' || operation === 'deleteSavedReply') return readReply(trx, Number(input.id));
  const [source, ...names] = sources[operation] ?? [];
  if (!source) return null;
  const ids = names.map((name) => Number(input[name]));
  const row = await readSubject(trx, source, ids);
  if (!row) return null;
  const kind = source === 'progress' || source === 'sanction' || source === 'note' ? 'member' : source;
  return { subject: { kind, id: row.id, name: row.name }, ownerId: row.owner_id ?? null, parts: row.parts };
}

async function readQueue(trx: Transaction<DB>): Promise<State> {
  const { inReview } = await trx
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('inReview'))
    .where('status', '=', 'In Review')
    .executeTakeFirstOrThrow();
  return { subject: null, ownerId: null, parts: { inReview } };
}

async function readReply(trx: Transaction<DB>, id: number): Promise<State | null> {
  const reply = await findSavedReply(trx, id);
  return reply ? { subject: null, ownerId: null, parts: { title: reply.title, text: reply.text } } : null;
}

/** Returns the properties in which two states differ; all of them if there is only one state. */
export function difference(before: State | null, after: State | null) {
  if (!before || !after) return { before: before?.parts ?? null, after: after?.parts ?? null };
  const changed = Object.keys(after.parts).filter(
    (name) => JSON.stringify(before.parts[name]) !== JSON.stringify(after.parts[name]),
  );
  const pick = ({ parts }: State) => Object.fromEntries(changed.map((name) => [name, parts[name]]));
  return { before: pick(before), after: pick(after) };
}
