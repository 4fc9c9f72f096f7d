'use client';
import * as styles from './RelativeTime.styles.ts';

export interface RelativeTimeProps {
  /** The moment, as ISO 8601. */
  dateTime: string;
  /** How long ago it was, in the reader's language: "2 h". */
  children: string;
  /** The whole date and time in the reader's language; shows on hover. */
  title: string;
}

/** When it was, seen from now. It formats nothing: languages are the app's. */
export function RelativeTime({ dateTime, children, title }: RelativeTimeProps) {
  return (
    <time dateTime={dateTime} title={title} css={styles.root} data-component="RelativeTime">
      {children}
    </time>
  );
}
