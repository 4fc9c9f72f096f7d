import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { AppealAccept, AppealsDecide } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { rereadPoints, settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { appealsKey, contentKey, questsKey, waitingKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

const reread = (client: QueryClient, ...keys: (readonly string[])[]) =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

/** The subject of an appeal: a rejected submission or a refused quest. */
export type AppealSubject = { submissionId: number } | { questId: number };

/** Appeals against a rejected submission or a refused quest. */
export const appealMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['appeals', 'create'],
    mutationFn: ({ text, ...subject }: AppealSubject & { text: string }) =>
      writeOnce(['appeal', subject, text], (key) => {
        const header = { 'Idempotency-Key': key };
        const body = { text };
        return unwrap(
          'submissionId' in subject
            ? api.POST('/api/user/submissions/{id}/appeal', {
                params: { path: { id: subject.submissionId }, header },
                body,
              })
            : api.POST('/api/quests/{id}/appeal', { params: { path: { id: subject.questId }, header }, body }),
        );
      }),
    // Also after a failure, because the decision may have changed.
    onSettled: (_reply, error, subject, _none, { client }) =>
      settled(error, reread(client, 'submissionId' in subject ? contentKey : questsKey)),
  });

/** Accepts an appeal. `points` apply only to submissions, because each quest has its own points. Admins only. */
export const acceptAppealMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['appeals', 'accept'],
    mutationFn: ({ id, ...body }: AppealAccept & { id: number }) =>
      unwrap(api.POST('/api/admin/appeals/{id}/accept', { params: { path: { id } }, body })),
    onSettled: (_reply, error, _decision, _none, { client }) =>
      settled(
        error,
        Promise.all([reread(client, appealsKey, contentKey, questsKey, waitingKey), rereadPoints(client)]),
      ),
  });

/** Upholds the first decision, with a message to the member. Admins only. */
export const upholdAppealMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['appeals', 'uphold'],
    mutationFn: ({ id, answer }: { id: number; answer: string }) =>
      unwrap(api.POST('/api/admin/appeals/{id}/uphold', { params: { path: { id } }, body: { answer } })),
    onSettled: (_reply, error, _decision, _none, { client }) =>
      settled(error, reread(client, appealsKey, contentKey, questsKey, waitingKey)),
  });

/** Decides several appeals in the same way. Admins only. */
export const decideAppealsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['appeals', 'decide-some'],
    mutationFn: (body: AppealsDecide) =>
      writeOnce(['decide appeals', body], (key) =>
        unwrap(api.POST('/api/admin/appeals/decide', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSettled: (_reply, error, _decision, _none, { client }) =>
      settled(
        error,
        Promise.all([reread(client, appealsKey, contentKey, questsKey, waitingKey), rereadPoints(client)]),
      ),
  });
