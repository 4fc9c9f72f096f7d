import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fill, fillGzip, sizeOf, split } from '../src/http/document.ts';

const placeholders = { nonce: 'NONCE', theme: 'THEME' };
const values = { nonce: randomBytes(16).toString('base64'), theme: 'dark' };

it.each([
  ['a page', '<html class=THEME><style nonce="NONCE">a{}</style><p>Ё 中 👋</p><script nonce="NONCE"></script></html>'],
  ['a long page', `<html class=THEME>${randomBytes(200_000).toString('base64')}NONCE${'<li>NONCE</li>'.repeat(5000)}`],
  ['a page without values', '<html></html>'],
  ['nothing', ''],
])('%s is the same compressed', (_, text) => {
  const document = split(text, placeholders);
  const plain = text.replaceAll('NONCE', values.nonce).replaceAll('THEME', values.theme);
  expect(fill(document, values).toString()).toBe(plain);
  expect(gunzipSync(fillGzip(document, values)).toString()).toBe(plain);
});

it('occupies only as much memory as its size says', () => {
  const document = split(
    `<html class=THEME>${'<script nonce="NONCE" src="/a.js"></script>'.repeat(100)}</html>`,
    placeholders,
  );
  const buffers = new Set(document.flatMap((part) => (typeof part === 'string' ? [] : [part.packed.buffer])));
  const occupied = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(occupied).toBe(sizeOf(document));
});
