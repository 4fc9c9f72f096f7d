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

/** Controls with keys of their own: typing, type-ahead, arrows, Enter. */
const controls =
  'input, textarea, select, button, summary, [contenteditable], [role=button], [role=combobox], [role=listbox], [role=menu]';

const part = (name: string) => `[data-component=ReviewLayout] > [data-part=${name}]`;

/** Whether single keys act here. The rows of the queue are the only buttons where they do. */
const isInReview = (target: Element): boolean =>
  target.matches(`${part('queue')}, ${part('queue')} [data-component=ReviewQueue] [data-part=item]`) ||
  (target.closest(part('item')) !== null && !target.closest(controls));

/** The sign on the key; on a keyboard of another script the letter that the key has in Latin. */
function signOf({ key, code }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/**
 * Finds what a key press asks for. Single keys act only while the focus is on a row of the queue or in the item (WCAG
 * 2.1.4), so that type-ahead in a filter never decides. Holding a key down moves on, but decides once.
 */
export function actionFor(event: KeyboardEvent, actions: ReviewActions, onHelp: () => void): (() => void) | undefined {
  const target = event.target as Element;
  // React also bubbles events from dialogs, which are elsewhere in the document.
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
