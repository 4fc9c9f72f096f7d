import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProjectDetail, ProjectListItem } from '../../generated/schema.d.ts';
import { projectsKey, pointsKey, leaderboardKey } from '../keys.ts';

type Counts = Pick<ProjectListItem, 'totalUpvotes' | 'totalComments'>;

/** Stops refetches that would bring back what is about to change. First loads go on: they have nothing to change. */
export const stopRefetches = (client: QueryClient, ...keys: QueryKey[]): Promise<unknown> =>
  Promise.all(
    keys.map((queryKey) => client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })),
  );

/** Changes the counts of a project in every list and detail that shows it. */
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

/** Has everything read again that tells points: a payment moves histories, totals and boards. */
export const rereadPoints = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [pointsKey, leaderboardKey, ['users'], ['session', 'user']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** What `onSettled` waits for: after a success for what changed, after a failure for nothing, so that it is told at once. */
export const settled = (error: Error | null, reread: Promise<unknown>): Promise<unknown> | undefined =>
  error ? undefined : reread;
