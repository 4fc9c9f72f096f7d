import { startTransition, useEffect, useState } from 'react';

/** Whether the reader has seen a page whole. After that, pages are drawn at once: the way back finds its scroll position. */
let hasBegun = false;

/**
 * Draws a first page in stages, from 0 up to `last`, each in slices after the one before has been committed: all at once
 * would be one long task, in which a phone does not answer.
 */
export function useStage(last: number): number {
  const [stage, setStage] = useState(hasBegun ? last : 0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
    else hasBegun = true;
  }, [stage, last]);
  return stage;
}
