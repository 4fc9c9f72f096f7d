import query from '@tanstack/eslint-plugin-query';
import formatjs from 'eslint-plugin-formatjs';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import comments from './scripts/eslint/comments.mjs';

const transactions = {
  // Kysely's `transaction()` takes no arguments; the chain client's method of the same name takes a hash.
  selector: 'CallExpression[arguments.length=0][callee.property.name=/^(transaction|startTransaction)$/]',
  message: 'Open transactions with inTransaction or withRetry, so that refuseInTransaction notices them.',
};

// Matches queries, subqueries and writes. Expressions such as `least(a, b)` are fine anywhere.
const sqlStatement = String.raw`/(^|[\s(])(select|insert into|delete from|update \S+( \S+)? set)\s/i`;
const statements = [`TemplateElement[value.raw=${sqlStatement}]`, `Literal[value=${sqlStatement}]`].map((selector) => ({
  selector,
  message: 'Use the query builder, or move the statement to a *.sql.ts file that names its plan (decision 0031).',
}));

export default tseslint.config(
  { ignores: ['**/dist/', '**/dist-server/', '**/generated/', '**/storybook-static/', '.cache/', '.data/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    plugins: { comments },
    rules: { 'comments/noun-first': 'error' },
  },
  { files: ['**/*.css'], processor: 'comments/css' },
  { files: ['**/*.yaml'], processor: 'comments/yaml' },
  {
    files: ['**/*.sql'],
    // Landed migrations never change: the server compares their checksums.
    ignores: ['apps/server/src/db/migrations/00{0?,1?,2?,30,31}_*.sql'],
    processor: 'comments/sql',
  },
  {
    files: [
      'scripts/**',
      '**/scripts/**',
      'bench/**',
      '**/stress/**',
      '**/operate/**',
      '**/cli/**',
      'apps/server/src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/server/src/**'],
    rules: { 'no-restricted-syntax': ['error', transactions, ...statements] },
  },
  {
    // Raw SQL is allowed in *.sql.ts files, and for connections, migrations and copies of the whole database.
    files: [
      'apps/server/src/**/*.sql.ts',
      'apps/server/src/db/{migrate,postgres}.ts',
      'apps/server/src/backup/{dump,load}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', transactions] },
  },
  {
    files: ['packages/ui/**/*.{ts,tsx}', 'packages/i18n/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}', '.storybook/**'],
    ...hooks.configs.flat.recommended,
  },
  ...query.configs['flat/recommended'].map((config) => ({ ...config, files: ['packages/api/**', 'apps/web/**'] })),
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
);
