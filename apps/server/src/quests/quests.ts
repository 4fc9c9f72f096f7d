import type { components } from '@pwr-community/api/schema';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { invalidField, Problem } from '../contract/problem.ts';

/** A stored quest. */
export type Quest = Selectable<DB['quest']>;

type QuestCreate = components['schemas']['QuestCreate'];

/** Types of quests that are verified against a target. */
const WITH_TARGET: string[] = ['x_follow', 'discord', 'telegram'];

/**
 * Finds a quest. Deleted quests are only found with `deletedToo`.
 * @throws Problem `quest-not-found`
 */
export async function findQuest(db: Queryable, id: number, { deletedToo = false } = {}): Promise<Quest> {
  const quest = await db.selectFrom('quest').selectAll().where('id', '=', id).executeTakeFirst();
  if (!quest || (quest.deleted_at && !deletedToo)) throw new Problem('quest-not-found');
  return quest;
}

/** SQL condition: a quest is neither deleted nor outside its time window. */
export const isOpenAt = (now: Date) => (eb: ExpressionBuilder<DB, 'quest'>) =>
  eb.and([
    eb('deleted_at', 'is', null),
    eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]),
    eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
  ]);

/** @throws Problem `quest-closed` */
export function refuseClosed({ starts_at, ends_at }: Quest, now: Date): void {
  if ((starts_at && now < starts_at) || (ends_at && now >= ends_at)) throw new Problem('quest-closed');
}

/**
 * Adds a quest, at the end unless a position is given.
 * @returns the quest's id
 * @throws Problem `validation-failed`
 */
export async function insertQuest(trx: Transaction<DB>, input: QuestCreate, now: Date): Promise<number> {
  const columns = toColumns(input);
  checkQuest({ ...columns, kind: input.kind });
  const last = await trx
    .selectFrom('quest')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('quest')
    .values({
      ...columns,
      kind: input.kind,
      title: JSON.stringify(input.title),
      points: input.points,
      position: input.order ?? (last?.position ?? 0) + 1,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes the given fields of a quest.
 * @param version the version that the edit is based on; not checked if undefined
 * @returns false, without changing anything, if the quest has a newer version
 * @throws Problem `quest-not-found` or `validation-failed`
 */
export async function updateQuest(
  trx: Transaction<DB>,
  id: number,
  input: Partial<QuestCreate>,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  await trx.selectFrom('quest').select('id').where('id', '=', id).forUpdate().execute();
  const quest = await findQuest(trx, id);
  if (version !== undefined && version !== quest.version) return false;
  const columns = toColumns(input);
  checkQuest({ ...quest, ...columns });
  await trx
    .updateTable('quest')
    .set({ ...columns, version: quest.version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
  return true;
}

/**
 * Marks a quest as deleted.
 * @throws Problem `quest-not-found`
 */
export async function deleteQuest(db: Queryable, id: number, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('quest')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('quest-not-found');
}

/** Converts the given fields to columns. */
function toColumns({ title, description, kind, target, actionUrl, points, order, ...more }: Partial<QuestCreate>) {
  const { startsAt, endsAt, needsReview } = more;
  return {
    ...(title !== undefined && { title: JSON.stringify(title) }),
    ...(description !== undefined && { description: description && JSON.stringify(description) }),
    ...(kind !== undefined && { kind }),
    ...(target !== undefined && { target }),
    ...(actionUrl !== undefined && { action_url: actionUrl }),
    ...(points !== undefined && { points }),
    ...(order !== undefined && { position: order }),
    ...(startsAt !== undefined && { starts_at: startsAt && new Date(startsAt) }),
    ...(endsAt !== undefined && { ends_at: endsAt && new Date(endsAt) }),
    ...(needsReview !== undefined && { needs_review: needsReview }),
  };
}

function checkQuest(quest: {
  kind: string;
  target?: string | null;
  action_url?: string | null;
  starts_at?: Date | '' | null;
  ends_at?: Date | '' | null;
}): void {
  if (WITH_TARGET.includes(quest.kind) && !quest.target)
    throw invalidField('/body/target', 'required', `is required for the kind ${quest.kind}`);
  if (quest.kind === 'visit' && !quest.action_url)
    throw invalidField('/body/actionUrl', 'required', 'is required for the kind visit');
  if (quest.starts_at && quest.ends_at && quest.ends_at <= quest.starts_at)
    throw invalidField('/body/endsAt', 'too-small', 'must be after startsAt');
}
