import { expect, it } from 'vitest';
import { drawIcon } from '../src/http/brand.ts';
import { openSite } from '../src/config/site/source.ts';

it('an icon is the favicon as a PNG of the asked size', async () => {
  const { bytes } = openSite().current.favicon;
  const png = Buffer.from(await drawIcon(bytes, 192, 0.5));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
  const empty = await drawIcon(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'), 192, 0.5);
  expect(png.length).toBeGreaterThan(empty.length);
});
