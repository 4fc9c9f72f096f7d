import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReport } from '../scripts/api-report.ts';

test('the public API matches the approved report (`npm run api-report` updates it)', () => {
  expect(apiReport()).toBe(readFileSync(join(import.meta.dirname, '../api-report.md'), 'utf8'));
}, 60_000);
