import type { KeyboardEvent } from 'react';

/**
 * Lets a key event propagate. React Aria stops it at the first control with a key handler; native events need nothing.
 */
export function passOn(event: KeyboardEvent & { continuePropagation?: () => void }): void {
  event.continuePropagation?.();
}
