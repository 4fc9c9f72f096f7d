import { questListQuery } from '@pwr-community/api/queries/quests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useLocale } from '../../shared/settings.tsx';

/** The quests in the current language with the reader's state. The object is stable until something in it changes. */
export function useQuests() {
  const { code } = useLocale();
  const query = questListQuery(api);
  // Destructured here, because React Query only tracks properties that were read, and the quests render later.
  const { data, status, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, code],
    placeholderData: keepPreviousData,
  });
  return useMemo(() => ({ data, status, refetch }), [data, status, refetch]);
}
