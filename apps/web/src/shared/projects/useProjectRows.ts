import type { ProjectListItem } from '@pwr-community/api/schema';
import type { ProjectSummary } from '@pwr-community/ui/community/ProjectCard';
import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { useToasts } from '../toasts.tsx';
import { rowMessages as m } from './messages.ts';
import { useUpvotes } from './useUpvotes.ts';

/** Converts the API's projects to a ProjectList's projects. Also returns its upvote handler and messages. */
export function useProjectRows(items: readonly ProjectListItem[] | undefined) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { upvoted, isError, setUpvoted } = useUpvotes();

  useEffect(() => {
    if (isError) toasts.error(formatMessage(m.upvotesFailed));
  }, [isError, toasts, formatMessage]);

  const projects = useMemo(
    () =>
      (items ?? []).map((project): ProjectSummary => ({
        id: String(project.id),
        name: project.projectName,
        logo: project.logoPath ?? undefined,
        bio: project.bio,
        categories: project.categories,
        upvotes: project.totalUpvotes,
        comments: project.totalComments,
        isUpvoted: upvoted.has(project.id),
      })),
    [items, upvoted],
  );

  const onUpvote = useCallback(
    ({ id }: ProjectSummary, isUpvoted: boolean) => setUpvoted(Number(id), isUpvoted),
    [setUpvoted],
  );

  const messages = useMemo(
    () => ({
      loading: formatMessage(m.loading),
      error: formatMessage(m.failed),
      retry: formatMessage(commonMessages.retry),
      comments: (count: number, project: string) => formatMessage(m.openComments, { count, project }),
      upvote: (count: number, project: string) => formatMessage(m.upvote, { count, project }),
    }),
    [formatMessage],
  );

  return { projects, onUpvote, messages };
}
