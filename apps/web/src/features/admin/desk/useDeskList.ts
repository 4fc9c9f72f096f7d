import type { WaitingParams } from '@pwr-community/api/queries/waiting';
import type { Metadata } from '@pwr-community/api/schema';
import { useQuery, useQueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { inLanguage } from '../../../shared/inLanguage.ts';
import { listState } from '../../../shared/listState.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { useLocale } from '../../../shared/settings.tsx';
import { readFilter, writeFilter, type DeskFilter } from './deskAddress.ts';

/** Items per page: enough for an hour of decisions, in one request. */
const pageSize = 50;

/** Maximum number of items per request. */
const mostItems = 100;

/** Polling interval for other admins' decisions, in ms. */
const LIVE = 15_000;

/** The parts of a desk's list that depend on the type of its items. */
export interface DeskSource<Data extends { metadata: Metadata }, Item> {
  /** Returns the desk's address with a query string. */
  getHref: (search: string) => string;
  queryOf: (
    client: typeof api,
    params: WaitingParams,
  ) => { queryKey: QueryKey; queryFn?: QueryFunction<Data, never> | undefined };
  itemsOf: (data: Data) => readonly Item[];
}

/** The current page of a desk's items, and the filter in the address. */
export function useDeskList<Data extends { metadata: Metadata }, Item>(source: DeskSource<Data, Item>) {
  const { search } = useLocation();
  const client = useQueryClient();
  const { code } = useLocale();
  const filter = readFilter(new URLSearchParams(search));
  const params: WaitingParams = {
    sort: filter.sort,
    ...(filter.search && { searchTerm: filter.search }),
    ...(filter.from && { from: filter.from }),
    ...(filter.to && { to: filter.to }),
  };
  const queryOf = (page: number, itemsPerPage: number) => {
    const query = source.queryOf(api, { ...params, page, itemsPerPage });
    return inLanguage(query as { queryKey: QueryKey; queryFn: QueryFunction<Data> }, code);
  };
  const { data, status, refetch, isPlaceholderData } = useQuery({
    ...queryOf(filter.page - 1, pageSize),
    refetchInterval: LIVE,
  });
  const hrefOf = (change: Partial<DeskFilter>) => source.getHref(writeFilter({ ...filter, page: 1, ...change }));
  const isLeading = useLastPage(filter.page, isPlaceholderData ? undefined : data?.metadata.totalPages, (page) =>
    hrefOf({ page }),
  );
  return {
    filter,
    hrefOf,
    /** Like `hrefOf`, but stays on the current page of the list. */
    hrefHere: (change: Partial<DeskFilter>) => hrefOf({ page: filter.page, ...change }),
    /** Identifies the filter, on whichever page. */
    scope: JSON.stringify(params),
    items: data ? source.itemsOf(data) : [],
    metadata: data?.metadata,
    /** True while the items are still those of the previous filter or page. */
    isPrevious: isPlaceholderData,
    state: listState({ status, data }, isLeading),
    refetch,
    /** Loads one page (zero-based) of the items that match the filter. Bypasses the cache. */
    readPage: async (page: number) => {
      const reply = await client.fetchQuery({ ...queryOf(page, mostItems), staleTime: 0 });
      return { items: source.itemsOf(reply), pages: reply.metadata.totalPages };
    },
  };
}
