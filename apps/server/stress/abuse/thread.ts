import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import type { AbuseSite } from './case.ts';
import { check, get, type Target } from './measure.ts';

/** Creates a project with comments of about 1,000 characters. A third of them start a thread. @returns its id */
export async function longThread(db: Database, site: AbuseSite, comments: number): Promise<number> {
  const { id: member } = await site.member(db, 'writer');
  const { rows } = await sql<{ id: number }>`
    insert into project (name, name_key, bio, description, categories, creator_id, total_comments, created_at, updated_at)
    values ('Long', 'long', 'Bio', 'Text', '{}', ${member}, ${comments}, now(), now()) returning id`.execute(db);
  const project = rows[0]!.id;
  await sql`
    insert into comment (id, project_id, user_id, parent_id, body, created_at) overriding system value
    select n, ${project}, ${member}, case when n % 3 > 0 then n - n % 3 end, repeat('Comment ' || n || ' ', 80),
      now() - interval '1 second' * (${comments} - n)
    from generate_series(3, ${comments} + 2) n`.execute(db);
  await sql`update comment c set total_replies = (select count(*) from comment where parent_id = c.id)
    where parent_id is null`.execute(db);
  await sql`update project p set total_threads = (select count(*) from comment where project_id = p.id and parent_id is null)`.execute(
    db,
  );
  return project;
}

/**
 * Reads all pages of a project's threads, or until `isOver` returns true.
 * @returns the number of threads, and the length of the longest API reply
 */
export async function readAll(server: Target, project: number, limit: number, isOver = () => false) {
  let threads = 0;
  let longest = 0;
  for (let cursor: string | null = ''; cursor !== null && !isOver();) {
    const reply = await get(server, `/project/${project}/comments?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    check(reply.status === 200, `A page of comments was answered ${reply.status}.`);
    // Counts without parsing, which would use as much CPU time as the server's own work, on the same cores.
    threads += reply.text.split('"totalReplies"').length - 1;
    longest = Math.max(longest, reply.text.length);
    cursor = /^\{[^[]*"nextCursor" : "([\d-]+)"/.exec(reply.text)?.[1] ?? null;
  }
  return { threads, longest };
}
