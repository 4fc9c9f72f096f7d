import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcon } from '../icons.ts';

const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');

it('draws the favicon as a PNG of the asked size', () => {
  const png = Buffer.from(drawIcon(favicon, 192, 0.5));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
  const empty = drawIcon('<svg xmlns="http://www.w3.org/2000/svg"/>', 192, 0.5);
  expect(png.length).toBeGreaterThan(empty.length);
});
