import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { questsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';
import type { WaitingParams } from './waiting.ts';

/** The available quests in the client's language, with the member's progress. */
export const questListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...questsKey, 'list'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/quests', { signal })),
  });

/** The available quests with a member's progress. Admins only. */
export const userQuestsQuery = (api: ApiClient, userId: number) =>
  queryOptions({
    queryKey: [...questsKey, 'of', userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/users/{id}/quests', { params: { path: { id: userId } }, signal })),
  });

/** One quest, with its text in every language. */
export const questQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...questsKey, 'detail', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/quests/{id}', { params: { path: { id } }, signal })),
  });

/** The quests that the member has completed. */
export const completedQuestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...questsKey, 'completed'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/quests/completed', { signal })),
  });

/** The member's quests that await a decision. */
export const questsInReviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...questsKey, 'in-review'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/quests/inreview', { signal })),
  });

/** The quests whose buttons the member has pressed. */
export const questActionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...questsKey, 'actions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/challenge/actions', { signal })),
  });

/** A page of open verification requests. Admins only. */
export const unresolvedQuestsQuery = (api: ApiClient, params: WaitingParams) =>
  queryOptions({
    queryKey: [...questsKey, 'unresolved', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/quests/unresolved', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
