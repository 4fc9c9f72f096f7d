import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import { Problem } from '../http/problem.ts';
import { isAdmin, type Member } from '../users/member.ts';

type Schemas = components['schemas'];

const comment = (replies: string) => `
  'id', c.id, 'comment', c.body, 'date', ${utc('c.created_at')}, 'projectId', c.project_id,
  'userId', case when c.deleted_at is null then c.user_id end,
  'user', case when c.deleted_at is null then json_build_object('name', u.name, 'pictureUrl', u.picture_url) end,
  'replies', ${replies}`;

/** Each author is looked up by id: joined, the authors of a long thread are found by reading every member there is. */
const author = 'cross join lateral (select name, picture_url from app_user where id = c.user_id limit 1) u';

/** All threads of a project, the newest first, with their replies, the oldest first; undefined for an unknown project. */
export const listComments = (db: Queryable, projectId: number) =>
  queryJson<Schemas['CommentList']>(
    db,
    `with replies as (
       select c.parent_id, json_agg(json_build_object(${comment(`'[]'::json`)}) order by c.created_at, c.id) as list
       from comment c ${author}
       where c.project_id = $1 and c.parent_id is not null
       group by c.parent_id
     )
     select json_build_object(
       'totalComments', p.total_comments,
       'comments', coalesce((
         select json_agg(
           case when c.deleted_at is null then json_build_object(${comment(`coalesce(r.list, '[]')`)})
                else json_build_object(${comment(`coalesce(r.list, '[]')`)}, 'deleted', true) end
           order by c.created_at desc, c.id desc)
         from comment c ${author} left join replies r on r.parent_id = c.id
         where c.project_id = $1 and c.parent_id is null), '[]'))::text as json
     from project p where p.id = $1`,
    [projectId],
  );

/** A comment to post. */
export interface NewComment {
  userId: number;
  projectId: number;
  /** The comment that this replies to; null for a thread of its own. */
  parentId: number | null;
  body: string;
}

/**
 * Posts a comment. All that changes the comments of a project moves its counter first, and so waits its turn there.
 * @returns the comment's id
 * @throws Problem `project-not-found`, `comment-not-found` or `reply-to-reply`
 */
export async function createComment(trx: Transaction<DB>, comment: NewComment, now: Date): Promise<number> {
  const { userId, projectId, parentId, body } = comment;
  if (!(await moveCounter(trx, projectId, +1))) throw new Problem('project-not-found');
  if (parentId !== null) {
    const parent = await trx
      .selectFrom('comment')
      .select('parent_id')
      .where('id', '=', parentId)
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!parent) throw new Problem('comment-not-found');
    if (parent.parent_id !== null) throw new Problem('reply-to-reply');
  }
  const { id } = await trx
    .insertInto('comment')
    .values({ user_id: userId, project_id: projectId, parent_id: parentId, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes a comment of the member, or any for an admin. With replies it stays as a tombstone without text, and goes
 * with the last of them.
 * @returns whether it stays as a tombstone
 * @throws Problem `comment-not-found` or `not-yours`
 */
export async function deleteComment(trx: Transaction<DB>, id: number, member: Member, now: Date): Promise<boolean> {
  const comment = await trx
    .selectFrom('comment')
    .select(['user_id', 'project_id', 'parent_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!comment) throw new Problem('comment-not-found');
  if (comment.user_id !== member.id && !isAdmin(member)) throw new Problem('not-yours');
  await moveCounter(trx, comment.project_id, -1);

  // From here on nobody else changes the thread; what was read above may be out of date.
  const entombed = await trx
    .updateTable('comment')
    .set({ deleted_at: now, body: '' })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('comment as reply').select('id').where('reply.parent_id', '=', id)),
    )
    .executeTakeFirst();
  if (entombed.numUpdatedRows > 0n) return true;
  const deleted = await trx
    .deleteFrom('comment')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new Problem('comment-not-found');
  if (comment.parent_id !== null) {
    await trx
      .deleteFrom('comment')
      .where('id', '=', comment.parent_id)
      .where('deleted_at', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('comment as reply').select('id').where('reply.parent_id', '=', comment.parent_id))),
      )
      .execute();
  }
  return false;
}

async function moveCounter(trx: Transaction<DB>, projectId: number, by: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project')
    .set((eb) => ({ total_comments: eb('total_comments', '+', by) }))
    .where('id', '=', projectId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
