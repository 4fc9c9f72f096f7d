import type { Metadata, ProjectListItem } from '@pwr-community/api/schema';
import { ProjectList } from '@pwr-community/ui/community/ProjectList';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { listState } from '../../shared/listState.ts';
import { useLastPage } from '../../shared/pageNumber.ts';
import { paths } from '../../shared/paths.ts';
import { categoryHref } from '../../shared/projects/categoryHref.ts';
import { pageSize, ProjectPages } from '../../shared/projects/ProjectPages.tsx';
import { useProjectRows } from '../../shared/projects/useProjectRows.ts';

/** A page of a member's projects, with its position in the list. */
export interface ProjectsPage {
  projects: readonly ProjectListItem[];
  metadata: Omit<Metadata, 'currentPage'>;
}

export interface MemberProjectListProps {
  /** Page number from the address, starting at 1. */
  number: number;
  /** Returns the address of a page. */
  getHref: (number: number) => string;
  /** The current page; undefined while it loads. */
  page: ProjectsPage | undefined;
  result: Pick<UseQueryResult, 'status' | 'data' | 'isPlaceholderData' | 'refetch'>;
  messages: { label: string; empty: string; emptyHint: string };
}

const projectHref = ({ id }: { id: string }) => paths.project.getHref(id);

/** A project's comments open in the quick view over the project list. */
const commentsHref = ({ id }: { id: string }) => paths.projects.getHref(`project=${id}&tab=comments`);

/** A list of a member's projects, with pagination. */
export function MemberProjectList({ number, getHref, page, result, messages }: MemberProjectListProps) {
  const navigate = useNavigate();
  const { projects, onUpvote, messages: rowMessages } = useProjectRows(page?.projects);
  const { label, empty, emptyHint } = messages;
  const words = useMemo(() => ({ ...rowMessages, label, empty, emptyHint }), [rowMessages, label, empty, emptyHint]);

  const isLeading = useLastPage(number, result.isPlaceholderData ? undefined : page?.metadata.totalPages, getHref);

  return (
    <>
      <ProjectList
        projects={projects}
        state={listState(result, isLeading)}
        isUpdating={result.isPlaceholderData}
        rows={pageSize}
        getHref={projectHref}
        getCommentsHref={commentsHref}
        getCategoryHref={categoryHref}
        onUpvote={onUpvote}
        onRetry={() => void result.refetch()}
        messages={words}
      />
      <ProjectPages
        page={number}
        metadata={page?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
    </>
  );
}
