import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { JsonText } from '../contract/jsonText.ts';
import { positionOf, type Paging } from '../contract/paging.ts';
import { containing, fold, isShort, searchWords } from './fold.ts';
import { FEW, selectFew } from './fewProjects.sql.ts';
import { selectProjects, type Count } from './list.sql.ts';

type Schemas = components['schemas'];

/** Filter and order of a list of projects. */
export interface ProjectFilter extends Paging {
  deployment?: string | undefined;
  search?: string | undefined;
  /** Case-insensitive. */
  category?: string | undefined;
  creatorId?: number;
  sort?: Schemas['ProjectSort'] | undefined;
}

/** A page of projects with its position in the list. */
export async function listProjects(db: Queryable, filter: ProjectFilter): Promise<JsonText<Schemas['ProjectList']>> {
  const { deployment, creatorId, page, limit, sort } = filter;
  const words = searchWords(filter.search ?? '');
  const category = fold(filter.category ?? '');
  const shape = {
    byDeployment: !!deployment,
    byCreator: !!creatorId,
    byCategory: !!category,
    words: words.map((word) => (isShort(word) ? ('short' as const) : ('indexed' as const))),
    sort,
  };
  const paging = [page * limit, limit];
  const own: unknown[] = [];
  if (deployment) own.push(deployment);
  if (creatorId) own.push(creatorId);
  if (category) own.push(category);

  const counts = countsOf(db);
  const counted = JSON.stringify([deployment, creatorId, category, ...words]);
  const count = counts.get(counted);
  // Short words alone can't use an index, so counting their matches reads all texts. Their counts are always cached.
  const isIndexed = category !== '' || shape.words.includes('indexed');
  if (isIndexed && !count) {
    const patterns = words.map((word) => (isShort(word) ? word : containing(word)));
    const first = sort === 'relevance' ? words.slice(0, 1) : [];
    const few = await selectFew(db, shape, [...paging, ...own, ...patterns, ...first]);
    if (few.total <= FEW) return toReply(few.projects ?? '[]', few.total, filter);
  }
  const pairs = words.flatMap((word) => (isShort(word) ? [word] : [word, containing(word)]));
  const earlier = [count?.changes ?? null, count?.total ?? null];
  const { projects, ...now } = await selectProjects(db, shape, [...paging, ...earlier, ...own, ...pairs]);
  if (isIndexed && now.total <= FEW) counts.delete(counted);
  else remember(counts, counted, now);
  return toReply(projects, now.total, filter);
}

/** Adds the page's position to the reply. Not done in SQL, because planning it would take longer. */
const toReply = (projects: string, total: number, paging: Paging) =>
  new JsonText<Schemas['ProjectList']>(
    `{"projects":${projects},"metadata":${JSON.stringify(positionOf(total, paging))}}`,
  );

/** Maximum number of cached counts per database. */
const MOST_COUNTS = 1000;

/**
 * Cached counts per database: of lists that no index narrows, and of searches and categories with many projects. A
 * cached count is used only if no project has changed since.
 */
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
