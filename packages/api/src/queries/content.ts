import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { paths, ReviewSubmission } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { sharingById } from '../internal/sharingById.ts';
import { contentKey, usualPointsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Filters and page of the submissions to review. `page` is zero-based. */
export type ReviewParams = NonNullable<paths['/api/admin/contentSubmissions']['get']['parameters']['query']>;

/** Type of accepted content: embed codes and X posts together, or one of the others. */
export type PostSource = 'embed' | 'tiktok' | 'youtube' | 'meme';

/** A page of accepted content. `page` is zero-based. */
export const postsQuery = (api: ApiClient, source: PostSource, page = 0, itemsPerPage = 10) =>
  queryOptions({
    queryKey: [...contentKey, 'posts', source, page, itemsPerPage],
    queryFn: ({ signal }) => {
      const options = { params: { query: { page, itemsPerPage } }, signal };
      const calls = {
        embed: () => api.GET('/api/user/embedcode/all', options),
        tiktok: () => api.GET('/api/tiktokEmbedCodes', options),
        youtube: () => api.GET('/api/youtubeEmbedCodes', options),
        meme: () => api.GET('/api/getMemes', options),
      };
      return unwrap(calls[source]());
    },
    placeholderData: keepPreviousData,
  });

/** A page of the member's own submissions. `page` is zero-based. */
export const ownSubmissionsQuery = (api: ApiClient, page = 0) =>
  queryOptions({
    queryKey: [...contentKey, 'own', page],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/mySubmissions', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of the member's own embed codes. `page` is zero-based. */
export const ownEmbedCodesQuery = (api: ApiClient, page = 0) =>
  queryOptions({
    queryKey: [...contentKey, 'own-embeds', page],
    queryFn: ({ signal }) => unwrap(api.GET('/api/user/embedcode', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of submissions to review. Admins only. */
export const submissionsQuery = (api: ApiClient, params: ReviewParams) =>
  queryOptions({
    queryKey: [...contentKey, 'review', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/contentSubmissions', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    structuralSharing: sharingById('submissions', ({ submissionId }: ReviewSubmission) => submissionId),
  });

/** The points that accepting a submission usually awards, by type. Admins only. */
export const usualPointsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: usualPointsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/usualPoints', { signal })),
  });
