import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extract } from '../scripts/extract.ts';
import { formatjs, here } from '../scripts/formatjs.ts';
import { locales } from '../src/locales.ts';

type Catalogue = Record<string, string | { defaultMessage: string; description?: string }>;
const read = (code: string): Catalogue => JSON.parse(readFileSync(join(here, `messages/${code}.json`), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the messages', () => {
  it('match the code in English', () => {
    const fresh = join(folder, 'extracted.json');
    extract(fresh);
    expect(readFileSync(fresh, 'utf8')).toBe(readFileSync(join(here, 'messages/en.json'), 'utf8'));
  });

  it('have a description for the translator', () => {
    const silent = Object.entries(read('en')).filter(([, m]) => typeof m === 'string' || !m.description?.trim());
    expect(silent.map(([id]) => id)).toEqual([]);
  });

  it('exist in every language, with the same arguments and tags', () => {
    const files = locales.map(({ code }) => {
      const flat = Object.entries(read(code)).map(([id, m]) => [id, typeof m === 'string' ? m : m.defaultMessage]);
      const file = join(folder, `${code}.json`);
      writeFileSync(file, JSON.stringify(Object.fromEntries(flat)));
      return file;
    });
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    expect(() => formatjs('verify', '--source-locale', 'en', ...checks, ...files)).not.toThrow();
  });
});
