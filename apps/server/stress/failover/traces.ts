import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import type { Write } from './writes.ts';

/** For each trace, the number of rows that have it and, for a comment, the lowest id of these rows. */
export type Traces = Map<string, { times: number; id: number | null }>;

/** Reads the traces of all rows that a run's writes may have left. */
export async function readTraces(db: Database): Promise<Traces> {
  const { rows } = await sql<{ trace: string; times: number; id: number | null }>`
    select 'comment ' || body as trace, count(*)::int as times, min(id)::int as id from comment group by body
    union all select concat_ws(' ', 'upvote', user_id, project_id), count(*)::int, null
      from project_upvote group by user_id, project_id
    union all select 'gm ' || user_id, count(*)::int, null from point_entry where kind = 'gm' group by user_id
    union all select concat_ws(' ', 'quiz', user_id, split_part(entry_key, ':', 3)), count(*)::int, null
      from point_entry where kind = 'quiz' group by user_id, split_part(entry_key, ':', 3)
    union all select 'submission ' || split_part(entry_key, ':', 2), count(*)::int, null
      from point_entry where kind = 'submission' group by split_part(entry_key, ':', 2)`.execute(db);
  return new Map(rows.map(({ trace, times, id }) => [trace, { times, id }]));
}

/** Faults of a run, by kind. */
export interface Faults {
  /** Acknowledged writes that are missing. */
  lost: string[];
  /** Writes that took effect more than once. */
  repeated: string[];
  /** Traces of rows that don't belong to any write of this run. */
  stray: string[];
}

/** Compares the writes with the traces in the database. */
export function compare(writes: Write[], traces: Traces): Faults {
  const faults: Faults = { lost: [], repeated: [], stray: [] };
  const sent = new Set(writes.map(({ trace }) => trace));
  for (const { trace, reply } of writes) {
    const { times, id } = traces.get(trace) ?? { times: 0, id: null };
    if (times > 1) faults.repeated.push(trace);
    if (reply === undefined) continue;
    const isThere = times > 0 && (id === null || (JSON.parse(reply) as { id: number }).id === id);
    if (!isThere && times < 2) faults.lost.push(trace);
  }
  for (const trace of traces.keys()) if (!sent.has(trace)) faults.stray.push(trace);
  return faults;
}

/** Describes each project whose counters differ from the number of its upvotes or comments. */
export async function miscounted(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from project p
    where total_upvotes <> (select count(*) from project_upvote v where v.project_id = p.id)
      or total_comments <> (select count(*) from comment c where c.project_id = p.id)`.execute(db);
  return rows.map(({ id }) => `Project ${id} counts its upvotes or comments wrongly.`);
}
