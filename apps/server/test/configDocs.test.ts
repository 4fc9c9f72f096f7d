import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import {
  configurationDocs,
  configurationPage,
  environmentExample,
  environmentFile,
  siteSchemaFile,
  siteSchemaText,
} from '../scripts/config-docs.ts';
import { workspaceRoot } from '../src/paths.ts';

it('docs/configuration.md describes the current settings', () => {
  const page = readFileSync(configurationPage, 'utf8');
  expect(page, 'docs/configuration.md is out of date: run `npm run config-docs`').toBe(configurationDocs());
});

it('no default in docs/configuration.md depends on the machine', () => {
  expect(configurationDocs()).not.toContain(workspaceRoot);
});

it('deploy/.env.example lists the current settings, and is valid as it is', () => {
  const file = readFileSync(environmentFile, 'utf8');
  expect(file, 'deploy/.env.example is out of date: run `npm run config-docs`').toBe(environmentExample());
  // Uncomments every setting, so that each has its default value.
  const assignments = file.matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm);
  const { publicUrl } = loadConfig(Object.fromEntries(Array.from(assignments, ([, name, value]) => [name!, value!])));
  expect(publicUrl).toBe('http://localhost:3000');
});

it('docs/site.schema.json describes the current settings of a site’s file', () => {
  const file = readFileSync(siteSchemaFile, 'utf8');
  expect(file, 'docs/site.schema.json is out of date: run `npm run config-docs`').toBe(siteSchemaText());
});
