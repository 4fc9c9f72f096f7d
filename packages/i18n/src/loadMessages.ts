import type { MessageFormatElement } from 'react-intl';
import type { LocaleCode } from './locales.ts';
import type { Part } from './parts.ts';

/** Compiled messages by id, so that the browser needs no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Loads parts of one locale's messages. Rejects if they can't be fetched. */
export async function loadMessages(code: LocaleCode, parts: readonly Part[]): Promise<Messages> {
  const files = await Promise.all(parts.map((part) => import(`../generated/${part}/${code}.json`)));
  return Object.assign({}, ...files.map((file: { default: Messages }) => file.default));
}
