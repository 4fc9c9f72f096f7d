import { crc32, deflateSync } from 'node:zlib';

const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

function segment(marker: number, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([0xff, marker]), u16(body.length + 2), body]);
}

/** Maximum length of a run of empty 8x8 blocks: 2^14, plus a 14-bit extension. */
const LONGEST_RUN = 2 ** 15 - 1;

/**
 * A progressive gray JPEG. Each additional scan has 12 bytes and changes nothing, but makes the decoder visit every
 * block.
 * @param scans number of scans after the first one, which contains the image
 */
export function manyScans(scans: number, side = 1000): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  if (blocks > LONGEST_RUN) throw new Error('The picture is too large for one run of empty blocks.');
  const quantization = segment(0xdb, [0], Buffer.alloc(64, 1));
  const frame = segment(0xc2, [8], u16(side), u16(side), [1, 1, 0x11, 0]);
  // Each table has one 1-bit code: "no change" for the first scan, "a run of at least 2^14 blocks" for the others.
  const table = (id: number, symbol: number) => segment(0xc4, [id, 1], Buffer.alloc(15), [symbol]);
  const first = Buffer.concat([segment(0xda, [1, 1, 0x00, 0, 0, 0]), Buffer.alloc(Math.ceil(blocks / 8))]);
  // The 1-bit code and the 14-bit run length beyond 2^14. The decoder clips the run to the image.
  const run = Buffer.from([0b0111_1111, 0b1111_1110]);
  const scan = Buffer.concat([segment(0xda, [1, 1, 0x00, 1, 63, 0]), run]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantization,
    frame,
    table(0x00, 0),
    table(0x10, 0xe0),
    first,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG whose header claims 65,500 pixels a side, the most that libjpeg accepts. */
export const hugeJpeg = (): Buffer => {
  const bytes = manyScans(1);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  u16(65_500).copy(bytes, frame + 5);
  u16(65_500).copy(bytes, frame + 7);
  return bytes;
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A gray PNG with additional chunks after its header.
 * @param declared side length in the header, if it differs from the data's
 */
export function png(side: number, more: Buffer[] = [], declared = side): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declared, 0);
  header.writeUInt32BE(declared, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((side + 1) * side));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A text or color profile chunk of compressed zeros, which decompresses to a thousand times its size. */
const packedZeros = (name: 'zTXt' | 'iCCP', megabytes: number) =>
  chunk(name, Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes * 2 ** 20))]));

/** Images that keep a decoder busy or exhaust its memory, by description. */
export const hostilePictures: Record<string, () => Buffer> = {
  'a JPEG of 80,000 scans': () => manyScans(80_000),
  'a JPEG of as many scans as are accepted': () => manyScans(29),
  'a JPEG of 65,500 pixels a side': hugeJpeg,
  'a PNG of 30,000 pixels a side': () => png(10, [], 30_000),
  'a PNG of 100,000 chunks': () => png(1000, Array<Buffer>(100_000).fill(chunk('tEXt', Buffer.from('a\0b')))),
  'a PNG with texts of 200 MB': () => png(1000, Array<Buffer>(4).fill(packedZeros('zTXt', 50))),
  'a PNG with a color profile of 50 MB': () => png(1000, [packedZeros('iCCP', 50)]),
  'an animated PNG': () => png(1000, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
};
