import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportedSubject } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { sharingById } from '../internal/sharingById.ts';
import { reportsKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';
import type { WaitingParams } from './waiting.ts';

/** A page of the subjects with open reports. Admins only. */
export const reportsQuery = (api: ApiClient, params: WaitingParams) =>
  queryOptions({
    queryKey: [...reportsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/reports', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    structuralSharing: sharingById('subjects', ({ firstReportId }: ReportedSubject) => firstReportId),
  });
