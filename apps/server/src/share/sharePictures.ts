import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';
import type { Language } from '../contract/language.ts';
import type { DiskCache } from './cache.ts';
import { contents, type ShareContents } from './contents.ts';
import type { Drawn } from './drawPool.ts';
import type { SharePicture } from './picture.ts';

/** What has a share picture. */
export type Subject = keyof typeof contents;

/** A share picture, to be drawn only if its reader does not have it. */
interface Found {
  /** Names the content: the same content has the same picture. */
  key: string;
  png: () => Promise<Uint8Array>;
}

/**
 * Finds share pictures.
 * @param draw draws one; the same picture is drawn once for all who ask for it meanwhile
 * @returns a function that throws Problem `project-not-found`, `user-not-found` or `quest-not-found`
 */
export function sharePictures(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  cache: DiskCache,
  draw: (picture: SharePicture) => Promise<Drawn>,
) {
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function drawAndKeep(key: string, { image, ...content }: ShareContents): Promise<Uint8Array> {
    const bytes = image?.key ? await files.get('media', image.key) : undefined;
    const { png } = await draw({
      ...content,
      ...(image && {
        image: {
          shape: image.shape,
          ...(bytes && { type: image.key!.endsWith('.png') ? 'image/png' : 'image/jpeg', bytes }),
        },
      }),
    });
    // A picture that can't be kept, on a full disk, is still a picture.
    await cache.put(key, png).catch(() => undefined);
    return png;
  }

  return async (subject: Subject, id: number, language: Language): Promise<Found> => {
    const content = await contents[subject](db, id, language);
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const png = async () => {
      const kept = await cache.get(key);
      if (kept) return kept;
      const begun = drawing.get(key) ?? drawAndKeep(key, content).finally(() => drawing.delete(key));
      drawing.set(key, begun);
      return begun;
    };
    return { key, png };
  };
}
