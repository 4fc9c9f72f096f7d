import { adoptStoredLocale } from '../shared/settings.tsx';

/** Sets a field's property without React's value tracking, so that React treats the next event as a change. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, name: 'value' | 'checked', value: unknown) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, name)!.set!.call(field, value);
}

function type(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value } = field;
  field.value = '';
  setUnseen(field, 'value', value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(element: HTMLElement) {
  // Undoes the browser's toggle, because the replayed click toggles again (and does nothing on a checked radio button).
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
}

/** Replays the input that the script of `early.ts` recorded before hydration. */
function answerEarlyInput() {
  const { typed = [], pressed, submitted } = window.early ?? {};
  window.early = undefined;
  for (const field of typed) if (field.isConnected) type(field);
  if (pressed?.isConnected) press(pressed);
  if (submitted?.isConnected) submitted.requestSubmit();
}

/** Replays early input and switches to the stored language, which the server may not know. */
export function afterHydration() {
  answerEarlyInput();
  // If the stored language fails to load, the page keeps the server's.
  adoptStoredLocale().catch(() => {});
}
