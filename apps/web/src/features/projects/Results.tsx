import { commentListQuery } from '@pwr-community/api/queries/comments';
import { projectListQuery, projectQuery } from '@pwr-community/api/queries/projects';
import { Button } from '@pwr-community/ui/Button';
import type { ProjectSummary } from '@pwr-community/ui/community/ProjectCard';
import { ProjectList } from '@pwr-community/ui/community/ProjectList';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { listState } from '../../shared/listState.ts';
import { useLastPage } from '../../shared/pageNumber.ts';
import { paths } from '../../shared/paths.ts';
import { categoryHref } from '../../shared/projects/categoryHref.ts';
import { pageSize, ProjectPages } from '../../shared/projects/ProjectPages.tsx';
import { useProjectRows } from '../../shared/projects/useProjectRows.ts';
import { useNews } from '../../shared/useNews.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { sortNames } from './filters.tsx';
import { changeChoice, changeQuickView, readChoice, toListParams, type ListChoice } from './listAddress.ts';
import { listMessages as m } from './listMessages.ts';

export interface ResultsProps {
  params: URLSearchParams;
  onChange: (change: Partial<ListChoice>) => void;
  /** Called when the reader is about to open a project, to prefetch the quick view's code. */
  onIntent: () => void;
}

/** The filtered list with pagination. */
export function Results({ params, onChange, onIntent }: ResultsProps) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const choice = readChoice(params);
  const { data, status, isPlaceholderData, refetch } = useQuery(projectListQuery(api, toListParams(choice, pageSize)));
  // Deferred, so that the first rows render in slices and the page stays responsive. Later updates render at once.
  const drawn = useDeferredValue(status);
  const pageHref = (page: number) => paths.projects.getHref(changeChoice(params, { page }).toString());
  const isLeading = useLastPage(choice.page, isPlaceholderData ? undefined : data?.metadata.totalPages, pageHref);
  const state = listState({ status, data }, isLeading || drawn === 'pending');
  const rows = useProjectRows(data?.projects);

  const openHref = (projectId: string, tab: 'overview' | 'comments') =>
    paths.projects.getHref(changeQuickView(params, { projectId, tab }).toString());

  const prepare = useCallback(
    ({ id }: ProjectSummary) => {
      onIntent();
      void client.prefetchQuery(projectQuery(api, Number(id)));
      void client.prefetchQuery({ ...commentListQuery(api, Number(id)), staleTime: 30_000 });
    },
    [client, onIntent],
  );

  useNews(
    choice.sort,
    formatMessage(m.sorted, { order: formatMessage(sortNames[choice.sort]) }),
    status !== 'pending' && !isPlaceholderData,
  );

  const isChosen = Boolean(choice.search || choice.type || choice.category);
  const messages = useMemo(
    () => ({
      ...rows.messages,
      label: formatMessage(m.listLabel),
      empty: formatMessage(isChosen ? m.empty : m.none),
      emptyHint: formatMessage(isChosen ? m.emptyHint : m.noneHint),
    }),
    [rows.messages, formatMessage, isChosen],
  );

  return (
    <>
      {choice.category && <CategoryFilter category={choice.category} onRemove={() => onChange({ category: '' })} />}
      <ProjectList
        projects={rows.projects}
        state={state}
        isUpdating={isPlaceholderData}
        rows={pageSize}
        getHref={({ id }) => openHref(id, 'overview')}
        getCommentsHref={({ id }) => openHref(id, 'comments')}
        getCategoryHref={categoryHref}
        onUpvote={rows.onUpvote}
        onIntent={prepare}
        onRetry={() => void refetch()}
        emptyAction={
          isChosen && (
            <Button onPress={() => onChange({ search: '', type: '', category: '' })}>
              {formatMessage(m.clearChoice)}
            </Button>
          )
        }
        messages={messages}
      />
      <ProjectPages
        page={choice.page}
        metadata={state === 'loading' ? undefined : data?.metadata}
        getHref={pageHref}
        onGoToPage={(page) => onChange({ page })}
      />
    </>
  );
}
