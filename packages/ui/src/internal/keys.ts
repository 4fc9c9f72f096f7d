import type { KeyboardEvent } from 'react';

/**
 * Lets a key go on to what stands around. React Aria ends a key's way at the first control that listens to any;
 * on a plain element, which has no such rule, there is nothing to do.
 */
export function passOn(event: KeyboardEvent & { continuePropagation?: () => void }): void {
  event.continuePropagation?.();
}
