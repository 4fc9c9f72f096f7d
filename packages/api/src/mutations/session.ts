import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { sessionListQuery } from '../queries/session.ts';
import { unwrap } from '../unwrap.ts';

/** Signs one of the member's places out (`mutate(sessionId)`). */
export const revokeSessionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'revoke'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })),
    onSuccess: (_nothing, _id, _none, { client }) => client.invalidateQueries(sessionListQuery(api)),
  });
