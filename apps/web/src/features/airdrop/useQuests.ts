import { questListQuery } from '@pwr-community/api/queries/quests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useLocale } from '../../shared/settings.tsx';

/** The quests in the language shown, with where the reader is: the same object until something of it changes. */
export function useQuests() {
  const { code } = useLocale();
  const query = questListQuery(api);
  // Read at once: React Query tells only of what has been read, and the quests are drawn later than the page asks.
  const { data, status, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, code],
    placeholderData: keepPreviousData,
  });
  return useMemo(() => ({ data, status, refetch }), [data, status, refetch]);
}
