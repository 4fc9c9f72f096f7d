import { readFileSync } from 'node:fs';

const read = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/i18n/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string | { defaultMessage: string }>;

/** Returns a function that looks up messages in a language by id. It leaves arguments in the text as they are. */
export function wordsIn(language: string): (id: string) => string {
  const messages = read(language);
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${language}.`);
    return typeof message === 'string' ? message : message.defaultMessage;
  };
}
