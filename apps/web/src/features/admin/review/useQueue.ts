import { submissionsQuery, type ReviewParams } from '@pwr-community/api/queries/content';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { listState } from '../../../shared/listState.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { paths } from '../../../shared/paths.ts';
import { refetchWhilePending } from '../../../shared/submissions/usePreview.ts';
import { readFilter, statuses, writeFilter, type ReviewFilter } from './reviewAddress.ts';

/** Submissions per page: enough for an hour of decisions, in one request. */
const pageSize = 50;

/** Polling interval for other admins' decisions and claims, and for new submissions, in ms. */
const LIVE = 15_000;

/** The current page of submissions. New ones stay hidden until the admin asks for them, so that no row moves. */
export function useQueue() {
  const { search } = useLocation();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const params: ReviewParams = {
    status: statuses[filter.status],
    ...(filter.sort !== 'usual' && { sort: filter.sort }),
    ...(filter.kind !== 'all' && { contentType: filter.kind }),
    ...(filter.members !== 'all' && { isDegen: filter.members === 'degen' }),
    ...(filter.search && { searchTerm: filter.search }),
    ...(filter.from && { submittedFrom: filter.from }),
    ...(filter.to && { submittedTo: filter.to }),
  };
  const result = useQuery({
    ...submissionsQuery(api, { ...params, page: filter.page - 1, itemsPerPage: pageSize }),
    refetchInterval: ({ state }) => refetchWhilePending(state.data?.submissions) || LIVE,
  });
  const { status, refetch, isPlaceholderData, isFetching } = result;
  const { data: latest } = result;
  const view = JSON.stringify([params, filter.page]);
  // Deferred, so that rendering the refetched list doesn't delay the next decision.
  const data = useDeferredValue(latest);
  const shownView = useDeferredValue(isPlaceholderData ? undefined : view);

  // The highest submission id when the admin last loaded the list. Later submissions stay hidden.
  const [seen, setSeen] = useState<{ view: string; latestId: number }>();
  if (latest && !isPlaceholderData && seen?.view !== view) setSeen({ view, latestId: latest.latestId });
  const latestId = seen?.latestId ?? Infinity;
  const submissions = useMemo(
    () => data?.submissions.filter(({ submissionId }) => submissionId <= latestId),
    [data, latestId],
  );
  const isLive = filter.status === 'review' && seen !== undefined;
  const { data: news } = useQuery({
    ...submissionsQuery(api, { ...params, newerThan: seen?.latestId ?? 0, page: 0, itemsPerPage: 1 }),
    enabled: isLive,
    refetchInterval: LIVE,
    placeholderData: undefined,
  });

  const hrefOf = useCallback(
    (change: Partial<ReviewFilter>) => paths.admin.getHref(writeFilter({ ...filter, page: 1, ...change })),
    [filter],
  );
  const pages = isPlaceholderData ? undefined : latest?.metadata.totalPages;
  // While fetching, the number of pages is unknown: undo may return to a page that is empty in the cache.
  const isLeading = useLastPage(filter.page, isFetching ? undefined : pages, (page) => hrefOf({ page }));
  const isBeyond = pages !== undefined && pages > 0 && filter.page > pages;

  return {
    filter,
    params,
    hrefOf,
    /** Like `hrefOf`, but stays on the current page of the queue. */
    hrefHere: (change: Partial<ReviewFilter>) => hrefOf({ page: filter.page, ...change }),
    data,
    submissions,
    /** Identifies the filter and the page. */
    view,
    /** False while the submissions belong to another view or are about to be replaced. */
    isSettled: data !== undefined && data === latest && !isPlaceholderData,
    /** True while the submissions are still those of the previous view. */
    isPrevious: shownView !== view,
    latestId,
    /** Number of new submissions that match the filter. */
    newCount: isLive ? (news?.metadata.totalItems ?? 0) : 0,
    showNew: async () => {
      const { data: fresh } = await refetch();
      if (fresh) setSeen({ view, latestId: fresh.latestId });
    },
    status,
    state: listState({ status: latest && !data ? 'pending' : status, data: latest }, isLeading || isBeyond),
    refetch,
  };
}
