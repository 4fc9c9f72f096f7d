import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { clientError, replyError } from '../errors.ts';
import { withPatience } from '../internal/patience.ts';
import { unwrap } from '../unwrap.ts';

/** Timeout for an upload, in ms: two megabytes over a slow connection. */
const PATIENCE = 120_000;

/** Uploads an image: requests an address, sends the file there, and returns its key. */
export const uploadImageMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['image', 'upload'],
    mutationFn: async (file: File) => {
      const target = await unwrap(api.GET('/images/one', { params: { query: { filename: file.name } } }));
      // Bypasses the typed client, because the address may be an object store's, which must not get the bearer token.
      const { method, headers } = target;
      const response = await withPatience(PATIENCE, (signal) =>
        fetch(target.uploadUrl, { method, headers, body: file, signal }),
      ).catch((cause: unknown) => {
        throw clientError('network-error', 0, cause);
      });
      if (!response.ok) {
        const problem: unknown = await response.json().catch(() => undefined);
        throw replyError(response.status, problem, response.headers.get('Retry-After'));
      }
      return target.key;
    },
  });

/** Deletes an upload (`mutate(key)`), such as one that was replaced before its form was submitted. */
export const deleteImageUploadMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['image', 'delete'],
    mutationFn: (key: string) => unwrap(api.DELETE('/images/upload/{key}', { params: { path: { key } } })),
  });
