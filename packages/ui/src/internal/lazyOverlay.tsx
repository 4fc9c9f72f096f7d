'use client';
import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint, lazyCode, prefetchWhenIdle } from './loading.ts';
import { startStyleSheet } from './styleSheets.ts';

/** Props of every overlay; the trigger holds the state. */
export type OverlayProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * Keeps overlays out of the initial bundle. The trigger is loaded eagerly and holds the open state; the overlay is a
 * separate chunk, fetched when the browser is idle or on first intent.
 *
 * ```tsx
 * const { Overlay, intent } = lazyOverlay(async () => (await import('./MenuPopover.tsx')).MenuPopover, listFrame);
 *
 * <Button {...intent} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} />
 * <Overlay isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} />
 * ```
 *
 * - The overlays of the controls on the page are prefetched when the browser is idle (`prefetchWhenIdle`).
 * - Spread `intent` on the trigger: hover, focus and the start of a press (mouse or touch) then start the fetch.
 * - `preload()` also starts the fetch.
 * - From a press until the code has loaded and rendered, `frame` stands in for the overlay. If the reader closes the
 *   frame, the overlay doesn't open.
 * - If the chunk can't be fetched, the site's code loader decides whether to retry (`loading.ts`). If it gives up, the
 *   overlay calls `onOpenChange(false)`, and the next opening fetches again.
 */
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  frame?: (props: Props) => ReactNode,
) {
  const code = lazyCode(load);
  let wasDrawn = false;

  /** Starts the fetch. A failure is handled when the overlay opens. */
  function preload(): void {
    if (!code.current) code.prefetch().catch(() => {});
  }

  function Overlay(props: Props) {
    const [Drawn, draw] = useState<ComponentType<Props>>();
    const [isFramed, setFramed] = useState(false);
    const { isOpen, onOpenChange } = props;
    useEffect(() => {
      if (!code.current) prefetchWhenIdle(code.prefetch);
    }, []);
    // Renders together with its effects, so that focus is inside as soon as the overlay is visible. Otherwise a key
    // such as Escape would reach the page beneath. React runs effects synchronously after a layout effect or flushSync.
    useLayoutEffect(() => {
      if (!isOpen || Drawn) return;
      if (wasDrawn) return draw(() => code.current);
      let isStale = false;
      setFramed(true);
      const drawFirst = async (component: ComponentType<Props>) => {
        await afterPaint();
        if (isStale) return;
        wasDrawn = true;
        // Removing the frame returns focus to the trigger, and the overlay takes it from there.
        flushSync(() => setFramed(false));
        flushSync(() => draw(() => component));
      };
      // The first opening is the slowest because of new code and styles, so the frame paints first.
      code.load().then(drawFirst, () => isStale || onOpenChange(false));
      return () => {
        isStale = true;
        setFramed(false);
      };
    }, [isOpen, onOpenChange, Drawn]);
    // Overlays measure themselves when they are drawn, and render again.
    useLayoutEffect(startStyleSheet, [Drawn]);
    if (Drawn) return createElement(Drawn, props);
    return isOpen && isFramed ? frame?.(props) : null;
  }

  return { Overlay, preload, intent: { onHoverStart: preload, onFocus: preload, onPressStart: preload } };
}
