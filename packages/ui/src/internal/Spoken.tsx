'use client';
import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { announce, type Urgency } from '../components/announce/announce.ts';

interface SpokenOptions {
  /** Default `polite`. */
  urgency?: Urgency;
  /** The text is news from the first render on: a toast, "Loading". Default: only what is assertive, an error, is. */
  isNews?: boolean;
}

/** Announces the text of an element whenever it changes. */
export function useSpoken<E extends HTMLElement>({
  urgency,
  isNews = urgency === 'assertive',
}: SpokenOptions): RefObject<E | null> {
  const ref = useRef<E>(null);
  const last = useRef(isNews ? '' : undefined);
  useEffect(() => {
    const text = ref.current?.textContent ?? '';
    const hasChanged = last.current !== undefined && text !== last.current;
    last.current = text;
    // innerText has a space where a new block begins. It costs a layout, so it is read only when there is news.
    const words = hasChanged && ref.current?.innerText.replace(/\s+/g, ' ').trim();
    // The page behind a modal keeps quiet.
    if (words && !ref.current?.closest('[inert], [aria-hidden=true]')) announce(words, urgency);
  });
  return ref;
}

export interface SpokenProps extends SpokenOptions, HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: 'div' | 'p' | 'span';
  children?: ReactNode;
}

/**
 * A box whose text is announced when it changes. It has no live role of its own: a region that is added together with
 * its text is silent in Orca, and an empty one is read as "status".
 */
export function Spoken({ as: Box = 'div', urgency, isNews, ...props }: SpokenProps) {
  return <Box {...props} ref={useSpoken<HTMLDivElement>({ urgency, isNews })} />;
}
