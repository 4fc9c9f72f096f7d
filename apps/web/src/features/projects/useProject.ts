import { ApiError } from '@pwr-community/api/errors';
import { projectQuery } from '@pwr-community/api/queries/projects';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { parseId } from '../../shared/parseId.ts';
import { detailMessages as m } from './messages.ts';

/**
 * Loads the project whose id is in the address. `missing` is the message if the project doesn't exist or was deleted: a
 * retry wouldn't help then.
 */
export function useProject(idText: string | undefined) {
  const id = parseId(idText);
  const query = projectQuery(api, id ?? 0);
  const { data: project, error, refetch } = useQuery({ ...query, queryFn: id === null ? skipToken : query.queryFn });
  const status = id === null ? 404 : error instanceof ApiError ? error.status : undefined;
  const missing = status === 404 ? m.notFound : status === 410 ? m.deleted : undefined;
  return { project, error, refetch, missing };
}
