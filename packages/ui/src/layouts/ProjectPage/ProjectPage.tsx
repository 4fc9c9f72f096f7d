'use client';
import { type ReactNode, useRef } from 'react';
import { Spoken } from '../../internal/Spoken.tsx';
import { useNear } from '../../internal/useNear.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ProjectPage.styles.ts';

type Busy =
  | { isBusy?: false; label?: undefined }
  | {
      /** The project is loading: the children are skeletons, and the room of the discussion is kept. Default `false`. */
      isBusy: true;
      /** Read out meanwhile, as "Loading the project". */
      label: string;
    };

export type ProjectPageProps = Busy & {
  /** The way to where projects are listed: a quiet Link. */
  back: ReactNode;
  /** At the other end of that line: a SharePopover. */
  share?: ReactNode;
  /** ProjectHeader, ProjectFacts and ProjectOverview, or what stands in for them; hairlines run between. */
  children: ReactNode;
  /** The heading over the discussion, as "Comments (46)". Absent, there is none. */
  commentsTitle?: ReactNode;
  /** A CommentThread: beside the project from 1024 px on, below it on less. Until it is given, its place is kept. */
  comments?: ReactNode;
  /** Once, when the reader gives a first sign, has the discussion well within the screen, or waits three seconds: the time to give it. */
  onCommentsNear?: () => void;
};

/** A project on a page of its own: one panel, what it is at the start and what is said about it at the end. */
export function ProjectPage({
  back,
  share,
  children,
  commentsTitle,
  comments,
  onCommentsNear,
  isBusy = false,
  label,
}: ProjectPageProps) {
  const discussion = useRef<HTMLDivElement>(null);
  useNear(discussion, comments ? undefined : onCommentsNear);

  return (
    <div css={styles.root} aria-busy={isBusy} data-component="ProjectPage">
      <div css={styles.bar} data-part="bar">
        {back}
        {share}
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

/** A discussion to come: where one writes, and who wrote. */
export function ProjectCommentsSkeleton() {
  return (
    <div css={styles.discussion} aria-hidden data-component="ProjectCommentsSkeleton">
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
