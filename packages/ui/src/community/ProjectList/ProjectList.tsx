'use client';
import type { ReactNode } from 'react';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { ProjectCard, ProjectCardSkeleton, type ProjectCardProps, type ProjectSummary } from '../ProjectCard/index.ts';
import * as styles from './ProjectList.styles.ts';

export interface ProjectListProps extends Pick<ProjectCardProps, 'getCategoryHref' | 'onUpvote' | 'onIntent'> {
  /** Those of the page, in the order in which they are shown. */
  projects: readonly ProjectSummary[];
  /** `loading` shows rows to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** Other rows are on their way, these stay until then. Default `false`. */
  isUpdating?: boolean;
  /** How many rows are expected while loading. Default 5, a page. */
  rows?: number;
  /** Where a project's name leads. */
  getHref: (project: ProjectSummary) => string;
  /** Where a project's comment action leads. */
  getCommentsHref: (project: ProjectSummary) => string;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** What to do when nothing was found, as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: ProjectCardProps['messages'] & {
    /** Names the list, as "Projects". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** The sentence under `empty`. */
    emptyHint: string;
  };
}

/** A page of projects as one divided panel. On a phone it fills the gutter that its page names in `--ui-bleed`. */
export function ProjectList(props: ProjectListProps) {
  const { state, projects, onRetry, emptyAction, messages } = props;
  const isEmpty = state === 'done' && projects.length === 0;
  return (
    <div css={styles.root} data-component="ProjectList">
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
