import type { MessageFormatElement } from 'react-intl';
import type { Messages } from './loadMessages.ts';

/** Names and texts that a community puts into the messages. */
export interface SiteWords {
  /** Values of the arguments that every message has, such as `community`. */
  names: Record<string, string>;
  /** Messages that replace those of the build, by language. */
  replacements: Record<string, Messages>;
}

// The kinds of elements in a compiled message. The enum of the parser would bring the parser along.
const LITERAL = 0;
const ARGUMENT = 1;

/** Puts a community's names and texts into messages, once: the messages then need no values for the names. */
export function withSiteWords(messages: Messages, code: string, { names, replacements }: SiteWords): Messages {
  const replaced = replacements[code];
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, fill(replaced?.[id] ?? message, names)]),
  );
}

function fill(message: MessageFormatElement[], names: Record<string, string>): MessageFormatElement[] {
  const filled: MessageFormatElement[] = [];
  for (const element of message) {
    const next = fillElement(element, names);
    const last = filled.at(-1);
    // A message of one literal needs no formatting.
    if (last?.type === LITERAL && next.type === LITERAL)
      filled[filled.length - 1] = { ...last, value: last.value + next.value };
    else filled.push(next);
  }
  return filled;
}

function fillElement(element: MessageFormatElement, names: Record<string, string>): MessageFormatElement {
  if (element.type === ARGUMENT && Object.hasOwn(names, element.value))
    return { type: LITERAL, value: names[element.value]! };
  if ('children' in element) return { ...element, children: fill(element.children, names) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: fill(option.value, names) },
  ]);
  return { ...element, options: Object.fromEntries(options) as never };
}
