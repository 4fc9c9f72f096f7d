import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { reportsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** A page of what has open reports. `page` is zero-based. Admins only. */
export const reportsQuery = (api: ApiClient, page = 0, itemsPerPage = 10) =>
  queryOptions({
    queryKey: [...reportsKey, page, itemsPerPage],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/reports', { params: { query: { page, itemsPerPage } }, signal })),
    placeholderData: keepPreviousData,
  });
