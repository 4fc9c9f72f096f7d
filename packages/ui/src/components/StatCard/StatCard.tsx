'use client';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './StatCard.styles.ts';

export interface StatCardProps extends PlainRootProps<HTMLDListElement> {
  /** Label, such as "Quests completed". */
  label: ReactNode;
  /** Value, such as a Count, Points or a rank. */
  value: ReactNode;
  /** Quiet text after the value, such as "of 18". */
  note?: ReactNode;
  /** Use `l` for the main figure of a panel. Default `m`. */
  size?: 'm' | 'l';
}

/** A figure under its label, marked up as a term and its value. */
export function StatCard({ label, value, note, size = 'm', ...root }: StatCardProps) {
  return (
    <dl {...root} css={styles.root} data-component="StatCard" data-size={size}>
      <dt css={styles.label} data-part="label">
        {label}
      </dt>
      <dd css={styles.value} data-part="value">
        {value}
        {note && (
          <>
            {' '}
            <span css={styles.note} data-part="note">
              {note}
            </span>
          </>
        )}
      </dd>
    </dl>
  );
}

/** Placeholder with the size of a StatCard. Not announced: the surrounding region announces loading once. */
export function StatCardSkeleton({ size = 'm', ...root }: Pick<StatCardProps, 'size'> & PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="StatCardSkeleton" data-size={size} aria-hidden>
      <div css={styles.label}>
        <Skeleton inlineSize="5em" />
      </div>
      <div css={styles.value}>
        <Skeleton inlineSize="3em" />
      </div>
    </div>
  );
}
