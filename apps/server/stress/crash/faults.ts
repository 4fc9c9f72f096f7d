import type { Database } from '../../src/db/database.ts';
import type { Write, Writers } from './load.ts';

/** The rows that a run's writes left in the database. */
export interface Traces {
  comments: { id: number; body: string }[];
  /** Point entries, each with the id of the request that created it. */
  entries: { request_id: string | null; delta: number }[];
  /** The project's comment counter. */
  totalComments: number;
}

/** Reads the rows that the writers left. */
export async function readTraces(db: Database, { member, projectId }: Writers): Promise<Traces> {
  const project = await db
    .selectFrom('project')
    .select('total_comments')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return {
    comments: await db.selectFrom('comment').select(['id', 'body']).where('project_id', '=', projectId).execute(),
    entries: await db
      .selectFrom('point_entry as e')
      .leftJoin('admin_action as a', 'a.id', 'e.action_id')
      .select(['a.request_id', 'e.delta'])
      .where('e.user_id', '=', member.id)
      .execute(),
    totalComments: project.total_comments,
  };
}

/**
 * Looks up each write by its id: a comment by the id in the reply, points by the request that created the entry.
 * @returns descriptions of everything missing, duplicated, different or never sent
 */
export function findFaults(writes: Write[], { comments, entries, totalComments }: Traces): string[] {
  const faults: string[] = [];
  const bodies = new Map(comments.map(({ id, body }) => [id, body]));
  const timesOf = new Map<string, number>();
  for (const { body } of comments) timesOf.set(body, (timesOf.get(body) ?? 0) + 1);
  const deltasOf = new Map<string | null, number[]>();
  for (const { request_id, delta } of entries) deltasOf.set(request_id, [...(deltasOf.get(request_id) ?? []), delta]);
  for (const { call, leaves, reply } of writes) {
    if ('comment' in leaves) {
      const { id } = (reply === undefined ? {} : JSON.parse(reply)) as { id?: number };
      if (reply !== undefined && (id === undefined || bodies.get(id) !== leaves.comment))
        faults.push(`The acknowledged comment ${id} is missing.`);
      const times = timesOf.get(leaves.comment) ?? 0;
      if (times > 1) faults.push(`The comment ${leaves.comment} is there ${times} times.`);
    } else {
      const found = deltasOf.get(call.key) ?? [];
      if (reply !== undefined && found.length === 0) faults.push(`The acknowledged points of ${call.key} are missing.`);
      if (found.length > 1) faults.push(`The points of ${call.key} are there ${found.length} times.`);
      for (const delta of found)
        if (delta !== leaves.points) faults.push(`The points of ${call.key} are ${delta}, not ${leaves.points}.`);
    }
  }
  if (totalComments !== comments.length)
    faults.push(`The project counts ${totalComments} comments and has ${comments.length}.`);
  const sent = new Set(writes.map(({ leaves, call }) => ('comment' in leaves ? leaves.comment : call.key)));
  const unknown = comments.filter(({ body }) => !sent.has(body)).length;
  if (unknown > 0) faults.push(`${unknown} comments are there that nobody sent.`);
  const stray = entries.filter(({ request_id }) => !sent.has(request_id ?? '')).length;
  if (stray > 0) faults.push(`${stray} entries of points are there that nobody sent.`);
  return faults;
}
