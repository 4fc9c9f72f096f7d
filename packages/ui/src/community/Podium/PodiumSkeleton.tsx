'use client';
import type { CSSProperties } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Podium.styles.ts';

/** Three bars of typical heights. Not announced: the surrounding region announces loading. */
export function PodiumSkeleton(root: PlainRootProps) {
  return (
    <div {...root} aria-hidden css={styles.root} data-component="PodiumSkeleton">
      <div css={styles.axis} />
      <div css={styles.places}>
        {[0.92, 0.82, 0.74].map((share, index) => (
          <div
            key={share}
            css={styles.place}
            data-part="place"
            data-place={index + 1}
            data-words="in"
            style={{ '--share': `${share * 100}%`, '--of-first': share } as CSSProperties}
          >
            <span css={styles.bar} data-part="bar" />
            <div css={styles.words} data-part="words">
              <span css={styles.rank} data-part="rank">
                <Skeleton inlineSize="0.6em" />
              </span>
              <span data-part="avatar">
                <Skeleton shape="circle" />
              </span>
              <span css={styles.name} data-part="name">
                <Skeleton inlineSize="7em" />
              </span>
              <span css={styles.points} data-part="points">
                <Skeleton inlineSize="6em" />
              </span>
              <div css={styles.more} data-part="more">
                <Skeleton inlineSize="8em" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
