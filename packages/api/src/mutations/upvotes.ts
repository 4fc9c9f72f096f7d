import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UpvotedProjectIds } from '../../generated/schema.d.ts';
import { patchCounts, stopRefetches } from '../internal/cache.ts';
import type { ApiClient } from '../client.ts';
import { projectsKey } from '../keys.ts';
import { upvotedIdsQuery } from '../queries/upvotes.ts';
import { unwrap } from '../unwrap.ts';

/** Delay between a change and the refetch of the member's upvotes, in ms. */
export const upvotesRefetchDelay = 1000;

/**
 * State of a project's upvote while toggles are in flight: the number of these toggles, the displayed state, and the
 * state that the server last confirmed.
 */
interface Toggles {
  running: number;
  shown: boolean;
  confirmed: boolean;
  /** Delay before the member's upvotes are refetched, in ms; 0 if they aren't loaded yet. */
  rereadAfter: number;
  /** The project's total upvotes, as last reported by the server. */
  total?: number;
}

const togglesOf = new WeakMap<QueryClient, Map<number, Toggles>>();

/**
 * Upvotes a project (`mutate(true)`) or removes the upvote (`mutate(false)`), optimistically in every list and detail.
 * Toggles of one project are sent one after the other. A failed toggle reverts only itself: while a later one is in
 * flight, the screen keeps the member's latest choice. After the last one fails, the screen returns to the last
 * confirmed state.
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
      // If the member's upvotes aren't loaded, assumes that this toggle changes the state.
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
      // Cancels even a first load of the member's upvotes, because its reply would miss this toggle.
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
        // A toggle in flight, of any project, refetches the upvotes when it settles. A refetch now would miss it.
        if (all.size > 0) return;
        void client.invalidateQueries({ queryKey: idsKey });
        // The upvote may have been counted despite the error, so the counts are refetched, too.
        if (error) void client.invalidateQueries({ queryKey: projectsKey });
      }, toggles.rereadAfter);
    },
  });
}
