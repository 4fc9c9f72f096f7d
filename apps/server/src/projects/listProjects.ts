import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Paging } from '../contract/paging.ts';
import { containing, fold, isShort, searchWords } from './fold.ts';
import { selectProjects, type Count } from './list.sql.ts';

type Schemas = components['schemas'];

/** Filter and order of a list of projects. */
export interface ProjectFilter extends Paging {
  deployment?: string | undefined;
  search?: string | undefined;
  /** A tag, case-insensitive. */
  category?: string | undefined;
  creatorId?: number;
  sort?: Schemas['ProjectSort'] | undefined;
}

/** A page of projects with its position in the list, in one statement. */
export async function listProjects(db: Queryable, filter: ProjectFilter) {
  const { deployment, creatorId, page, limit, sort } = filter;
  const words = searchWords(filter.search ?? '');
  const category = fold(filter.category ?? '');
  const counts = countsOf(db);
  const counted = JSON.stringify([deployment, creatorId, category, ...words]);
  const count = counts.get(counted);
  const shape = {
    byDeployment: !!deployment,
    byCreator: !!creatorId,
    byCategory: !!category,
    words: words.map((word) => (isShort(word) ? ('short' as const) : ('indexed' as const))),
    sort,
  };
  const parameters: unknown[] = [page, limit, count?.changes ?? null, count?.total ?? null];
  if (deployment) parameters.push(deployment);
  if (creatorId) parameters.push(creatorId);
  if (category) parameters.push(category);
  for (const word of words) parameters.push(word, ...(isShort(word) ? [] : [containing(word)]));
  const { json, ...now } = await selectProjects(db, shape, parameters);
  remember(counts, counted, now);
  return new JsonText<Schemas['ProjectList']>(json);
}

/** Maximum number of cached counts per database. */
const MOST_COUNTS = 1000;

/** Cached counts per database. A statement uses one if no project has changed since. */
const remembered = new WeakMap<Queryable, Map<string, Count>>();

function countsOf(db: Queryable): Map<string, Count> {
  let counts = remembered.get(db);
  if (!counts) remembered.set(db, (counts = new Map()));
  return counts;
}

/** Caches a count, and evicts the least recently used one if the cache is full. */
function remember(counts: Map<string, Count>, counted: string, count: Count): void {
  counts.delete(counted);
  counts.set(counted, count);
  if (counts.size > MOST_COUNTS) counts.delete(counts.keys().next().value!);
}
