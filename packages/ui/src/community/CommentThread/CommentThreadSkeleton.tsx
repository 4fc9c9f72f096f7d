'use client';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './CommentThread.styles.ts';

/** Three skeleton comments, announced with the label. */
export function CommentThreadSkeleton({ label }: { label: string }) {
  return (
    <div css={styles.list} data-component="CommentThreadSkeleton">
      <Spoken as="p" isNews css={visuallyHidden}>
        {label}
      </Spoken>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden data-part="thread">
          <div data-part="comment">
            <span data-part="avatar">
              <Skeleton shape="circle" />
            </span>
            <div data-part="head">
              <Skeleton inlineSize="9em" />
            </div>
            <div data-part="text">
              <Skeleton />
              <Skeleton inlineSize="60%" />
            </div>
            <div data-part="actions" />
          </div>
        </div>
      ))}
    </div>
  );
}
