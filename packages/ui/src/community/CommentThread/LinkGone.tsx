'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import { InfoIcon } from '../../components/Icon/index.ts';
import * as styles from './CommentThread.styles.ts';
import { useLinked } from './useLinked.ts';

interface LinkGoneProps {
  visit: string | undefined;
  actedRef: RefObject<string | undefined>;
  children: ReactNode;
}

/** Tells the reader that the linked comment was deleted. */
export function LinkGone({ visit, actedRef, children }: LinkGoneProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useLinked(() => note.current, visit, actedRef);
  return (
    <p ref={note} css={styles.note} data-part="note">
      <InfoIcon />
      {children}
    </p>
  );
}
