'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Logo.styles.ts';

export interface LogoProps extends PlainRootProps<HTMLSpanElement> {
  /** The community's name beside the mark; not translated. */
  children?: ReactNode;
  /** The community's own mark, such as a picture. Replaces the default drawing. */
  mark?: ReactNode;
}

/** The community's logo. The default mark is a line that leaves one live node and returns to it. */
export function Logo({ children, mark, ...root }: LogoProps) {
  return (
    <span {...root} css={styles.root} data-component="Logo" translate="no">
      {mark ?? (
        <svg viewBox="0 0 20 20" aria-hidden css={styles.mark}>
          <path d="M4 13.5V6l4-4h5.5L17.5 6v1.6l-4.2 4.2H4" />
          <circle cx="4" cy="16.6" r="2.7" />
        </svg>
      )}
      {children && <span css={styles.name}>{children}</span>}
    </span>
  );
}
