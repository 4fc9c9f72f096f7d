'use client';
import { ItemCardSkeleton } from '../../components/ItemCard/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProjectCard.styles.ts';

/**
 * Placeholder exactly the size of a ProjectCard with a two-line bio. Not announced: the list announces loading once.
 */
export function ProjectCardSkeleton(root: PlainRootProps) {
  return (
    <ItemCardSkeleton
      data-component="ProjectCardSkeleton"
      {...root}
      meta={
        <>
          <div css={styles.tags} data-part="tags">
            <Skeleton shape="block" inlineSize="12.25rem" blockSize="var(--tag)" />
          </div>
          <div css={styles.categories} data-part="categories">
            <Skeleton shape="block" inlineSize="10em" blockSize="1em" />
          </div>
        </>
      }
      actions={
        <>
          <div css={styles.comments}>
            <Skeleton shape="block" inlineSize="2.5em" blockSize="1em" />
          </div>
          <Skeleton shape="block" inlineSize="64px" blockSize="60px" />
        </>
      }
    />
  );
}
