import type { KeyboardEvent } from 'react';

/**
 * Lets a key event propagate. React Aria would stop it at the first control with a key handler. Native events, which
 * have no such method, propagate anyway.
 */
export function passOn(event: KeyboardEvent & { continuePropagation?: () => void }): void {
  event.continuePropagation?.();
}

/**
 * Returns true for a key that belongs to an input method. In Safari, the Enter that ends a composition comes after it,
 * and only its key code tells.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
