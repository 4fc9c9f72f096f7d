import type { MessageFormatElement } from 'react-intl';
import type { Messages } from './loadMessages.ts';

/** A community's own names and messages. */
export interface SiteWords {
  /** Values of arguments that any message may use, such as `community`. */
  names: Record<string, string>;
  /** Messages that replace those of the build, by language and id. */
  replacements: Record<string, Messages>;
}

// Element types in a compiled message. Importing the parser's enum would bundle the parser.
const LITERAL = 0;
const ARGUMENT = 1;

/** Puts a community's names and messages in place when messages load, so that formatting needs no values for names. */
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
    // Joins adjacent literals, because a message that is one literal needs no formatting.
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
