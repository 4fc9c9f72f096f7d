'use client';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProjectCard.styles.ts';

/**
 * Placeholder with the exact size of a ProjectCard with a two-line bio. Not announced: the list announces loading once.
 */
export function ProjectCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="ProjectCardSkeleton" aria-hidden>
      <div data-part="logo">
        <Skeleton shape="block" inlineSize="var(--logo)" blockSize="var(--logo)" />
      </div>
      <div data-part="words">
        <div data-part="name">
          <Skeleton shape="block" inlineSize="8em" blockSize="1em" />
        </div>
        <div data-part="bio">
          <Skeleton />
          <Skeleton inlineSize="70%" />
        </div>
        <div data-part="tags">
          <Skeleton shape="block" inlineSize="14em" blockSize="var(--tag)" />
        </div>
        <div data-part="categories">
          <Skeleton shape="block" inlineSize="10em" blockSize="1em" />
        </div>
      </div>
      <div data-part="comments">
        <Skeleton shape="block" inlineSize="2.5em" blockSize="1em" />
      </div>
      <div data-part="upvote">
        <Skeleton shape="block" inlineSize="64px" blockSize="60px" />
      </div>
    </div>
  );
}
