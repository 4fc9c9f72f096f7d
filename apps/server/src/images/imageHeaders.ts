import { inflateSync } from 'node:zlib';
import { Problem } from '../contract/problem.ts';

/** The file extension of each accepted type. */
export const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** An accepted image type. */
export type ImageType = keyof typeof extensions;

/**
 * Maximum number of scans in a JPEG. Each scan, however small, makes the decoder walk the whole image again. A
 * progressive color JPEG by libjpeg has 10 (`jpeg_simple_progression` in jcparam.c). The libjpeg-turbo report "Two
 * Issues with the JPEG Standard" recommends a limit; three times the usual number leaves room for other encoders.
 */
export const MAX_SCANS = 30;

/** Maximum number of segments in a JPEG or chunks in a PNG. A PNG of 2 MB in chunks of 4 kB has 500. */
export const MAX_PARTS = 2000;

/** Maximum size of a PNG's color profile after decompression, in bytes. Typical profiles have 0.5–600 kB. */
const MAX_PROFILE = 1024 * 1024;

/** Properties of an image, read before decoding it. */
export interface ImageHeader {
  type: ImageType;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** The file. For a PNG, omits the chunks that don't affect the image, because a decoder might still unpack them. */
  bytes: Buffer;
}

/**
 * Reads type and size from a file's headers, and rejects files made to keep a decoder busy. Runs in linear time.
 * @throws Problem `image-invalid-type` or `image-too-complex`
 */
export function readImageHeader(bytes: Buffer): ImageHeader {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes.subarray(0, 3).equals(JPEG_SIGNATURE)) return readJpeg(bytes);
  throw new Problem('image-invalid-type');
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

/** Creates the error for a corrupt or truncated file. */
export const unreadable = () => new Problem('image-invalid-type', 'The image cannot be read.');

function readJpeg(bytes: Buffer): ImageHeader {
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let parts = 0;
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) throw unreadable();
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      // Skips a fill byte.
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    if (at + 4 > bytes.length) throw unreadable();
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) throw unreadable();
    if (++parts > MAX_PARTS) throw new Problem('image-too-complex', `The image has more than ${MAX_PARTS} segments.`);
    if (isStartOfFrame(marker!)) {
      // With two frames, the first would hide the size of the second.
      if (size || !FRAMES.has(marker!) || end < at + 9) throw unreadable();
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at = end;
    if (marker === SOS) {
      if (!size) throw unreadable();
      if (++scans > MAX_SCANS) throw new Problem('image-too-complex', `The image has more than ${MAX_SCANS} scans.`);
      at = endOfScan(bytes, at);
    }
  }
  if (!size || scans === 0) throw unreadable();
  return { type: 'image/jpeg', ...size, bytes };
}

const EOI = 0xd9;
const SOS = 0xda;
/** Baseline, extended and progressive: the frames that libjpeg decodes, and that cameras and editors write. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** True for SOF0 to SOF15, but not for the other markers in that range: DHT, JPG and DAC. */
const isStartOfFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Finds the marker after a scan's data, or else the end of the file. Stuffed bytes (FF 00) and restart markers
 * (FF D0–D7) belong to the data.
 */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function readPng(bytes: Buffer): ImageHeader {
  const kept: Buffer[] = [PNG_SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let parts = 0;
  for (let at = 8; at < bytes.length;) {
    if (at + 12 > bytes.length) throw unreadable();
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw unreadable();
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (++parts > MAX_PARTS) throw new Problem('image-too-complex', `The image has more than ${MAX_PARTS} chunks.`);
    if ((name === 'IHDR') !== (parts === 1) || (parts === 1 && end !== at + 25)) throw unreadable();
    if (parts === 1) size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (name === 'acTL') throw new Problem('image-too-complex', 'The image is animated.');
    if (name === 'iCCP') checkProfile(bytes.subarray(at + 8, end - 4));
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
    if (name === 'IEND') break;
  }
  if (!size) throw unreadable();
  return { type: 'image/png', ...size, bytes: Buffer.concat(kept) };
}

/** The chunks that affect how the image looks. Others, such as compressed text, are dropped. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf', 'IDAT', 'IEND']);

/** Refuses oversized color profiles: a few kB can decompress to a thousand times their size. */
function checkProfile(chunk: Buffer): void {
  // Skips the profile's name, its terminator, and the compression method.
  const start = chunk.indexOf(0) + 2;
  try {
    inflateSync(chunk.subarray(start), { maxOutputLength: MAX_PROFILE });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge ? new Problem('image-too-complex', 'The color profile of the image is too large.') : unreadable();
  }
}
