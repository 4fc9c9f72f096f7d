import type { ApiClient } from '@pwr-community/api/client';
import { questListQuery } from '@pwr-community/api/queries/quests';
import { useQuery } from '@tanstack/react-query';
import type { LocaleCode } from '@pwr-community/i18n';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { inLanguage } from '../../shared/inLanguage.ts';
import { useSession } from '../../shared/session.tsx';
import { useLocale } from '../../shared/settings.tsx';
import { useSite } from '../../shared/site.ts';

/** Query for the quests in a language. */
export const localizedQuestsQuery = (api: ApiClient, locale: LocaleCode) => inLanguage(questListQuery(api), locale);

/**
 * Returns the quests that this site supports, in the current language, with the reader's progress. The result keeps its
 * identity until its content changes. `isOwn` is false while a member still sees a visitor's quests, all of them not
 * started.
 */
export function useQuests() {
  const { code } = useLocale();
  const { questKinds } = useSite();
  const { session } = useSession();
  // Destructured at once: React Query only reports changes in properties that were read, and the board renders later.
  const { data, status, refetch, dataUpdatedAt, isFetching, isPlaceholderData } = useQuery({
    ...localizedQuestsQuery(api, code),
    // While another language loads, keeps a list in the previous one, unless a member would take a visitor's for theirs.
    placeholderData: (before, query) =>
      session.status === 'visitor' || query?.state.dataUpdatedAt ? before : undefined,
  });
  // The server renders the page with a visitor's quests. For members, `putAnswers` stores them as stale, with time 0.
  const isOwn = session.status === 'visitor' || isPlaceholderData || dataUpdatedAt > 0;
  // Until the member's own quests have loaded, an error counts even if a visitor's quests are there.
  const hasFailed = status === 'error' && !isFetching && !(isOwn && data);
  return useMemo(() => {
    const quests = data?.quests.filter(({ kind }) => questKinds.includes(kind));
    return { data: data && { ...data, quests: quests! }, isOwn, hasFailed, refetch };
  }, [data, questKinds, isOwn, hasFailed, refetch]);
}
