import { Problem } from '../contract/problem.ts';
import { shrink, type Picture } from './decodePool.ts';
import { readImageHeader } from './imageHeaders.ts';

/** Maximum side length of another site's picture, in pixels. */
const MAX_SIDE = 2160;

/** Width of a thumbnail, in pixels: a card's on a screen with a high resolution. */
const WIDTH = 640;

/**
 * Encodes another site's picture as a thumbnail, in another process.
 * @throws Problem as `checkImage`
 */
export async function makeThumbnail(file: Buffer): Promise<Picture> {
  const { type, width, height, bytes } = readImageHeader(file);
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE)
    throw new Problem('image-dimensions-too-large');
  return shrink({ type, bytes, maxPixels: MAX_SIDE ** 2, maxWidth: WIDTH });
}
