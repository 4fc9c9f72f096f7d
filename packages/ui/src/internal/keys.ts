import type { KeyboardEvent } from 'react';

/**
 * Lets a key event propagate. React Aria would stop it at the first control with a key handler. Native events, which
 * have no such method, propagate anyway.
 */
export function passOn(event: KeyboardEvent & { continuePropagation?: () => void }): void {
  event.continuePropagation?.();
}
