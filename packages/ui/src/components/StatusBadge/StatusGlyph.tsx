'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './StatusBadge.styles.ts';

export type Status = 'notStarted' | 'next' | 'started' | 'inReview' | 'accepted' | 'rejected' | 'locked';

/** Drawing of each status, recognizable by shape alone. */
const shapes: Record<Status, ReactNode> = {
  notStarted: <circle cx="8" cy="8" r="6.25" />,
  next: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <circle cx="8" cy="8" r="3" data-part="solid" />
    </>
  ),
  started: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 3.75a4.25 4.25 0 0 1 0 8.5z" data-part="solid" />
    </>
  ),
  inReview: (
    <>
      <circle cx="8" cy="8" r="6.25" pathLength={24} strokeDasharray="1.7 1.3" />
      <path d="M8 5v3.2l1.8 1.3" data-part="hands" />
    </>
  ),
  accepted: (
    <>
      <circle cx="8" cy="8" r="7" data-part="solid" />
      <path d="m5 8.2 2.1 2.1L11 6.2" data-part="knock-out" />
    </>
  ),
  rejected: (
    <>
      <path d="M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4z" />
      <path d="m6 6 4 4m0-4-4 4" data-part="cross" />
    </>
  ),
  locked: <path d="M2.75 7h10.5v7H2.75zM5 7V5a3 3 0 0 1 6 0v2" />,
};

export interface StatusGlyphProps extends PlainRootProps<SVGSVGElement> {
  /** Selects the icon, which inherits the text color. */
  status: Status;
}

/** Icon of a status, 16 px. Hidden from screen readers, because text appears beside it. */
export function StatusGlyph({ status, ...root }: StatusGlyphProps) {
  return (
    <svg {...root} viewBox="0 0 16 16" aria-hidden css={styles.glyph} data-component="StatusGlyph" data-status={status}>
      {shapes[status]}
    </svg>
  );
}
