import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { QuestCreate, QuestsDecide, QuestUpdate, VerificationRequest } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { rereadPoints, settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { questsKey, waitingKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

const rereadQuests = (client: QueryClient) =>
  Promise.all([questsKey, waitingKey].map((queryKey) => client.invalidateQueries({ queryKey })));
const rereadAll = (client: QueryClient) => Promise.all([rereadQuests(client), rereadPoints(client)]);

/** Records a press of a quest's button. For the wallet quest, the reply contains the nonce. */
export const startQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'start'],
    mutationFn: (query: { challengeId: number; action: string }) =>
      unwrap(api.POST('/api/user/challenge/action', { params: { query } })),
    onSettled: (_reply, error, _query, _none, { client }) => settled(error, rereadQuests(client)),
  });

/** Verifies a quest through its service: X, Discord, Telegram, the wallet or email. */
export const verifyQuestMutation = (api: ApiClient, userId: number) =>
  mutationOptions({
    mutationKey: ['quest', 'verify'],
    mutationFn: ({ challengeId, discordId = null }: { challengeId: number; discordId?: string | null }) =>
      unwrap(api.POST('/api/quests/verify', { body: { userId, challengeId, discordId } })),
    onSettled: (_reply, error, _query, _none, { client }) => settled(error, rereadQuests(client)),
  });

/** Verifies an X quest (`mutate(challengeId)`). */
export const verifySocialQuestMutation = (api: ApiClient, userId: number) =>
  mutationOptions({
    mutationKey: ['quest', 'verify-social'],
    mutationFn: (challengeId: number) =>
      unwrap(api.POST('/api/socialData/quests/verify', { body: { userId, challengeId } })),
    onSettled: (_reply, error, _challengeId, _none, { client }) => settled(error, rereadQuests(client)),
  });

/** Requests an admin's verification of a quest, with a proof. */
export const requestVerificationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'request'],
    mutationFn: (body: VerificationRequest) => unwrap(api.POST('/api/quests/request/verify', { body })),
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadQuests(client)),
  });

/** Claims the points of a verified quest (`mutate(id)`). */
export const finalizeQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'finalize'],
    mutationFn: (id: number) => unwrap(api.POST('/api/quests/{id}/finalize', { params: { path: { id } } })),
    onSettled: (_reply, error, _id, _none, { client }) => settled(error, rereadAll(client)),
  });

/** Creates a quest. Admins only. */
export const createQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'create'],
    mutationFn: (body: QuestCreate) =>
      writeOnce(body, (key) =>
        unwrap(api.POST('/api/admin/quests/createQuest', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSuccess: (_reply, _body, _none, { client }) => rereadQuests(client),
  });

/** Changes a quest. Admins only. */
export const updateQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'update'],
    mutationFn: ({ id, ...body }: QuestUpdate & { id: number }) =>
      unwrap(api.PATCH('/api/admin/quests/{id}', { params: { path: { id } }, body })),
    onSuccess: (_reply, _body, _none, { client }) => rereadQuests(client),
  });

/** Deletes a quest (`mutate(id)`). Admins only. */
export const deleteQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'delete'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/quests/delete', { body: { id } })),
    onSuccess: (_nothing, _id, _none, { client }) => rereadQuests(client),
  });

/** Completes a quest for a member, in any state, and awards its points. Admins only. */
export const forceVerifyQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'force'],
    mutationFn: (query: { userId: number; challengeId: number; onlyOpen?: boolean }) =>
      unwrap(api.POST('/api/quests/forceVerify', { params: { query } })),
    onSuccess: (_reply, _query, _none, { client }) => rereadAll(client),
  });

/** Decides several open requests in the same way. Admins only. */
export const decideQuestsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'decide-some'],
    mutationFn: (body: QuestsDecide) =>
      writeOnce(['decide quests', body], (key) =>
        unwrap(api.POST('/api/admin/quests/decide', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSettled: (_reply, error, _decision, _none, { client }) => settled(error, rereadAll(client)),
  });

/** Verifies or refuses a member's request. Admins only. */
export const decideQuestMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quest', 'decide'],
    mutationFn: (query: {
      userId: number;
      challengeId: number;
      action: 'fail' | 'verify';
      reason?: string;
      onlyOpen?: boolean;
    }) => unwrap(api.POST('/api/admin/user/quest/update', { params: { query } })),
    onSuccess: (_reply, _query, _none, { client }) => rereadQuests(client),
  });
