import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Message = MessageFormatElement[];

/** Collects the names of the arguments and tags in a message. */
export function namesIn(message: Message, into = new Set<string>()): Set<string> {
  for (const element of message) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    into.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) namesIn(element.children, into);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) namesIn(value, into);
  }
  return into;
}

/**
 * Parses a text in the ICU format.
 * @throws Error whose message is a predicate and a remedy
 */
export function parseMessage(text: string): Message {
  try {
    return parse(text, { captureLocation: false });
  } catch (error) {
    const name = (error as Error).message.toLowerCase().replaceAll('_', ' ');
    throw new Error(`is not in the ICU message format (${name}): check its braces and tags`, { cause: error });
  }
}
