import { submissionsQuery } from '@pwr-community/api/queries/content';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { listState } from '../../../shared/listState.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { paths } from '../../../shared/paths.ts';
import { refetchWhilePending } from '../../../shared/submissions/usePreview.ts';
import { readFilter, statuses, writeFilter, type ReviewFilter } from './reviewAddress.ts';

/** Submissions per page: enough for an hour, in one request. */
const pageSize = 50;

/** The current page of submissions. */
export function useQueue() {
  const { search } = useLocation();
  const filter = readFilter(new URLSearchParams(search));
  const result = useQuery({
    ...submissionsQuery(api, {
      status: statuses[filter.status],
      page: filter.page - 1,
      itemsPerPage: pageSize,
      ...(filter.kind !== 'all' && { contentType: filter.kind }),
      ...(filter.members !== 'all' && { isDegen: filter.members === 'degen' }),
      ...(filter.search && { searchTerm: filter.search }),
    }),
    refetchInterval: ({ state }) => refetchWhilePending(state.data?.submissions),
  });
  const { status, refetch, isPlaceholderData } = result;
  const { data: latest, dataUpdatedAt: latestAt } = result;
  // Deferred, so that rendering the refetched list doesn't delay the next decision.
  const { data, dataUpdatedAt } = useDeferredValue(
    useMemo(() => ({ data: latest, dataUpdatedAt: latestAt }), [latest, latestAt]),
  );

  const hrefOf = (change: Partial<ReviewFilter>) => paths.admin.getHref(writeFilter({ ...filter, page: 1, ...change }));
  const isLeading = useLastPage(filter.page, isPlaceholderData ? undefined : latest?.metadata.totalPages, (page) =>
    hrefOf({ page }),
  );

  return {
    filter,
    hrefOf,
    /** Like `hrefOf`, on the same page of the queue. */
    hrefHere: (change: Partial<ReviewFilter>) => hrefOf({ page: filter.page, ...change }),
    data,
    dataUpdatedAt,
    status,
    state: listState(latest && !data ? 'pending' : status, isLeading),
    refetch,
  };
}
