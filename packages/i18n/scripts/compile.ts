// Compiles messages/*.json to generated/<part>/*.json, and generates the two pseudo-locales from English.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { locales, pseudoLocales, type LocaleCode } from '../src/locales.ts';
import { partOf, parts } from '../src/parts.ts';
import { formatjs, here } from './formatjs.ts';

const whole = `${here}/generated/whole.json`;

/** Compiles a catalog and splits its messages into parts. */
function compile(source: LocaleCode, code: LocaleCode, ...options: string[]) {
  formatjs('compile', `messages/${source}.json`, '--ast', '--out-file', whole, ...options);
  const messages = Object.entries(JSON.parse(readFileSync(whole, 'utf8')));
  for (const part of parts) {
    const own = messages.filter(([id]) => partOf(id) === part);
    writeFileSync(`${here}/generated/${part}/${code}.json`, JSON.stringify(Object.fromEntries(own)));
  }
}

rmSync(`${here}/generated`, { recursive: true, force: true });
for (const part of parts) mkdirSync(`${here}/generated/${part}`, { recursive: true });
for (const { code } of locales)
  // The English file also contains notes for translators; the other files contain only text.
  compile(code, code, '--format', code === 'en' ? 'default' : 'simple');
for (const { code } of pseudoLocales) compile('en', code, '--pseudo-locale', code);
rmSync(whole);
