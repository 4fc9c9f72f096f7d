import { Problem } from '../http/problem.ts';

/** Most bytes of an image. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** Longest side of an image, in pixels. */
const MAX_SIDE = 1000;

/** The ending of a key, by the type of its image. */
export const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The types that are accepted. */
export const IMAGE_TYPES = Object.keys(extensions);

/** A type that is accepted. */
export type ImageType = keyof typeof extensions;

/**
 * Checks an image by its content, whatever its name says, and encodes it anew: what is not the picture, such as
 * the place where it was taken or code behind it, does not come through.
 * @throws Problem `image-size-too-large`, `image-invalid-type` or `image-invalid-dimensions`
 */
export async function checkImage(bytes: Buffer, { square = true } = {}): Promise<{ type: ImageType; bytes: Buffer }> {
  if (bytes.length > MAX_BYTES) throw new Problem('image-size-too-large');
  const type = typeOf(bytes);
  if (!type) throw new Problem('image-invalid-type');
  // Loaded on first use: most starts of the server and most calls need no image library.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: false });
  const { width, height } = await image.metadata().catch(unreadable);
  if (width > MAX_SIDE || height > MAX_SIDE || (square && width !== height))
    throw new Problem('image-invalid-dimensions');
  const upright = image.rotate();
  const encoded = type === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 88 });
  return { type, bytes: await encoded.toBuffer().catch(unreadable) };
}

function typeOf(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'image/png';
  if (bytes.subarray(0, 3).equals(JPEG_SIGNATURE)) return 'image/jpeg';
  return undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

const unreadable = (): never => {
  throw new Problem('image-invalid-type', 'The image cannot be read.');
};
