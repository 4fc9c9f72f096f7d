// Compiles messages/*.json to generated/*.json, and makes the two pseudo-locales from English.
import { mkdirSync } from 'node:fs';
import { locales, pseudoLocales } from '../src/locales.ts';
import { formatjs, here } from './formatjs.ts';

mkdirSync(`${here}/generated`, { recursive: true });
for (const { code } of locales) {
  // English keeps the translator's notes beside its words; the others are words alone.
  const format = code === 'en' ? 'default' : 'simple';
  formatjs('compile', `messages/${code}.json`, '--format', format, '--ast', '--out-file', `generated/${code}.json`);
}
for (const { code } of pseudoLocales)
  formatjs('compile', 'messages/en.json', '--ast', '--pseudo-locale', code, '--out-file', `generated/${code}.json`);
