'use client';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './RelativeTime.styles.ts';

export interface RelativeTimeProps extends PlainRootProps<HTMLTimeElement> {
  /** The time (ISO 8601). */
  dateTime: string;
  /** Relative time in the reader's language: "2 h". */
  children: string;
  /** Full date and time in the reader's language; shown as a tooltip. */
  title: string;
}

/** A relative time. The caller formats it, because all text comes from the app. */
export function RelativeTime({ dateTime, children, title, ...root }: RelativeTimeProps) {
  return (
    <time {...root} dateTime={dateTime} title={title} css={styles.root} data-component="RelativeTime">
      {children}
    </time>
  );
}
