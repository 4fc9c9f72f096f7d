import type { paths } from '../../generated/schema.d.ts';

/** Filter, order and page of a list of items that wait for admins. `page` is zero-based. */
export type WaitingParams = NonNullable<paths['/api/admin/appeals']['get']['parameters']['query']>;
