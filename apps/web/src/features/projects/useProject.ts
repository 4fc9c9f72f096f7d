import { ApiError } from '@pwr-community/api/errors';
import { projectQuery } from '@pwr-community/api/queries/projects';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { parseId } from '../../shared/parseId.ts';

/** The project with an id from the address. `isUnknown` means that the id is invalid or nonexistent. */
export function useProject(idText: string | undefined) {
  const id = parseId(idText);
  const query = projectQuery(api, id ?? 0);
  const { data: project, error, refetch } = useQuery({ ...query, queryFn: id === null ? skipToken : query.queryFn });
  const isUnknown = id === null || (error instanceof ApiError && error.status === 404);
  return { project, error, refetch, isUnknown };
}
