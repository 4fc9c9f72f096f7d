import { escapeMarkup } from '../contract/escapeMarkup.ts';
import type { Language } from '../contract/language.ts';

const words: Record<Language, string> = {
  en: 'Open Telegram and press Start',
  ru: 'Откройте Telegram и нажмите «Старт»',
  zh: '打开 Telegram 并点击“开始”',
  es: 'Abre Telegram y presiona Iniciar',
  tr: 'Telegram’ı aç ve Başlat’a bas',
};

/** Renders the Telegram widget: a single link, without scripts. */
export const telegramAnchor = (url: string, language: Language): string =>
  `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener noreferrer">${words[language]}</a>`;
