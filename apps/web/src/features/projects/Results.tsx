import { commentListQuery } from '@pwr-community/api/queries/comments';
import { projectListQuery, projectQuery } from '@pwr-community/api/queries/projects';
import { Button } from '@pwr-community/ui/Button';
import { Pagination } from '@pwr-community/ui/Pagination';
import type { ProjectSummary } from '@pwr-community/ui/ProjectCard';
import { ProjectList } from '@pwr-community/ui/ProjectList';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../app/api.ts';
import { commonMessages } from '../../app/messages.ts';
import { paths } from '../../app/paths.ts';
import { useToasts } from '../../app/toasts.tsx';
import { changeChoice, changeQuickView, readChoice, type ListChoice } from './listAddress.ts';
import { listMessages as m, pageMessages } from './messages.ts';
import { useUpvotes } from './useUpvotes.ts';

/** Projects on a page of the list. */
const pageSize = 5;

export interface ResultsProps {
  params: URLSearchParams;
  onChange: (change: Partial<ListChoice>) => void;
  /** The reader nears a project: the time to fetch the code that shows it. */
  onIntent: () => void;
}

/** The list as the address asks for it, and the way through its pages. */
export function Results({ params, onChange, onIntent }: ResultsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const client = useQueryClient();
  const toasts = useToasts();
  const choice = readChoice(params);
  const { data, status, isPlaceholderData, refetch } = useQuery(
    projectListQuery(api, {
      projectDeployment: choice.type,
      sort: choice.sort,
      page: choice.page - 1,
      limit: pageSize,
      search: choice.search,
    }),
  );
  const { upvoted, isError: upvotesUnknown, setUpvoted } = useUpvotes();

  useEffect(() => {
    if (upvotesUnknown) toasts.error(formatMessage(m.upvotesFailed));
  }, [upvotesUnknown, toasts, formatMessage]);

  const projects = useMemo(
    () =>
      (data?.projects ?? []).map((project) => ({
        id: String(project.id),
        name: project.projectName,
        logo: project.logoPath ?? undefined,
        bio: project.bio,
        categories: project.categories,
        upvotes: project.totalUpvotes,
        comments: project.totalComments,
        isUpvoted: upvoted.has(project.id),
      })),
    [data, upvoted],
  );

  const openHref = (projectId: string, tab: 'overview' | 'comments') =>
    paths.projects.getHref(changeQuickView(params, { projectId, tab }).toString());

  const prepare = useCallback(
    ({ id }: ProjectSummary) => {
      onIntent();
      const staleTime = 30_000;
      void client.prefetchQuery({ ...projectQuery(api, Number(id)), staleTime });
      void client.prefetchQuery({ ...commentListQuery(api, Number(id)), staleTime });
    },
    [client, onIntent],
  );

  const messages = useMemo(
    () => ({
      label: formatMessage(m.listLabel),
      loading: formatMessage(m.loading),
      error: formatMessage(m.failed),
      retry: formatMessage(commonMessages.retry),
      empty: formatMessage(m.empty),
      emptyHint: formatMessage(m.emptyHint),
      comments: (count: number, project: string) => formatMessage(m.openComments, { count, project }),
      upvote: (count: number, project: string) => formatMessage(m.upvote, { count, project }),
    }),
    [formatMessage],
  );

  const metadata = data?.metadata;
  return (
    <>
      <ProjectList
        projects={projects}
        state={status === 'pending' ? 'loading' : status === 'error' ? 'error' : 'done'}
        isUpdating={isPlaceholderData}
        rows={pageSize}
        getHref={({ id }) => openHref(id, 'overview')}
        getCommentsHref={({ id }) => openHref(id, 'comments')}
        onUpvote={({ id }, isUpvoted) => setUpvoted(Number(id), isUpvoted)}
        onIntent={prepare}
        onRetry={() => void refetch()}
        emptyAction={
          <Button onPress={() => onChange({ search: '', type: '' })}>{formatMessage(m.clearChoice)}</Button>
        }
        messages={messages}
      />
      {metadata && metadata.totalItems > 0 && (
        <Pagination
          page={choice.page}
          pageCount={metadata.totalPages}
          getHref={(page) => paths.projects.getHref(changeChoice(params, { page }).toString())}
          onGoToPage={(page) => onChange({ page })}
          summary={formatMessage(pageMessages.range, {
            first: metadata.startIndex + 1,
            last: metadata.endIndex,
            total: metadata.totalItems,
          })}
          messages={{
            label: formatMessage(pageMessages.label),
            previous: formatMessage(pageMessages.previous),
            next: formatMessage(pageMessages.next),
            page: (page) => formatMessage(pageMessages.page, { page }),
            goToPage: formatMessage(pageMessages.goTo),
            ofPages: (total) => formatMessage(pageMessages.ofTotal, { total }),
            outOfRange: (total) => formatMessage(pageMessages.outOfRange, { total }),
          }}
        />
      )}
    </>
  );
}
