import { submissionsQuery, type ReviewParams } from '@pwr-community/api/queries/content';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useSelection } from '../desk/useSelection.ts';

/** Submissions that one request lists at most. */
const pageSize = 100;

/**
 * The submissions selected for a decision on many.
 * @param items the listed submissions
 * @param params the filter of the queue
 * @param latestId later submissions are not selected unseen
 */
export function useReviewSelection(items: readonly ReviewSubmission[], params: ReviewParams, latestId: number) {
  const client = useQueryClient();
  return useSelection({
    items,
    idOf: ({ submissionId }) => submissionId,
    readPage: async (page) => {
      const { submissions, metadata } = await client.fetchQuery({
        ...submissionsQuery(api, { ...params, page, itemsPerPage: pageSize }),
        staleTime: 0,
      });
      const seen = submissions.filter(({ submissionId }) => submissionId <= latestId);
      return { items: seen, pages: metadata.totalPages };
    },
  });
}
