'use client';
import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint, lazyCode } from './loading.ts';

/** What every overlay takes: its trigger holds the state. */
export type OverlayProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * Keeps what floats out of the first load. The trigger stays in the eager entry and holds the open state; the overlay
 * is a module of its own, fetched at the first sign that it will be needed.
 *
 * ```tsx
 * const { Overlay, intent } = lazyOverlay(async () => (await import('./MenuPopover.tsx')).MenuPopover);
 *
 * <Button {...intent} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} />
 * <Overlay isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} />
 * ```
 *
 * - `intent` goes on the trigger: hover, focus and the start of a press (mouse or touch) begin the fetch.
 * - `preload()` does the same by hand.
 * - `Overlay` draws nothing until it is open **and** there. A press that came before the code is kept: the trigger is
 *   already expanded, the overlay follows. Closing meanwhile is kept as well.
 * - When the code cannot be fetched, the site's code loader decides whether to try again (`loading.ts`). If it gives up,
 *   the overlay asks to be closed, and the next attempt fetches anew.
 */
export function lazyOverlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  const code = lazyCode(load);
  let wasDrawn = false;

  /** Begins the fetch; a failure shows itself when the overlay is opened. */
  function preload(): void {
    if (!code.current) code.prefetch().catch(() => {});
  }

  function Overlay(props: Props) {
    const [Drawn, draw] = useState<ComponentType<Props>>();
    const { isOpen, onOpenChange } = props;
    // Drawn in one go with its effects, so that the focus is inside as soon as the overlay is seen: a key pressed at
    // once, as Escape, would go to the page beneath. React runs them at once for what a layout effect or flushSync asks.
    useLayoutEffect(() => {
      if (!isOpen || Drawn) return;
      if (wasDrawn) return draw(() => code.current);
      let isStale = false;
      const drawFirst = async (component: ComponentType<Props>) => {
        await afterPaint();
        if (isStale) return;
        wasDrawn = true;
        flushSync(() => draw(() => component));
      };
      // The first time takes longest, for its code and its styles are new: the answer to the press is painted before it.
      code.load().then(drawFirst, () => isStale || onOpenChange(false));
      return () => {
        isStale = true;
      };
    }, [isOpen, onOpenChange, Drawn]);
    return Drawn ? createElement(Drawn, props) : null;
  }

  return { Overlay, preload, intent: { onHoverStart: preload, onFocus: preload, onPressStart: preload } };
}
