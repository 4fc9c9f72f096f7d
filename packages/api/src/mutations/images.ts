import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { clientError, replyError } from '../errors.ts';
import { withPatience } from '../internal/patience.ts';
import { unwrap } from '../unwrap.ts';

/** Longest wait for a file to be taken, in ms: two megabytes over a slow line. */
const PATIENCE = 120_000;

/** Uploads an image: asks for an address, sends the file there, and gives the key by which a project names it. */
export const uploadImageMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['image', 'upload'],
    mutationFn: async (file: File) => {
      const target = await unwrap(api.GET('/images/one', { params: { query: { filename: file.name } } }));
      // Not by the typed client: the address may lead to an object storage, which must not get the bearer token.
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

/** Takes an upload back (`mutate(key)`), for a form that is given up. */
export const deleteImageUploadMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['image', 'delete'],
    mutationFn: (key: string) => unwrap(api.DELETE('/images/upload/{key}', { params: { path: { key } } })),
  });
