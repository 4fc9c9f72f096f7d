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

/** A key besides those of {@link ReviewActions}. */
export interface ReviewShortcut {
  /** The character, such as `x` or `/`. A capital letter means Shift with that letter. */
  sign: string;
  /** Text on the key, if it isn't the character. */
  keyLabel?: string;
  /** Name of a symbol for screen readers. */
  keyName?: string;
  /** Action in a few words, such as "select". */
  label: string;
  /** Missing while there is nothing to act on. */
  onPress?: (() => void) | undefined;
}

/** Elements that use letters themselves: typing, type-ahead in an open list, and everything in a dialog or menu. */
const takesLetters = [
  'input:not([type=radio], [type=checkbox])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=spinbutton]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
  '[role=dialog]',
  '[role=alertdialog]',
].join(', ');

/** A dialog that covers the review. One that is closing no longer does. */
const dialog = ':is([role=dialog], [role=alertdialog]):not([data-exiting] *)';

/** Returns true if single keys act on the review, whatever part of the page has focus. */
export function areKeysFree(review: Element, target: EventTarget | null): boolean {
  const isCovered = review.closest('[inert], [aria-hidden=true]') !== null;
  if (isCovered && document.querySelector(dialog) !== null) return false;
  return !(target instanceof Element) || !target.closest(takesLetters) || target.closest('[data-exiting]') !== null;
}

/** Returns the character of a key; on keyboards of other scripts, the Latin letter at its position. */
function signOf({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key) ? key : /^[\x21-\x7e]$/.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  // Caps Lock alone doesn't make a capital.
  if (letter !== undefined) return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
  return key;
}

/** Finds the action of a key press. A held key repeats navigation, but decides only once. */
export function actionFor(
  event: KeyboardEvent,
  actions: ReviewActions,
  shortcuts: readonly ReviewShortcut[],
  onHelp: () => void,
): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
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
  return shortcuts.find((shortcut) => shortcut.sign === sign)?.onPress;
}
