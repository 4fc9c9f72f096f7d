'use client';
import type { CSSProperties } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Skeleton.styles.ts';

export interface SkeletonProps extends PlainRootProps<HTMLSpanElement> {
  /**
   * `text` is one line of the surrounding text, `block` fills its container, `circle` is as large as an avatar (32 px),
   * and `logo` as a project's logo (48 px). Default `text`.
   */
  shape?: 'text' | 'block' | 'circle' | 'logo';
  /** Number of `text` lines; the last of several is shorter. Default 1. */
  lines?: number;
  /** CSS length that replaces the shape's width. */
  inlineSize?: string;
  /** CSS length that replaces the shape's height. */
  blockSize?: string;
}

/** Placeholder for loading content. Not announced: the loading region has `aria-busy` and announces itself. */
export function Skeleton({ shape = 'text', lines = 1, inlineSize, blockSize, ...root }: SkeletonProps) {
  const size = { '--inline-size': inlineSize, '--block-size': blockSize } as CSSProperties;
  return (
    <span
      {...root}
      aria-hidden
      css={styles.root}
      data-component="Skeleton"
      data-shape={shape}
      style={{ ...size, ...root.style }}
    >
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <span key={index} data-short={(lines > 1 && index === lines - 1) || undefined} css={styles.bar} />
      ))}
    </span>
  );
}
