'use client';
import * as styles from './RelativeTime.styles.ts';

export interface RelativeTimeProps {
  /** The time (ISO 8601). */
  dateTime: string;
  /** Relative time in the reader's language: "2 h". */
  children: string;
  /** Full date and time in the reader's language; shown as a tooltip. */
  title: string;
}

/** A relative time. The caller formats it, because languages belong to the app. */
export function RelativeTime({ dateTime, children, title }: RelativeTimeProps) {
  return (
    <time dateTime={dateTime} title={title} css={styles.root} data-component="RelativeTime">
      {children}
    </time>
  );
}
