import { join } from 'node:path';
import { type ESLint, Linter } from 'eslint';
import { expect, test } from 'vitest';

const path = join(import.meta.dirname, '../eslint/comments.mjs');
const { default: comments } = (await import(path)) as { default: ESLint.Plugin };
const rules = { 'comments/noun-first': 'error' } as const;
const config: Linter.Config[] = [
  {
    files: ['**/*.jsx'],
    plugins: { comments },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules,
  },
  ...['css', 'sql', 'yaml'].map((language) => ({
    files: [`**/*.${language}`],
    plugins: { comments },
    processor: `comments/${language}`,
    rules,
  })),
];

/** Returns the lines with a comment that hides its subject. */
const check = (code: string, language = 'jsx') =>
  new Linter().verify(code, config, `a.${language}`).map(({ line }) => line);

const words = ['who', 'Whom', 'whose', 'What', 'which', 'that', 'where', 'whether', 'How'];

test.each(words)('rejects comments that open with "%s"', (word) => {
  const code = `// ${word} it is\nexport const a = 1; /* ${word} it is */\n/** ${word} it is */\nexport const b = 2;\n`;
  expect(check(code)).toEqual([1, 2, 3]);
});

test('rejects the texts of tags, and names their lines', () => {
  const code = `/**
 * Adds.
 *
 * @param a what to add
 * @param {number} b - where to add it
 * @returns how much it is
 * @throws {Error} whether it fails
 */
export const add = (a, b) => a + b;
`;
  expect(check(code)).toEqual([4, 5, 6, 7]);
});

test('accepts comments that name their subject, and words that only start alike', () => {
  const code = `// The sum, which is positive,
// where it matters.
export const a = 1;
/**
 * However long it takes.
 *
 * @param whose a member
 */
export const b = (whose) => whose;
export const c = 'what'; // Nowhere, somehow.
`;
  expect(check(code)).toEqual([]);
});

test('reads comments between JSX elements', () => {
  expect(check('export const a = (\n  <p>\n    {/* What it is */}\n  </p>\n);\n')).toEqual([3]);
});

test.each([
  ['css', 'a {\n/* What it is */\n} /* which */\n/*\n  who */\n'],
  ['sql', "select '-- what';\n-- What it is\nselect 1; -- which\n\n/* who */\n"],
  ['yaml', "a: 'b#what'\n# What it is\nb: 1 # which\n\n# where\n"],
])('reads the comments of %s', (language, code) => {
  expect(check(code, language)).toEqual([2, 3, 5]);
});

test('reads the comments of SQL in a template literal', () => {
  expect(check('export const a = sql`\n  -- What it is\n  select 1;\n  -- The first,\n  -- which is it`;\n')).toEqual([
    2,
  ]);
});
