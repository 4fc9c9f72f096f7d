import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MemberMark } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** A member's record, for admins who decide on sanctions. */
export const memberRecordQuery = (api: ApiClient, id: number) =>
  queryOptions({
    // Under the members' key, so that a change to a member refetches the record.
    queryKey: ['users', 'record', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/users/{id}/record', { params: { path: { id } }, signal })),
  });

/** A page of the members with a given mark. `page` is zero-based. Admins only. */
export const markedMembersQuery = (api: ApiClient, mark: MemberMark, page = 0, itemsPerPage = 20) =>
  queryOptions({
    queryKey: ['users', 'marked', mark, page, itemsPerPage],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/members', { params: { query: { mark, page, itemsPerPage } }, signal })),
    placeholderData: keepPreviousData,
  });
