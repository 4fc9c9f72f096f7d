import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

/** Maximum size of a picture or font, in bytes. Visitors wait for these files before they see the finished page. */
const MOST_BYTES = 256 * 1024;

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' };

/** A picture or font that the site configuration file refers to, read into memory. */
export interface BrandFile {
  /** URL of the file. It contains a hash of the content, so browsers can cache the file forever. */
  url: string;
  type: string;
  bytes: Buffer;
  /** Width divided by height; 1 for fonts. */
  ratio: number;
}

/**
 * Reads a picture or a font.
 * @throws Error whose message is a predicate and a remedy, such as "does not exist: …"
 */
export function readBrandFile(path: string): BrandFile {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error('does not exist: add the file, or correct its name');
  if (stat.size > MOST_BYTES)
    throw new Error(`has ${Math.ceil(stat.size / 1024)} kB: use a file of at most ${MOST_BYTES / 1024} kB`);
  const bytes = readFileSync(path);
  const extension = extname(path).toLowerCase();
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  return { url: `/site/${hash}${extension}`, type: types[extension]!, bytes, ratio: readers[extension]!(bytes) };
}

const readers: Record<string, (bytes: Buffer) => number> = {
  '.svg': ratioOfSvg,
  '.png': (bytes) => {
    if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.length < 24)
      throw new Error('is not a PNG picture: save it as one');
    return bytes.readUInt32BE(16) / bytes.readUInt32BE(20);
  },
  '.woff2': (bytes) => {
    if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('is not a WOFF2 font: convert it to one');
    return 1;
  },
};

function ratioOfSvg(bytes: Buffer): number {
  const [tag] = /<svg\b[^>]*>/.exec(bytes.toString('utf8')) ?? [];
  if (!tag) throw new Error('is not an SVG picture: save it as one');
  const box = /\bviewBox=["']\s*[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)/.exec(tag);
  const ratio = Number(box?.[1]) / Number(box?.[2]);
  if (!(ratio > 0 && ratio < Infinity)) throw new Error('has no viewBox: add one such as viewBox="0 0 20 20"');
  return ratio;
}
