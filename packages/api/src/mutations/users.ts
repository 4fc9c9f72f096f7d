import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Interests, ProfileUpdate } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { toFormData } from '../internal/form.ts';
import { leaderboardKey } from '../keys.ts';
import { ownUserQuery } from '../queries/session.ts';
import { interestsQuery } from '../queries/users.ts';
import { unwrap } from '../unwrap.ts';

/** Invalidates everything that shows the member. */
const rereadMember = (client: QueryClient): Promise<unknown> =>
  Promise.all([['session'], ['users'], leaderboardKey].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Sets the member's flag (`mutate(code)`), or removes it (`mutate(null)`). */
export const setFlagMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['user', 'flag'],
    mutationFn: async (flag: string | null): Promise<void> => {
      if (flag === null) await unwrap(api.DELETE('/api/user/flag'));
      else await unwrap(api.PUT('/api/user/flag', { params: { query: { flag } } }));
    },
    onSuccess: (_nothing, _flag, _none, { client }) => rereadMember(client),
  });

/** Sets the member's interests (`mutate(tags)`), at most three. */
export const setInterestsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['user', 'interests'],
    mutationFn: (tags: Interests) => unwrap(api.PUT('/api/user/interests', { body: { tags } })),
    onSuccess: (reply, _tags, _none, { client }) => {
      client.setQueryData(interestsQuery(api).queryKey, reply);
      return rereadMember(client);
    },
  });

/** Edits the member's profile: absent fields stay unchanged, and an empty picture removes the current one. */
export const updateProfileMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['user', 'profile'],
    mutationFn: (body: ProfileUpdate) => unwrap(api.PATCH('/google-user', { body, bodySerializer: toFormData })),
    onSuccess: (user, _body, _none, { client }) => {
      client.setQueryData(ownUserQuery(api).queryKey, user);
      return rereadMember(client);
    },
  });
