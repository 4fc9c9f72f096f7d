import { submissionsQuery, type ReviewParams } from '@pwr-community/api/queries/content';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useSelection } from '../desk/useSelection.ts';

/** Maximum number of submissions per request. */
const pageSize = 100;

/**
 * The submissions selected for a bulk decision.
 * @param items the submissions on the current page
 * @param params the queue's filter
 * @param latestId highest id when the admin last loaded the list; later submissions are hidden, so they are not
 * selected
 */
export function useReviewSelection(items: readonly ReviewSubmission[], params: ReviewParams, latestId: number) {
  const client = useQueryClient();
  return useSelection({
    items,
    idOf: ({ submissionId }) => submissionId,
    scope: JSON.stringify(params),
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
