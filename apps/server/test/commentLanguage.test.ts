import { expect, test } from 'vitest';
import { commentLanguage } from '../src/comments/commentLanguage.ts';
import type { Language } from '../src/contract/language.ts';

test.each<[Language | undefined, string, Language | null]>([
  ['en', 'Works well on testnet.', 'en'],
  ['es', 'Lo usamos en la asamblea del barrio: 214 votos.', 'es'],
  ['tr', 'Test ağında iki hafta kullandım, hiç takılmadı.', 'tr'],
  ['ru', 'Работает и в тестовой сети PWR.', 'ru'],
  ['ru', 'Ёлка\u0438\u0306', 'ru'],
  ['zh', '我们用 PWR 写了社区章程', 'zh'],
  // The text is not in the interface's language.
  ['en', 'Работает и в тестовой сети.', null],
  ['en', '我们用它写了社区章程', null],
  ['ru', 'Works well on testnet.', null],
  ['zh', 'Works well on testnet.', null],
  ['zh', 'テストネットで問題なく動作', null],
  ['ru', 'Працює і в тестовій мережі, її й не зупинити', null],
  ['en', 'تعمل المجموعات حتى مع اتصال ضعيف', null],
  // The text contains no words.
  ['en', '😄 214!', null],
  ['en', 'https://example.com/a/page', null],
  ['ru', 'Смотрите https://example.com/a/very/long/page', 'ru'],
  // The text has the same number of words in both scripts.
  ['ru', 'да yes', null],
  // The interface's language is unknown.
  [undefined, 'Works well on testnet.', null],
])('written in %s, “%s” is in %s', (claimed, text, language) => {
  expect(commentLanguage(text, claimed)).toBe(language);
});
