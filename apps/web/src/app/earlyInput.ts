import { adoptStoredLocale } from '../shared/settings.tsx';

/** Sets a field's value or check behind React's back, so that React takes the event after it for a change. */
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
  // The browser has checked it already, and a second press of a radio button changes nothing.
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  element.click();
}

/** Repeats what the reader did before the page could answer. The script of `early.ts` has kept it. */
function answerEarlyInput() {
  const { typed = [], pressed, submitted } = window.early ?? {};
  window.early = undefined;
  for (const field of typed) if (field.isConnected) type(field);
  if (pressed?.isConnected) press(pressed);
  if (submitted?.isConnected) submitted.requestSubmit();
}

/** Once the first page answers: catches up with the reader, and with the language that the server did not know. */
export function afterHydration() {
  answerEarlyInput();
  // The page stays in the server's language if the other one cannot be loaded.
  adoptStoredLocale().catch(() => {});
}
