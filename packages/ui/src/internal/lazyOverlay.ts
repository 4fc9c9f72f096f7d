'use client';
import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint, lazyCode } from './loading.ts';

/** Props of every overlay; the trigger holds the state. */
export type OverlayProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * Keeps overlays out of the initial bundle. The trigger is loaded eagerly and holds the open state; the overlay is a
 * chunk of its own, fetched on first intent.
 *
 * ```tsx
 * const { Overlay, intent } = lazyOverlay(async () => (await import('./MenuPopover.tsx')).MenuPopover);
 *
 * <Button {...intent} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} />
 * <Overlay isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} />
 * ```
 *
 * - `intent` goes on the trigger: hover, focus and the start of a press (mouse or touch) start the fetch.
 * - `preload()` starts it, too.
 * - `Overlay` renders nothing until it is open **and** loaded. A press before that is remembered: the trigger is already
 *   expanded, and the overlay follows. Closing meanwhile is remembered as well.
 * - If the chunk can't be fetched, the site's code loader decides whether to retry (`loading.ts`). If it gives up, the
 *   overlay asks to be closed, and the next attempt fetches again.
 */
export function lazyOverlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  const code = lazyCode(load);
  let wasDrawn = false;

  /** Starts the fetch. A failure is handled when the overlay opens. */
  function preload(): void {
    if (!code.current) code.prefetch().catch(() => {});
  }

  function Overlay(props: Props) {
    const [Drawn, draw] = useState<ComponentType<Props>>();
    const { isOpen, onOpenChange } = props;
    // Renders together with its effects, so that focus is inside as soon as the overlay is visible. Otherwise a key
    // such as Escape would reach the page beneath. React runs effects synchronously after a layout effect or flushSync.
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
      // The first opening is the slowest, with new code and styles, so the press feedback paints first.
      code.load().then(drawFirst, () => isStale || onOpenChange(false));
      return () => {
        isStale = true;
      };
    }, [isOpen, onOpenChange, Drawn]);
    return Drawn ? createElement(Drawn, props) : null;
  }

  return { Overlay, preload, intent: { onHoverStart: preload, onFocus: preload, onPressStart: preload } };
}
