import type { Queryable } from '../db/database.ts';
import { errorCode } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';

/** A member's upvote of a project. */
export interface Upvote {
  userId: number;
  projectId: number;
}

/**
 * Adds an upvote unless there is one. The same statement moves the project's counter, if a row was added.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function addUpvote(db: Queryable, { userId, projectId }: Upvote, now: Date): Promise<number> {
  const project = await db
    .with('added', (cte) =>
      cte
        .insertInto('project_upvote')
        .columns(['user_id', 'project_id', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('project')
            .select([eb.val(userId).as('user_id'), 'id', eb.val(now).as('created_at')])
            .where('id', '=', projectId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('project_id'),
    )
    .updateTable('project')
    .set((eb) => ({ total_upvotes: eb('total_upvotes', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('added').select('project_id'))
    .returning('total_upvotes')
    .executeTakeFirst()
    .catch(deletedMeanwhile);
  return project?.total_upvotes ?? totalUpvotes(db, projectId);
}

/**
 * Removes an upvote if there is one.
 * @returns the project's upvotes
 * @throws Problem `project-not-found`
 */
export async function removeUpvote(db: Queryable, { userId, projectId }: Upvote): Promise<number> {
  const project = await db
    .with('removed', (cte) =>
      cte
        .deleteFrom('project_upvote')
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .returning('project_id'),
    )
    .updateTable('project')
    .set((eb) => ({ total_upvotes: eb('total_upvotes', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('removed').select('project_id'))
    .returning('total_upvotes')
    .executeTakeFirst();
  return project?.total_upvotes ?? totalUpvotes(db, projectId);
}

async function totalUpvotes(db: Queryable, projectId: number): Promise<number> {
  const project = await db.selectFrom('project').select('total_upvotes').where('id', '=', projectId).executeTakeFirst();
  if (!project) throw new Problem('project-not-found');
  return project.total_upvotes;
}

function deletedMeanwhile(error: unknown): never {
  if (errorCode(error) === FOREIGN_KEY_VIOLATION) throw new Problem('project-not-found');
  throw error;
}

/** SQLSTATE of a row that references a row that is gone. */
const FOREIGN_KEY_VIOLATION = '23503';
