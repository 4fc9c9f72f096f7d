'use client';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { Skeleton } from '../Skeleton/index.ts';
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
  /** The heading over the discussion, as "Comments (46)". */
  commentsTitle?: ReactNode;
  /** A CommentThread: beside the project from 1024 px on, below it on less. */
  comments?: ReactNode;
};

/** A project on a page of its own: one panel, what it is at the start and what is said about it at the end. */
export function ProjectPage({
  back,
  share,
  children,
  commentsTitle,
  comments,
  isBusy = false,
  label,
}: ProjectPageProps) {
  return (
    <div css={styles.root} aria-busy={isBusy} data-component="ProjectPage">
      <div css={styles.bar} data-part="bar">
        {back}
        {share}
      </div>
      {isBusy && (
        <p role="status" css={visuallyHidden}>
          {label}
        </p>
      )}
      <div css={styles.sheet} data-part="sheet" data-columns={isBusy || comments ? true : undefined}>
        <div css={styles.project} data-part="project">
          {children}
        </div>
        {comments && (
          <div css={styles.comments} data-part="comments">
            <h2 css={styles.commentsTitle} data-part="comments-title">
              {commentsTitle}
            </h2>
            {comments}
          </div>
        )}
        {isBusy && (
          <div css={styles.comments} aria-hidden>
            <Skeleton inlineSize="8em" />
            <Skeleton />
            <Skeleton inlineSize="60%" />
          </div>
        )}
      </div>
    </div>
  );
}
