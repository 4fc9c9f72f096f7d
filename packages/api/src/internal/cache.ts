import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProjectDetail, ProjectListItem } from '../../generated/schema.d.ts';
import { projectsKey, pointsKey, leaderboardKey } from '../keys.ts';

type Counts = Pick<ProjectListItem, 'totalUpvotes' | 'totalComments'>;

/**
 * Cancels refetches that would overwrite an optimistic update. First loads continue, because there is nothing to
 * overwrite.
 */
export const stopRefetches = (client: QueryClient, ...keys: QueryKey[]): Promise<unknown> =>
  Promise.all(
    keys.map((queryKey) => client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })),
  );

/** Updates a project's counts in every cached list and detail. */
export function patchCounts(client: QueryClient, projectId: number, change: (counts: Counts) => Partial<Counts>): void {
  const patch = <Item extends Counts & { id: number }>(item: Item): Item =>
    item.id === projectId ? { ...item, ...change(item) } : item;
  type Cached = ProjectDetail | { projects: ProjectListItem[] } | { upvotedProjects: ProjectListItem[] };
  client.setQueriesData<Cached>({ queryKey: projectsKey }, (cached?: Cached): Cached | undefined => {
    if (!cached) return cached;
    if ('projects' in cached) return { ...cached, projects: cached.projects.map(patch) };
    if ('upvotedProjects' in cached) return { ...cached, upvotedProjects: cached.upvotedProjects.map(patch) };
    return patch(cached);
  });
}

/** Invalidates everything that shows points, because an award changes histories, totals and leaderboards. */
export const rereadPoints = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [pointsKey, leaderboardKey, ['users'], ['session', 'user']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/**
 * Returns the promise for `onSettled` to await: the refetches after a success, and none after a failure, so that
 * failures are reported at once.
 */
export const settled = (error: Error | null, reread: Promise<unknown>): Promise<unknown> | undefined =>
  error ? undefined : reread;
