'use client';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuizQuestion.styles.ts';

export interface QuizQuestionSkeletonProps extends PlainRootProps {
  /** Number of expected answers. Default 4. */
  answers?: number;
}

/** Placeholder the size of a QuizQuestion. Not announced: the surrounding region announces loading once. */
export function QuizQuestionSkeleton({ answers = 4, ...root }: QuizQuestionSkeletonProps) {
  return (
    <div {...root} css={styles.root} data-component="QuizQuestionSkeleton" aria-hidden>
      <div css={styles.question}>
        <Skeleton lines={2} />
      </div>
      <div css={styles.description}>
        <Skeleton inlineSize="20em" />
      </div>
      <div css={styles.answers}>
        {Array.from({ length: answers }, (_, index) => (
          <div key={index} css={styles.answer}>
            <Skeleton shape="block" inlineSize="32px" blockSize="28px" />
            <Skeleton inlineSize={`${[14, 24, 12, 18][index % 4]}em`} />
          </div>
        ))}
      </div>
    </div>
  );
}
