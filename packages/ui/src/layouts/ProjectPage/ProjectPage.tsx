'use client';
import { type ReactNode, useRef } from 'react';
import { Spoken } from '../../internal/Spoken.tsx';
import { useNear } from '../../internal/useNear.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProjectPage.styles.ts';

type Busy =
  | { isBusy?: false; label?: undefined }
  | {
      /**
       * The project is loading: the children are skeletons, and space for the discussion is reserved. Default `false`.
       */
      isBusy: true;
      /** Announced while loading, such as "Loading project". */
      label: string;
    };

export type ProjectPageProps = PlainRootProps &
  Busy & {
    /** A quiet Link back to the list of projects. */
    back: ReactNode;
    /** A SharePopover at the end of the back link's line. */
    share?: ReactNode;
    /** ProjectHeader, ProjectFacts and ProjectOverview, their skeletons, or an EmptyState. Hairlines divide the parts. */
    children: ReactNode;
    /** Heading of the discussion, such as "Comments (46)". If omitted, the page has no discussion. */
    commentsTitle?: ReactNode;
    /**
     * A CommentThread: beside the project from 1024 px, else below it. A skeleton takes its place until it is passed.
     */
    comments?: ReactNode;
    /**
     * Called once when the discussion should load: at the reader's first event, when it is well inside the viewport, or
     * after three seconds.
     */
    onCommentsNear?: () => void;
  };

/** A project's page as one panel: the project at the start, its discussion at the end. */
export function ProjectPage({
  back,
  share,
  children,
  commentsTitle,
  comments,
  onCommentsNear,
  isBusy = false,
  label,
  ...root
}: ProjectPageProps) {
  const discussion = useRef<HTMLDivElement>(null);
  useNear(discussion, comments ? undefined : onCommentsNear);

  return (
    <div {...root} css={styles.root} aria-busy={isBusy} data-component="ProjectPage">
      <div css={styles.bar} data-part="bar">
        {back}
        {share && <div css={styles.tools}>{share}</div>}
      </div>
      {isBusy && (
        <Spoken as="p" isNews css={visuallyHidden}>
          {label}
        </Spoken>
      )}
      <div css={styles.sheet} data-part="sheet" data-columns={isBusy || commentsTitle ? true : undefined}>
        <div css={styles.project} data-part="project">
          {children}
        </div>
        {commentsTitle && (
          <div ref={discussion} css={styles.comments} data-part="comments">
            <h2 css={styles.commentsTitle} data-part="comments-title">
              {commentsTitle}
            </h2>
            {comments || <ProjectCommentsSkeleton />}
          </div>
        )}
        {isBusy && (
          <div css={styles.comments}>
            <Skeleton inlineSize="8em" />
            <ProjectCommentsSkeleton />
          </div>
        )}
      </div>
    </div>
  );
}

/** Placeholder for a composer and comments. */
export function ProjectCommentsSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.discussion} aria-hidden data-component="ProjectCommentsSkeleton">
      <Skeleton blockSize="5em" />
      {[0, 1, 2].map((row) => (
        <div key={row} css={styles.comment}>
          <Skeleton inlineSize="9em" />
          <Skeleton />
          <Skeleton inlineSize="60%" />
        </div>
      ))}
    </div>
  );
}
