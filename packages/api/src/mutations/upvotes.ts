import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UpvotedProjectIds } from '../../generated/schema.d.ts';
import { patchCounts, stopRefetches } from '../internal/cache.ts';
import type { ApiClient } from '../client.ts';
import { projectsKey } from '../keys.ts';
import { upvotedIdsQuery } from '../queries/upvotes.ts';
import { unwrap } from '../unwrap.ts';

/** How long after a change the member's upvotes are read again, in milliseconds. */
export const upvotesRefetchDelay = 1000;

/** A project's upvote while toggles of it are on their way: what the screen shows, and what the server last confirmed. */
interface Toggles {
  running: number;
  shown: boolean;
  confirmed: boolean;
  /** How long after it the member's upvotes are read, in ms: at once where the others are not known yet. */
  rereadAfter: number;
  /** The project's upvotes in all, as the server last said. */
  total?: number;
}

const togglesOf = new WeakMap<QueryClient, Map<number, Toggles>>();

/**
 * Upvotes a project (`mutate(true)`) or takes the upvote back (`mutate(false)`). Shown at once in every list and detail;
 * toggles of one project reach the server one after the other. A failed one undoes itself and nothing else: while a later
 * toggle is under way the screen keeps what the member asked for last, and when the last one fails, it goes back to what
 * the server confirmed last.
 */
export function upvoteMutation(api: ApiClient, userId: number, projectId: number) {
  const { queryKey: idsKey } = upvotedIdsQuery(api, userId);

  const has = (client: QueryClient) => client.getQueryData(idsKey)?.upvotedProjects.some(({ id }) => id === projectId);

  function show(client: QueryClient, toggles: Toggles, upvoted: boolean) {
    if (toggles.shown === upvoted) return;
    toggles.shown = upvoted;
    patchCounts(client, projectId, ({ totalUpvotes }) => ({ totalUpvotes: totalUpvotes + (upvoted ? 1 : -1) }));
    client.setQueryData(idsKey, (ids: UpvotedProjectIds | undefined) => {
      const others = ids?.upvotedProjects.filter(({ id }) => id !== projectId) ?? [];
      return { upvotedProjects: upvoted ? [{ id: projectId }, ...others] : others };
    });
  }

  return mutationOptions({
    mutationKey: ['upvote', projectId],
    scope: { id: `upvote-${projectId}` },
    mutationFn: (upvote: boolean) => {
      const body = { uid: userId, projectId };
      return unwrap(upvote ? api.POST('/upvote', { body }) : api.DELETE('/upvote', { body }));
    },
    onMutate: async (upvote, { client }) => {
      const all = togglesOf.get(client) ?? new Map<number, Toggles>();
      togglesOf.set(client, all);
      // Without the member's upvotes, a toggle is taken to change something.
      const known = has(client);
      const before = known ?? !upvote;
      const toggles = all.get(projectId) ?? {
        running: 0,
        shown: before,
        confirmed: before,
        rereadAfter: known === undefined ? 0 : upvotesRefetchDelay,
      };
      all.set(projectId, toggles);
      toggles.running++;
      // A first load of the member's upvotes would lack it as well.
      await stopRefetches(client, projectsKey);
      await client.cancelQueries({ queryKey: idsKey });
      show(client, toggles, upvote);
      return toggles;
    },
    onSuccess: ({ upvoted, totalUpvotes }, _upvote, toggles) => {
      toggles.confirmed = upvoted;
      toggles.total = totalUpvotes;
    },
    onSettled: (_reply, error, _upvote, toggles, { client }) => {
      const all = togglesOf.get(client);
      if (!toggles || !all || --toggles.running > 0) return;
      show(client, toggles, toggles.confirmed);
      const { total } = toggles;
      if (total !== undefined) patchCounts(client, projectId, () => ({ totalUpvotes: total }));
      all.delete(projectId);
      setTimeout(() => {
        // A toggle that began meanwhile reads them again itself; now they would lack it.
        if (all.size > 0) return;
        void client.invalidateQueries({ queryKey: idsKey });
        // It may have been counted nevertheless: so the counts are read too.
        if (error) void client.invalidateQueries({ queryKey: projectsKey });
      }, toggles.rereadAfter);
    },
  });
}
