'use client';
import { type ReactNode, useRef } from 'react';
import { InfoIcon } from '../../components/Icon/index.ts';
import * as styles from './CommentThread.styles.ts';
import { useLinked } from './useLinked.ts';

/** Says that the linked comment was deleted. */
export function LinkGone({ visit, children }: { visit: string | undefined; children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  useLinked(() => note.current, visit);
  return (
    <p ref={note} css={styles.note} data-part="note">
      <InfoIcon />
      {children}
    </p>
  );
}
