import type { Picture } from './Picture.ts';

const types = ['image/jpeg', 'image/png'];
const maxBytes = 2 * 1024 * 1024;
const maxSide = 1000;
const previewSide = 192;

/** Validates a file by the server's rules. Returns a preview that is small enough for a draft, or the problem. */
export async function readImage(file: File, isSquare: boolean): Promise<Picture> {
  if (!types.includes(file.type)) return { problem: 'image-invalid-type' };
  if (file.size > maxBytes) return { problem: 'image-size-too-large' };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { problem: 'image-invalid-type' };
  const { width, height } = bitmap;
  if (Math.max(width, height) > maxSide || (isSquare && width !== height))
    return { problem: isSquare ? 'image-invalid-dimensions' : 'image-dimensions-too-large' };
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, previewSide / Math.max(width, height));
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { src: canvas.toDataURL() };
}
