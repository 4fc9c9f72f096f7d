import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppealToDecide } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { sharingById } from '../internal/sharingById.ts';
import { appealsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';
import type { WaitingParams } from './waiting.ts';

/** A page of open appeals. Admins only. */
export const appealsQuery = (api: ApiClient, params: WaitingParams) =>
  queryOptions({
    queryKey: [...appealsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/appeals', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    structuralSharing: sharingById('appeals', ({ appealId }: AppealToDecide) => appealId),
  });
