import type { KeyboardEvent } from 'react';

/** What the keys of a review do. One that is left out does nothing just now. */
export interface ReviewActions {
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  onAccept?: (() => void) | undefined;
  onReject?: (() => void) | undefined;
  /** A reason was chosen by its number, from 1. */
  onReason?: ((number: number) => void) | undefined;
  /** One step more (1) or fewer (-1). */
  onStep?: ((direction: 1 | -1) => void) | undefined;
  onUndo?: (() => void) | undefined;
}

const fields = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** The sign on the key; on a keyboard of another script the letter that the key has in Latin. */
function signOf({ key, code }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/**
 * Finds what a key press asks for. Single keys count only while the focus is inside the review and not in a field
 * (WCAG 2.1.4); in a dialog above it they do not. A key that is held moves on, but decides once.
 */
export function actionFor(event: KeyboardEvent, actions: ReviewActions, onHelp: () => void): (() => void) | undefined {
  const target = event.target as Element;
  // A dialog is inside for React and outside in the document.
  if (!event.currentTarget.contains(target) || target.closest(fields)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return undefined;
  const sign = signOf(event);
  const { onReason, onStep } = actions;
  if (sign === 'j') return actions.onNext;
  if (sign === 'k') return actions.onPrevious;
  if (sign === '+' || sign === '=') return onStep && (() => onStep(1));
  if (sign === '-') return onStep && (() => onStep(-1));
  if (event.repeat) return undefined;
  if (sign === 'a') return actions.onAccept;
  if (sign === 'r') return actions.onReject;
  if (sign === 'u') return actions.onUndo;
  if (sign === '?') return onHelp;
  if (/^[1-9]$/.test(sign)) return onReason && (() => onReason(Number(sign)));
  return undefined;
}
