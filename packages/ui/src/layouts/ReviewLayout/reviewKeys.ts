import type { KeyboardEvent } from 'react';

/** Actions of a review's keys. Omitted ones are currently unavailable. */
export interface ReviewActions {
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  onAccept?: (() => void) | undefined;
  onReject?: (() => void) | undefined;
  /** Called with the number of the chosen reason, from 1. */
  onReason?: ((number: number) => void) | undefined;
  /** Called to add (1) or subtract (-1) one step. */
  onStep?: ((direction: 1 | -1) => void) | undefined;
  onUndo?: (() => void) | undefined;
}

/** Controls that use keys themselves: typing, type-ahead, arrows, Enter. */
const controls =
  'input, textarea, select, button, summary, [contenteditable], [role=button], [role=combobox], [role=listbox], [role=menu]';

const part = (name: string) => `[data-component=ReviewLayout] > [data-part=${name}]`;

/** Returns true where single keys act. Among buttons, only the rows of the queue count. */
const isInReview = (target: Element): boolean =>
  target.matches(`${part('queue')}, ${part('queue')} [data-component=ReviewQueue] [data-part=item]`) ||
  (target.closest(part('item')) !== null && !target.closest(controls));

/** Returns the character of a key; on keyboards of other scripts, the Latin letter at its position. */
function signOf({ key, code }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/**
 * Finds the action of a key press. Single keys act only while focus is on a row of the queue or in the item (WCAG
 * 2.1.4), so that type-ahead in a filter never decides. A held key repeats navigation, but decides only once.
 */
export function actionFor(event: KeyboardEvent, actions: ReviewActions, onHelp: () => void): (() => void) | undefined {
  const target = event.target as Element;
  // React also bubbles events from dialogs, which are elsewhere in the DOM.
  if (!event.currentTarget.contains(target) || !isInReview(target)) return undefined;
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
