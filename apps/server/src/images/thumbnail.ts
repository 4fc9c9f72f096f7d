import { Problem } from '../contract/problem.ts';
import { shrink, type Picture } from './decodePool.ts';
import { readImageHeader } from './imageHeaders.ts';

/** Maximum side length of another site's picture, in pixels. */
const MAX_SIDE = 2160;

/** Width of a thumbnail, in pixels: the width of a card on a high-resolution screen. */
const WIDTH = 640;

/**
 * Encodes another site's picture as a thumbnail, in another process.
 * @throws Problem `image-invalid-type`, `image-dimensions-too-large`, `image-too-complex` or `service-unavailable`
 */
export async function makeThumbnail(file: Buffer): Promise<Picture> {
  const { type, width, height, bytes } = readImageHeader(file);
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE)
    throw new Problem('image-dimensions-too-large');
  return shrink({ type, bytes, maxPixels: MAX_SIDE ** 2, maxWidth: WIDTH });
}
