import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrating } from './hydration.ts';

/** True as soon as any `Later` of the visit's first page has rendered its children. */
let hasBegun = false;

export interface LaterProps {
  /** Number of stages that render before this one. Default 1: the heading, which renders at once. */
  after?: number;
  /**
   * True to render at once on a visit's first page. This avoids a layout shift for content that has no placeholder.
   * Default `false`.
   */
  isThereAtFirst?: boolean;
  children: ReactNode;
}

/**
 * Renders its children in a transition after the content above has painted. Rendering a whole page at once would be one
 * long task that blocks input on phones.
 *
 * It renders at once on the server, during hydration, and on back and forward navigation, where restoring the scroll
 * position needs the full height.
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
