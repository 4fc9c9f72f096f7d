'use client';
import type { ReactNode } from 'react';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { ItemList } from '../../components/ItemList/index.ts';
import { ProjectCard, ProjectCardSkeleton, type ProjectCardProps, type ProjectSummary } from '../ProjectCard/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';

export interface ProjectListProps
  extends Pick<ProjectCardProps, 'getCategoryHref' | 'onUpvote' | 'onIntent'>, PlainRootProps {
  /** Projects of this page, in display order. */
  projects: readonly ProjectSummary[];
  /** `loading` shows skeleton rows, `error` a retry button, `done` the projects or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Other rows are loading, and the current ones stay until then. Default `false`. */
  isUpdating?: boolean;
  /** Number of skeleton rows while loading. Default 5, one page. */
  rows?: number;
  /** Returns the URL of a project. */
  getHref: (project: ProjectSummary) => string;
  /** Returns the URL of a project's comments. */
  getCommentsHref: (project: ProjectSummary) => string;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Action of the empty state, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** All visible and announced text. */
  messages: ProjectCardProps['messages'] & {
    /** Accessible name of the list, such as "Projects". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint: string;
  };
}

/**
 * One page of projects as a divided panel. On a phone it extends into the gutter that the page sets in `--ui-bleed`.
 */
export function ProjectList({
  projects,
  rows,
  getHref,
  getCommentsHref,
  getCategoryHref,
  onUpvote,
  onIntent,
  messages,
  ...list
}: ProjectListProps) {
  return (
    <ItemList
      data-component="ProjectList"
      {...list}
      items={projects.map((project) => ({
        id: project.id,
        content: (
          <ProjectCard
            project={project}
            href={getHref(project)}
            commentsHref={getCommentsHref(project)}
            getCategoryHref={getCategoryHref}
            onUpvote={onUpvote}
            onIntent={onIntent}
            messages={messages}
          />
        ),
      }))}
      isBleeding
      skeleton={<ProjectCardSkeleton />}
      expected={rows}
      emptyIllustration={<BrokenWire />}
      messages={messages}
    />
  );
}
