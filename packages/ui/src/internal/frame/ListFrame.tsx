'use client';
import { type RefObject, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useStable } from '../useStable.ts';
import { beginEntrance, endEntrance } from './entrance.ts';
import * as styles from './ListFrame.styles.ts';

interface ListFrameProps {
  triggerRef: RefObject<HTMLElement | null>;
  rows: number;
  align?: 'start' | 'end' | undefined;
  /** Called on Escape or a press outside. */
  onClose: () => void;
  /** Minimum width in px. The frame is also at least as wide as its trigger. */
  width?: number;
}

/** Distance to the trigger, in px. */
const OFFSET = 4;
/** Least distance to the edges of the window, in px; React Aria's default. */
const MARGIN = 12;

/** Places the box below its trigger, or above it if it doesn't fit below and there is more room above. */
function place(box: HTMLElement, trigger: Element, isAtRight: boolean, least: number) {
  const { left, right, top, bottom } = trigger.getBoundingClientRect();
  box.style.minInlineSize = `${Math.max(least, right - left)}px`;
  const { clientWidth } = document.documentElement;
  // A box that is wider than its trigger moves back into the window.
  const inset = Math.min(isAtRight ? clientWidth - right : left, clientWidth - box.offsetWidth - MARGIN);
  box.style[isAtRight ? 'right' : 'left'] = `${inset}px`;
  const isBelow = bottom + OFFSET + box.offsetHeight <= innerHeight || top < innerHeight - bottom;
  box.style[isBelow ? 'top' : 'bottom'] = `${(isBelow ? bottom : innerHeight - top) + OFFSET}px`;
}

/**
 * Placeholder that responds to a press while the code of a menu or list box loads. Focus stays on the trigger, which is
 * marked as expanded. Pressing the trigger again closes the placeholder.
 */
export function ListFrame({ triggerRef, rows, align = 'start', onClose, width = 0 }: ListFrameProps) {
  const on = useStable({ close: onClose });
  const show = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return;
      beginEntrance(box);
      const trigger = triggerRef.current;
      if (trigger) place(box, trigger, (align === 'end') !== trigger.matches(':dir(rtl)'), width);
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Otherwise, Escape would also close a dialog around the trigger.
        event.preventDefault();
        event.stopPropagation();
        on.close();
      };
      const onPointerDown = ({ target }: PointerEvent) => {
        if (![box, trigger].some((part) => part?.contains(target as Node))) on.close();
      };
      addEventListener('keydown', onKeyDown, options);
      addEventListener('pointerdown', onPointerDown, options);
      return () => {
        listening.abort();
        endEntrance();
      };
    },
    [triggerRef, align, width, on],
  );
  return createPortal(
    <div ref={show} css={styles.root} aria-hidden data-component="ListFrame" data-entering>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} css={styles.row}>
          <Skeleton inlineSize="75%" />
        </div>
      ))}
    </div>,
    document.body,
  );
}
