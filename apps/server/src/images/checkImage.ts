import { Problem } from '../contract/problem.ts';
import { MAX_BYTES } from '../outside/files/fileStore.ts';
import { recode } from './decodePool.ts';
import { extensions, readImageHeader, type ImageType } from './imageHeaders.ts';

/** Maximum side length of an image, in pixels. */
export const MAX_SIDE = 1000;

/** The accepted image types. */
export const IMAGE_TYPES = Object.keys(extensions);

/** Rules for an image's shape. */
export interface ImageRules {
  /** Requires a square image. Default `true`. */
  square?: boolean;
}

/**
 * Validates an image by its content, regardless of its name. Re-encodes it in another process, which drops metadata
 * such as the location. Never call it in a transaction, because it can take seconds.
 * @throws Problem `image-size-too-large`, `image-invalid-type`, `image-invalid-dimensions`
 * (`image-dimensions-too-large` if it needn't be square), `image-too-complex` or `service-unavailable`
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
