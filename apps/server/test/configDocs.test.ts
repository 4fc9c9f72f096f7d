import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationDocs, configurationPage } from '../scripts/config-docs.ts';
import { workspaceRoot } from '../src/paths.ts';

it('docs/configuration.md describes the current settings', () => {
  const page = readFileSync(configurationPage, 'utf8');
  expect(page, 'docs/configuration.md is out of date: run `npm run config-docs`').toBe(configurationDocs());
});

it('no default in docs/configuration.md depends on the machine', () => {
  expect(configurationDocs()).not.toContain(workspaceRoot);
});
