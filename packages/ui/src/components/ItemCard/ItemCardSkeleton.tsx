'use client';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ItemCard.styles.ts';

export interface ItemCardSkeletonProps extends PlainRootProps {
  /** Placeholder for the image. Default: a block of the same size. `null` for cards without images. */
  image?: ReactNode;
  /** Skeletons that stand in for the facts. */
  meta?: ReactNode;
  /** Skeletons that stand in for the actions. */
  actions?: ReactNode;
}

/** Placeholder with the exact size of an ItemCard with a two-line description. Not announced: the list announces loading. */
export function ItemCardSkeleton({
  image = <Skeleton shape="block" inlineSize="var(--image)" blockSize="var(--image)" />,
  meta,
  actions,
  ...root
}: ItemCardSkeletonProps) {
  return (
    <div data-component="ItemCardSkeleton" {...root} css={styles.root} aria-hidden>
      {image && <div data-part="image">{image}</div>}
      <div data-part="words">
        <div data-part="title">
          <Skeleton shape="block" inlineSize="8em" blockSize="1em" />
        </div>
        <div data-part="description">
          <Skeleton />
          <Skeleton inlineSize="70%" />
        </div>
        {meta && <div data-part="meta">{meta}</div>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  );
}
