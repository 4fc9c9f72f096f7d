'use client';
import type { ReactNode } from 'react';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { ProjectCard, ProjectCardSkeleton, type ProjectCardProps, type ProjectSummary } from '../ProjectCard/index.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './ProjectList.styles.ts';

export interface ProjectListProps
  extends Pick<ProjectCardProps, 'getCategoryHref' | 'onUpvote' | 'onIntent'>, PlainRootProps {
  /** Projects of this page, in display order. */
  projects: readonly ProjectSummary[];
  /** `loading` shows skeleton rows; `error` shows a retry button. */
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
export function ProjectList(props: ProjectListProps) {
  const { state, projects, onRetry, emptyAction, messages } = props;
  const isEmpty = state === 'done' && projects.length === 0;
  return (
    <div {...rootOf(props)} css={styles.root} data-component="ProjectList">
      <Spoken isNews data-part="status">
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <Panel isBleeding>
            <ListState
              hasFailed={!isEmpty}
              onRetry={onRetry}
              emptyIllustration={<BrokenWire />}
              emptyAction={emptyAction}
              messages={messages}
            />
          </Panel>
        )}
      </Spoken>
      {state === 'loading' && <Loading {...props} />}
      {state === 'done' && !isEmpty && <Rows {...props} />}
    </div>
  );
}

function Rows(props: ProjectListProps) {
  const { projects, isUpdating, getHref, getCommentsHref, getCategoryHref, onUpvote, onIntent, messages } = props;
  return (
    <Panel as="ul" padding="none" isDivided isBleeding aria-label={messages.label} aria-busy={isUpdating}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            href={getHref(project)}
            commentsHref={getCommentsHref(project)}
            getCategoryHref={getCategoryHref}
            onUpvote={onUpvote}
            onIntent={onIntent}
            messages={messages}
          />
        </li>
      ))}
    </Panel>
  );
}

function Loading({ rows = 5 }: ProjectListProps) {
  return (
    <Panel padding="none" isDivided isBleeding aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <ProjectCardSkeleton />
        </div>
      ))}
    </Panel>
  );
}
