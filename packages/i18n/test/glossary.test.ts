// Checks that no message, story or documentation page contains a word that the glossary retires.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { here } from '../scripts/formatjs.ts';

const root = join(here, '../..');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** A catalog's messages as `id: text`. */
function messagesIn(code: string): string[] {
  const catalog = JSON.parse(read(here, 'messages', `${code}.json`)) as Record<
    string,
    string | { defaultMessage: string }
  >;
  return Object.entries(catalog).map(
    ([id, message]) => `${id}: ${typeof message === 'string' ? message : message.defaultMessage}`,
  );
}

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const documents = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', /\.md$/)];
const stories = filesBelow('packages/ui/src', /\.(mdx|stories\.tsx)$/);

/** Lines of files as `path:line: text`, with imports and code blanked out. */
const proseLines = (files: string[]): string[] =>
  files.flatMap((file) => {
    const code = file.endsWith('.tsx') ? /^import .*$/gm : /^```[^]*?^```|`[^`\n]*`/gm;
    const text = read(root, file).replace(code, (match) => match.replace(/[^\n]/g, ' '));
    return text.split('\n').map((line, index) => `${file}:${index + 1}: ${line.trim()}`);
  });

interface Retired {
  code: string;
  where: string;
  word: string;
}

/** The rows of the glossary's table of retired words, one entry for each word. */
const retired: Retired[] = [
  ...read(here, 'glossary.md').matchAll(/^\| (\w\w) (messages|docs|all) +\| ([^|]+) \|/gm),
].flatMap(([, code, where, words]) =>
  words!.split(',').map((word) => ({ code: code!, where: where!, word: word.trim() })),
);

/** Matches a whole word; `*` matches any ending. Chinese has no spaces, so every occurrence counts there. */
function patternOf({ code, word }: Retired): RegExp {
  const text = word.replace('*', '\\p{L}*');
  return new RegExp(code === 'zh' ? text : `(?<![\\p{L}-])(?:${text})(?![\\p{L}-])`, 'iu');
}

/** Finds lines with a retired word in the text after the id or path, and names the word. */
const found = (lines: string[], words: Retired[]): string[] =>
  words.flatMap((entry) => {
    const pattern = patternOf(entry);
    return lines
      .filter((line) => pattern.test(line.slice(line.indexOf(': '))))
      .map((line) => `“${entry.word}” in ${line}`);
  });

describe('retired words', () => {
  it.each(['en', 'ru', 'zh', 'es', 'tr'])('are in no message (%s)', (code) => {
    const words = retired.filter((entry) => entry.code === code);
    expect(words).not.toEqual([]);
    expect(found(messagesIn(code), words)).toEqual([]);
  });

  it.each([
    ['documentation', documents, ['docs', 'all']],
    ['stories', stories, ['all']],
  ])('are not in the %s', (_name, files, places) => {
    expect(files).not.toEqual([]);
    const words = retired.filter(({ where }) => places.includes(where));
    expect(words).not.toEqual([]);
    expect(found(proseLines(files), words)).toEqual([]);
  });

  it('are found as whole words, and in Chinese anywhere', () => {
    const words = (code: string, word: string) => [{ code, where: 'all', word }];
    expect(found(['a: Send a mail', 'b: email', 'c: Mailbox', 'd: e-mail'], words('en', 'mail'))).toHaveLength(1);
    expect(found(['a: Новые квесты', 'b: Секвестр'], words('ru', 'квест*'))).toHaveLength(1);
    expect(found(['a: 参加挑战赛'], words('zh', '挑战'))).toHaveLength(1);
  });
});

it('uses plain English: no “To the …”, “as https…” or “… of {name}”', () => {
  const stiff = messagesIn('en').filter((line) => /^[^:]+: To the\b|as https| of \{name\}/.test(line));
  expect(stiff).toEqual([]);
});
