import type { ApiClient } from '@pwr-community/api/client';
import { questListQuery } from '@pwr-community/api/queries/quests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LocaleCode } from '@pwr-community/i18n';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useLocale } from '../../shared/settings.tsx';
import { useSite } from '../../shared/site.ts';

/** The quests in a language. */
export function localizedQuestsQuery(api: ApiClient, locale: LocaleCode) {
  const query = questListQuery(api);
  return { ...query, queryKey: [...query.queryKey, locale] };
}

/**
 * The quests in the language shown that can be done on this site, with where the reader is: the same object until
 * something of it changes. `isOwn` is false while a member's page still has a visitor's quests, all of them not started.
 */
export function useQuests() {
  const { code } = useLocale();
  const { questKinds } = useSite();
  // Read at once: React Query tells only of what has been read, and the quests are drawn later than the page asks.
  const { data, status, refetch, dataUpdatedAt, isPlaceholderData } = useQuery({
    ...localizedQuestsQuery(api, code),
    placeholderData: keepPreviousData,
  });
  // The server renders the page for visitors, and such an answer is stale from the start (`putAnswers`).
  const isOwn = isPlaceholderData || dataUpdatedAt > 0;
  return useMemo(() => {
    const quests = data?.quests.filter(({ kind }) => questKinds.includes(kind));
    return { data: data && { ...data, quests: quests! }, status, isOwn, refetch };
  }, [data, questKinds, status, isOwn, refetch]);
}
