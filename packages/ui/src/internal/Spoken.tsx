'use client';
import { type HTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { announce, type Urgency } from '../components/announce/announce.ts';
import { useRootRef } from './root.ts';

interface SpokenOptions {
  /** Urgency of the announcements. Default `polite`. */
  urgency?: Urgency;
  /**
   * Announces the initial text as well, for example in a toast or for "Loading". Default: only if `urgency` is
   * `assertive`.
   */
  isNews?: boolean;
  /** Id of the subject of the text. Text that changes while its subject stays the same is then not announced. */
  about?: string | undefined;
}

/** Announces the text of an element whenever the text changes, unless a modal covers the element. */
export function useSpoken<E extends HTMLElement>({
  urgency,
  isNews = urgency === 'assertive',
  about,
}: SpokenOptions): RefObject<E | null> {
  const ref = useRef<E>(null);
  const last = useRef<{ text: string | undefined; about?: string | undefined }>({ text: isNews ? '' : undefined });
  useEffect(() => {
    const text = ref.current?.textContent ?? '';
    const before = last.current;
    last.current = { text, about };
    const isSame = about !== undefined && about === before.about;
    const hasChanged = before.text !== undefined && text !== before.text && !isSame;
    // `innerText` separates blocks. It forces a layout, so it is read only after a change.
    const words = hasChanged && ref.current?.innerText.replace(/\s+/g, ' ').trim();
    // Stays silent while a modal covers the page.
    if (words && !ref.current?.closest('[inert], [aria-hidden=true]')) announce(words, urgency);
  });
  return ref;
}

export interface SpokenProps extends SpokenOptions, HTMLAttributes<HTMLElement> {
  /** Ref to the box. */
  ref?: Ref<HTMLDivElement>;
  /** HTML element of the box. Default `div`. */
  as?: 'div' | 'p' | 'span';
  children?: ReactNode;
}

/**
 * A box that announces its text when it changes. It has no live role: Orca ignores a live region added together with
 * its text, and reads an empty one as "status".
 */
export function Spoken({ as: Box = 'div', urgency, isNews, about, ref, ...props }: SpokenProps) {
  const own = useSpoken<HTMLDivElement>({ urgency, isNews, about });
  return <Box {...props} ref={useRootRef(own, ref)} />;
}
