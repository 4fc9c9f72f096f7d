import type { FileStore } from '../../outside/files/fileStore.ts';
import { drawLogo, drawVideo } from '../drawing.ts';
import { drawPortrait } from './portraits.ts';
import { drawScene } from './scenes.ts';

/**
 * Key group and file extension of each type of image in the crowd. The images of the basic demo data have other groups.
 */
const groups = {
  logo: ['8000', 'png'],
  portrait: ['8005', 'webp'],
  scene: ['8006', 'webp'],
  meme: ['8007', 'webp'],
  video: ['8008', 'webp'],
} as const;

/** Returns a deterministic key of the nth image of a type. */
export function imageKey(type: keyof typeof groups, index: number): string {
  const [group, extension] = groups[type];
  return `00000000-0000-4000-${group}-${String(index).padStart(12, '0')}.${extension}`;
}

/** A video's thumbnail: the position of its submission, its platform, and the number of its picture. */
export interface Thumbnail {
  index: number;
  platform: 'youtube' | 'tiktok';
  picture: number;
}

/** Number of images that are drawn and stored concurrently. */
const AT_ONCE = 12;

/** The numbers of the images of each type. */
interface Images {
  logos: number[];
  portraits: number[];
  scenes: number[];
  memes: number[];
  thumbnails: Thumbnail[];
}

/** Draws and stores the crowd's images. */
export async function storeImages(files: FileStore, images: Images): Promise<void> {
  const jobs = [
    ...images.logos.map((index) => ({ type: 'logo', index, draw: () => drawLogo(index) }) as const),
    ...images.portraits.map((index) => ({ type: 'portrait', index, draw: () => drawPortrait(index) }) as const),
    ...images.scenes.map((index) => ({ type: 'scene', index, draw: () => drawScene(index) }) as const),
    ...images.memes.map((index) => ({ type: 'meme', index, draw: () => drawPortrait(index * 13 + 5, 480) }) as const),
    ...images.thumbnails.map(({ index, platform, picture }) => {
      const draw = () => drawVideo(platform, picture).webp({ quality: 80, effort: 2 }).toBuffer();
      return { type: 'video', index, draw } as const;
    }),
  ];
  const queue = jobs.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { type, index, draw } of queue) await files.put('media', imageKey(type, index), await draw());
    }),
  );
}
