import type { Database } from '../db/database.ts';

/** Longest wait for the database, in ms. The page must come even if the database does not answer. */
const LOOKUP_TIMEOUT = 1000;

/** Whether the site has a page at an address, or had one until what it showed was deleted. */
export type Presence = 'exists' | 'unknown' | 'gone';

/** Finds what an address names. */
type Lookup = (db: Database, value: string) => Promise<Presence>;

/** An id as the site reads it from an address; undefined for text that cannot be one. */
function toId(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

const byId =
  (find: (db: Database, id: number) => Promise<Presence>): Lookup =>
  async (db, value) => {
    const id = toId(value);
    return id === undefined ? 'unknown' : find(db, id);
  };

const presence = (row: object | undefined): Presence => (row ? 'exists' : 'unknown');

const project = byId(async (db, id) => {
  const found = await db.selectFrom('project').select('id').where('id', '=', id).executeTakeFirst();
  if (found) return 'exists';
  const deleted = await db.selectFrom('deleted_project').select('id').where('id', '=', id).executeTakeFirst();
  return deleted ? 'gone' : 'unknown';
});
const member = byId(async (db, id) =>
  presence(await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst()),
);
const quest = byId(async (db, id) => {
  const found = await db.selectFrom('quest').select('deleted_at').where('id', '=', id).executeTakeFirst();
  return found?.deleted_at ? 'gone' : presence(found);
});
const username: Lookup = async (db, value) =>
  /^[A-Za-z0-9_.-]{1,50}$/.test(value)
    ? presence(
        await db
          .selectFrom('username')
          .select('user_id')
          .where('username_key', '=', value.toLowerCase())
          .executeTakeFirst(),
      )
    : 'unknown';

/** By pattern, each a lookup of one row by its key. */
const lookups: Record<string, Lookup> = {
  '/projects/:id': project,
  '/projects/:id/edit': project,
  '/admin/projects/:id': project,
  '/admin/projects/:id/edit': project,
  '/profile/:id': member,
  '/user/profile/:username': username,
  '/quest/:id': quest,
  '/admin/quests/:id/edit': quest,
};

/**
 * Tells whether the site has a page at an address, or had one.
 * @param patterns the addresses of the site, as its router knows them
 * @returns a function of the path of an address; it rejects where the database fails or takes too long
 * @throws Error where a pattern has a parameter that nothing here looks up
 */
export function siteAddresses(patterns: readonly string[], db: Database): (path: string) => Promise<Presence> {
  const routes = patterns
    .map((pattern) => {
      const hasParameter = pattern.includes(':');
      const lookup = lookups[pattern];
      if (hasParameter && !lookup) throw new Error(`The server cannot look up ${pattern}.`);
      return { expression: toExpression(pattern), lookup, hasParameter };
    })
    // /profile/edit is not the profile of someone called “edit”.
    .sort((one, other) => Number(one.hasParameter) - Number(other.hasParameter));
  return async (path) => {
    const decoded = decode(path);
    for (const { expression, lookup } of routes) {
      const match = expression.exec(decoded);
      if (!match) continue;
      return lookup ? inTime(lookup(db, match[1]!)) : 'exists';
    }
    return 'unknown';
  };
}

/** Matches what the site's router matches: in any case, with or without a slash at the end. */
const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/*$`, 'i');

/** The router compares decoded segments; a slash within a segment stays encoded. */
const decode = (path: string) =>
  path
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment).replaceAll('/', '%2F');
      } catch {
        return segment;
      }
    })
    .join('/');

async function inTime<T>(lookup: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), LOOKUP_TIMEOUT);
  });
  try {
    return await Promise.race([lookup, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
