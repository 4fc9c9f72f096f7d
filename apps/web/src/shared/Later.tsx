import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrating } from './hydration.ts';

/** True once a page has rendered completely. */
let hasBegun = false;

export interface LaterProps {
  /** Number of stages before this one. Default 1: the heading, which renders at once. */
  after?: number;
  /**
   * True to render it at once on the first visit, because no placeholder reserves its space and later content would shift.
   * Default `false`.
   */
  isThereAtFirst?: boolean;
  children: ReactNode;
}

/**
 * Renders its children in a transition after the content above has painted. Rendering a whole page at once would be one
 * long task that blocks input on phones.
 *
 * On the server, and on back and forward, it renders at once: restoring the scroll position needs the full height.
 */
export function Later({ after = 1, isThereAtFirst = false, children }: LaterProps) {
  const isBack = useNavigationType() === 'POP';
  const isHydrating = useIsHydrating();
  const [stage, setStage] = useState((hasBegun ? isBack : isHydrating || isThereAtFirst) ? after : 0);
  useEffect(() => {
    if (stage < after) startTransition(() => setStage(stage + 1));
    else hasBegun = true;
  }, [stage, after]);
  return stage >= after && children;
}
