import type { MessageFormatElement } from 'react-intl';
import type { LocaleCode } from './locales.ts';

/** Compiled messages by id: ready to format, so that no parser is needed in the browser. */
export type Messages = Record<string, MessageFormatElement[]>;

const catalogues: Record<LocaleCode, () => Promise<{ default: unknown }>> = {
  en: () => import('../generated/en.json'),
  ru: () => import('../generated/ru.json'),
  zh: () => import('../generated/zh.json'),
  es: () => import('../generated/es.json'),
  tr: () => import('../generated/tr.json'),
  'en-XA': () => import('../generated/en-XA.json'),
  'en-XB': () => import('../generated/en-XB.json'),
};

/** Loads the messages of one locale. Rejects when they cannot be fetched. */
export async function loadMessages(code: LocaleCode): Promise<Messages> {
  return (await catalogues[code]()).default as Messages;
}
