import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type {
  MemeCreate,
  SubmissionAccept,
  SubmissionReject,
  SubmissionReopen,
  SubmissionsAccept,
  SubmissionsReject,
  UsualPointsChange,
} from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { rereadPoints, settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { contentKey, usualPointsKey, waitingKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

const rereadContent = (client: QueryClient) =>
  Promise.all([contentKey, waitingKey].map((queryKey) => client.invalidateQueries({ queryKey })));
const rereadAll = (client: QueryClient) => Promise.all([rereadContent(client), rereadPoints(client)]);

/** Submits a post (`mutate(url)`). */
export const submitPostMutation = (api: ApiClient, platform: 'twitter' | 'tiktok' | 'youtube') =>
  mutationOptions({
    mutationKey: ['content', 'submit', platform],
    mutationFn: (url: string) =>
      writeOnce({ platform, url }, (key) => {
        const options = { body: { url }, params: { header: { 'Idempotency-Key': key } } };
        const calls = {
          twitter: () => api.POST('/api/user/twitterSubmitEmbedURL', options),
          tiktok: () => api.POST('/api/user/tiktokSubmitEmbedURL', options),
          youtube: () => api.POST('/api/user/youtubeSubmitEmbedURL', options),
        };
        return unwrap(calls[platform]());
      }),
    onSuccess: (_reply, _url, _none, { client }) => rereadContent(client),
  });

/** Submits an embed code (`mutate(embedCode)`). */
export const submitEmbedCodeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'submit', 'embed'],
    mutationFn: (embedCode: string) =>
      writeOnce({ embedCode }, (key) =>
        unwrap(
          api.POST('/api/user/embedcode', { body: { embedCode }, params: { header: { 'Idempotency-Key': key } } }),
        ),
      ),
    onSuccess: (_reply, _code, _none, { client }) => rereadContent(client),
  });

/** Submits a meme with an uploaded image. */
export const submitMemeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'submit', 'meme'],
    mutationFn: (body: MemeCreate) =>
      writeOnce(body, (key) =>
        unwrap(api.POST('/api/user/submitMeme', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSuccess: (_reply, _body, _none, { client }) => rereadContent(client),
  });

/** Withdraws one of the member's own submissions (`mutate(submissionId)`). */
export const withdrawSubmissionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'withdraw'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/user/submissions/{id}', { params: { path: { id } } })),
    // Also after a failure, because the submission may have been decided.
    onSettled: (_nothing, error, _id, _none, { client }) => settled(error, rereadContent(client)),
  });

/** Accepts a submission. Admins only. */
export const acceptSubmissionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'accept'],
    mutationFn: (body: SubmissionAccept) => unwrap(api.POST('/api/admin/acceptSubmission', { body })),
    // Also after a failure, because the submission may have been decided.
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadAll(client)),
  });

/** Rejects a submission. Admins only. */
export const rejectSubmissionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'reject'],
    mutationFn: (body: SubmissionReject) => unwrap(api.POST('/api/admin/rejectSubmission', { body })),
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadContent(client)),
  });

/** Undoes the decision on a submission. Admins only. */
export const reopenSubmissionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'reopen'],
    mutationFn: (body: SubmissionReopen) => unwrap(api.POST('/api/admin/reopenSubmission', { body })),
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadAll(client)),
  });

/** Accepts several submissions, with the usual points of each type unless others are given. Admins only. */
export const acceptSubmissionsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'accept-some'],
    mutationFn: (body: SubmissionsAccept) =>
      writeOnce(['accept some', body], (key) =>
        unwrap(api.POST('/api/admin/acceptSubmissions', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadAll(client)),
  });

/** Rejects several submissions for the same reason. Admins only. */
export const rejectSubmissionsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'reject-some'],
    mutationFn: (body: SubmissionsReject) =>
      writeOnce(['reject some', body], (key) =>
        unwrap(api.POST('/api/admin/rejectSubmissions', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSettled: (_reply, error, _body, _none, { client }) => settled(error, rereadContent(client)),
  });

/** Shows the other admins that a submission is open here (`mutate(submissionId)`). Admins only. */
export const claimSubmissionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'claim'],
    mutationFn: (id: number) => unwrap(api.PUT('/api/admin/submissions/{id}/claim', { params: { path: { id } } })),
  });

/** Sets the points that accepting a submission of a given type usually awards. Admins only. */
export const setUsualPointsMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'usual-points'],
    mutationFn: (body: UsualPointsChange) => unwrap(api.PUT('/api/admin/usualPoints', { body })),
    onSettled: (_reply, error, _body, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: usualPointsKey })),
  });

/** Deletes a post (`mutate(postId)`). Admins only. */
export const deletePostMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'delete'],
    mutationFn: (postId: number) => unwrap(api.DELETE('/api/admin/user/post', { params: { query: { postId } } })),
    onSuccess: (_nothing, _id, _none, { client }) => rereadContent(client),
  });

/** Deletes an embed code (`mutate(id)`). Admins only. */
export const deleteEmbedCodeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['content', 'delete-embed'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/admin/user/embedcode/delete', { params: { query: { id } } })),
    onSuccess: (_nothing, _id, _none, { client }) => rereadContent(client),
  });
