'use client';
import type { CSSProperties } from 'react';
import * as styles from './Skeleton.styles.ts';

export interface SkeletonProps {
  /**
   * `text` is as high as a line of the text around it, `block` fills its box, `circle` is an avatar (32 px),
   * `logo` a project's logo (48 px). Default `text`.
   */
  shape?: 'text' | 'block' | 'circle' | 'logo';
  /** Lines of `text`; the last of several is shorter. Default 1. */
  lines?: number;
  /** Any CSS length in place of the shape's own width. */
  inlineSize?: string;
  /** Any CSS length in place of the shape's own height. */
  blockSize?: string;
}

/** Holds the place of what is loading. Mute: the region that loads has `aria-busy` and says so. */
export function Skeleton({ shape = 'text', lines = 1, inlineSize, blockSize }: SkeletonProps) {
  const size = { '--inline-size': inlineSize, '--block-size': blockSize } as CSSProperties;
  return (
    <span aria-hidden css={styles.root} data-component="Skeleton" data-shape={shape} style={size}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <span key={index} data-short={(lines > 1 && index === lines - 1) || undefined} css={styles.bar} />
      ))}
    </span>
  );
}
