import { Problem } from '../contract/problem.ts';
import { MAX_BYTES } from '../outside/files/fileStore.ts';
import { recode } from './decodePool.ts';
import { extensions, readImageHeader, type ImageType } from './imageHeaders.ts';

/** Longest side of an image, in pixels. */
export const MAX_SIDE = 1000;

/** The types that are accepted. */
export const IMAGE_TYPES = Object.keys(extensions);

/** Which shapes are accepted. */
export interface ImageRules {
  /** Whether both sides must have the same length. Default `true`. */
  square?: boolean;
}

/**
 * Checks an image by its content, whatever its name says, and encodes it again in another process, which drops metadata such as
 * the place where it was taken. Never call it in a transaction: it can take seconds.
 * @throws Problem `image-size-too-large`, `image-invalid-type`, `image-invalid-dimensions`, or `image-dimensions-too-large` where any
 *   shape will do, or `image-too-complex`
 */
export async function checkImage(
  file: Buffer,
  { square = true }: ImageRules = {},
): Promise<{ type: ImageType; bytes: Buffer }> {
  if (file.length > MAX_BYTES) throw new Problem('image-size-too-large');
  const { type, width, height, bytes } = readImageHeader(file);
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE || (square && width !== height))
    throw new Problem(square ? 'image-invalid-dimensions' : 'image-dimensions-too-large');
  return { type, bytes: await recode({ type, bytes, maxPixels: MAX_SIDE ** 2 }) };
}
