import { isComposing } from '../../internal/keys.ts';

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

/** A shortcut in addition to the keys of {@link ReviewActions}. */
export interface ReviewShortcut {
  /** The character, such as `x` or `/`. A capital letter means Shift with that letter. */
  sign: string;
  /** Text on the key. Default: the character in upper case. */
  keyLabel?: string;
  /** Name of a symbol for screen readers. */
  keyName?: string;
  /** Action in a few words, such as "select". */
  label: string;
  /** Omitted while there is nothing to act on. */
  onPress?: (() => void) | undefined;
}

/** Elements in which letter keys have other uses: text fields, open lists with type-ahead, menus and dialogs. */
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
  // A list or menu whose code still loads: focus stays on its trigger.
  '[aria-haspopup][aria-expanded=true]',
].join(', ');

/** Selector of dialogs that cover the review. A dialog that is closing no longer does. */
const dialog = ':is([role=dialog], [role=alertdialog]):not([data-exiting] *)';

/**
 * Returns true if single keys control the review: nothing covers it, and the focused element has no other use for
 * letter keys.
 */
export function areKeysFree(review: Element, target: EventTarget | null): boolean {
  const isCovered = review.closest('[inert], [aria-hidden=true]') !== null;
  if (isCovered && document.querySelector(dialog) !== null) return false;
  // The frame of a loading dialog, which doesn't make the page inert.
  if (document.querySelector('[aria-modal=true]') !== null) return false;
  return !(target instanceof Element) || !target.closest(takesLetters) || target.closest('[data-exiting]') !== null;
}

/**
 * Returns the character of a key press. On keyboards for other scripts, it is the Latin letter at the key's position.
 */
function signOf({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key) ? key : /^[\x21-\x7e]$/.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  // Caps Lock alone doesn't make a capital.
  if (letter !== undefined) return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
  return key;
}

/** Finds the action of a key press. A held key repeats only navigation and point steps. */
export function actionFor(
  event: KeyboardEvent,
  actions: ReviewActions,
  shortcuts: readonly ReviewShortcut[],
  onHelp: () => void,
): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return undefined;
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
