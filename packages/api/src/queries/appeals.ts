import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { appealsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** A page of open appeals. `page` is zero-based. Admins only. */
export const appealsQuery = (api: ApiClient, page = 0, itemsPerPage = 10) =>
  queryOptions({
    queryKey: [...appealsKey, page, itemsPerPage],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/appeals', { params: { query: { page, itemsPerPage } }, signal })),
    placeholderData: keepPreviousData,
  });
