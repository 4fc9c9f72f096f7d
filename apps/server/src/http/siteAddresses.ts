import type { Section } from '../config/site/schema.ts';
import type { Database } from '../db/database.ts';
import { isDeleted } from '../projects/projects.ts';

/** Timeout of a database lookup, in ms. The page is sent even if the database hangs. */
const LOOKUP_TIMEOUT = 1000;

/** State of an address: `gone` if its content was deleted. */
export type Presence = 'exists' | 'unknown' | 'gone';

/** An address of the site, from the build's `routes.json`. */
export interface SiteRoute {
  pattern: string;
  /** The sections the address belongs to. It is a page only if at least one of them is enabled. */
  sections?: Section[];
  /** Redirect targets if this address is not a page, in order of preference. Without sections, it always redirects. */
  leadsTo?: string[];
}

/** Looks up the row that an address's parameter refers to. */
type Lookup = (db: Database, value: string) => Promise<Presence>;

/** Parses an id like the site's `parseId`; undefined if it is invalid. */
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
  return (await isDeleted(db, id)) ? 'gone' : 'unknown';
});
const member = byId(async (db, id) => {
  const found = await db.selectFrom('app_user').select('deleted_at').where('id', '=', id).executeTakeFirst();
  return found?.deleted_at ? 'gone' : presence(found);
});
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

/** Lookups by route pattern. Each reads at most two rows, by their keys. */
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
 * Creates a function that looks up the state of the site's addresses.
 * @param isOn returns true if a section of the site is enabled
 * @returns a function that takes a path. It resolves to the state of the address or to its redirect target, and rejects
 * if the database fails or takes too long.
 * @throws Error if a pattern has a parameter without a lookup
 */
export function siteAddresses(
  routes: readonly SiteRoute[],
  db: Database,
  isOn: (section: Section) => boolean = () => true,
): (path: string) => Promise<Presence | { leadsTo: string }> {
  const known = routes
    .map((route) => {
      const hasParameter = route.pattern.includes(':');
      const lookup = lookups[route.pattern];
      if (hasParameter && !lookup) throw new Error(`The server cannot look up ${route.pattern}.`);
      return { ...route, expression: toExpression(route.pattern), lookup, hasParameter };
    })
    // Static routes first: /profile/edit isn't the profile of a member called “edit”.
    .sort((one, other) => Number(one.hasParameter) - Number(other.hasParameter));
  /** True if the address currently has its own page. If not, it redirects to another page or is unknown. */
  const isPage = ({ sections, leadsTo }: SiteRoute) => (sections ? sections.some(isOn) : !leadsTo);
  return async (path) => {
    const decoded = decode(path);
    for (const route of known) {
      const match = route.expression.exec(decoded);
      if (!match) continue;
      if (!isPage(route)) {
        const target = route.leadsTo?.find((to) => known.some((other) => other.pattern === to && isPage(other)));
        return target === undefined ? 'unknown' : { leadsTo: target };
      }
      return route.lookup ? inTime(route.lookup(db, match[1]!)) : 'exists';
    }
    return 'unknown';
  };
}

/** Matches like the site's router: case-insensitively, with or without trailing slashes. */
const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/*$`, 'i');

/** Decodes each segment like the router; a slash within a segment stays encoded. */
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
