'use client';
import * as styles from './SpinnerGlyph.styles.ts';

/** The spinning arc. Decorative: the surrounding element announces what is in progress. */
export function SpinnerGlyph() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden css={styles.glyph}>
      <circle cx="8" cy="8" r="6" css={styles.track} />
      <path d="M14 8a6 6 0 0 0-6-6" />
    </svg>
  );
}
