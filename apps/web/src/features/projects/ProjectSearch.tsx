import { projectSearchQuery } from '@pwr-community/api/queries/projects';
import { SearchField } from '@pwr-community/ui/community/SearchField';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useIntl } from 'react-intl';
import { searchTerm } from '../../shared/address.ts';
import { api } from '../../shared/api.ts';
import { listState } from '../../shared/listState.ts';
import { paths } from '../../shared/paths.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { listMessages, searchMessages as m } from './listMessages.ts';

/** Debounce delay of the search, in ms, from the specification. */
const debounce = 500;

/** Four rows fit into the dropdown's 240 px. */
const resultCount = 4;

/** Debounces a value; an empty value applies at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value ? debounce : 0);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * The search box. It starts with the search in the address, shows matches while typing, and filters the list on Enter.
 */
export function ProjectSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  // Updates the field and closes the dropdown at once, and renders the list in a transition. Until then, `search` is
  // behind the address.
  const [current, setCurrent] = useOptimistic(search);
  const ask = (next: string) =>
    startTransition(() => {
      setCurrent(next);
      onSearch(next);
    });
  const [value, setValue] = useState(search);
  // The field follows the address when back navigation or "Show all" changes it, and keeps focus.
  const [followed, setFollowed] = useState(search);
  if (current !== followed) {
    setFollowed(current);
    setValue(current);
  }
  const term = searchTerm(value);
  const rested = useRested(term);
  const { data, status } = useQuery(projectSearchQuery(api, rested, resultCount));

  useEffect(() => {
    if (status === 'error') toasts.error(formatMessage(m.failed));
  }, [status, toasts, formatMessage]);

  const waiting = term !== rested || status === 'pending';
  return (
    <SearchField
      label={formatMessage(m.placeholder)}
      placeholder={formatMessage(m.placeholder)}
      value={value}
      onChange={(next) => {
        setValue(next);
        if (!next && current) ask('');
      }}
      onSubmit={ask}
      results={(data?.projects ?? []).map((project) => ({
        id: String(project.id),
        name: project.projectName,
        href: paths.project.getHref(project.id),
        logo: project.logoPath ?? undefined,
        categories: project.categories,
        upvotes: project.totalUpvotes,
      }))}
      state={!term ? 'idle' : waiting ? 'loading' : listState({ status, data })}
      messages={{
        clear: formatMessage(listMessages.clearSearch),
        submit: formatMessage(m.submit),
        open: formatMessage(m.open),
        loading: formatMessage(m.loading),
        error: formatMessage(m.failed),
        empty: formatMessage(m.none),
        results: (count) => formatMessage(m.found, { count }),
        upvotes: (count) => formatMessage(listMessages.upvotes, { count }),
      }}
    />
  );
}
