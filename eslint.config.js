import query from '@tanstack/eslint-plugin-query';
import formatjs from 'eslint-plugin-formatjs';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/', '**/generated/', '**/storybook-static/', '.cache/', '.data/'] },
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
    files: ['scripts/**', '**/scripts/**', 'bench/**', '**/stress/**', '**/cli/**', 'apps/server/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/server/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // Kysely's take no arguments; the chain's transactions have a hash.
          selector: 'CallExpression[arguments.length=0][callee.property.name=/^(transaction|startTransaction)$/]',
          message: 'Open transactions with inTransaction or withRetry, so that refuseInTransaction notices them.',
        },
      ],
    },
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
