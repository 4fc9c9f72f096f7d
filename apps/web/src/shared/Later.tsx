import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrating } from './hydration.ts';

/** Whether the reader has seen a page whole. */
let hasBegun = false;

export interface LaterProps {
  /** How many stages of the page come before this one. Default 1: the heading, which is drawn at once. */
  after?: number;
  /**
   * It is drawn at once on the first visit, for want of anything that keeps its room until then: what follows would move
   * without the reader's doing. Default `false`.
   */
  isThereAtFirst?: boolean;
  children: ReactNode;
}

/**
 * A part of a page that is drawn in slices after what comes before it has been painted: all at once would be one long
 * task, in which a phone does not answer. Drawn at once on the way back, which finds its scroll position, and on the server.
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
