import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';
import type { Language } from '../contract/language.ts';
import { brandOf, type Brand } from './brand.ts';
import type { DiskCache } from './cache.ts';
import { contents, type ShareContents } from './contents.ts';
import type { Drawn } from './drawPool.ts';
import type { SharePicture } from './picture.ts';

/** Types of content that have share pictures. */
export type Subject = keyof typeof contents;

/** A share picture. It is drawn only if its bytes are needed, because the client may have a current copy. */
interface Found {
  /** Hash of the content, for the cache and the `ETag`. */
  key: string;
  png: () => Promise<Uint8Array>;
}

/**
 * Creates a function that finds share pictures.
 * @param draw draws a picture; concurrent requests for the same picture share one call
 * @returns the function, which rejects with Problem `project-not-found`, `user-not-found` or `quest-not-found`
 */
export function sharePictures(
  { site, db, files }: Pick<AppContext, 'site' | 'db' | 'files'>,
  cache: DiskCache,
  draw: (picture: SharePicture) => Promise<Drawn>,
) {
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function drawAndKeep(key: string, brand: Brand, { image, ...content }: ShareContents): Promise<Uint8Array> {
    const bytes = image?.key ? await files.get('media', image.key) : undefined;
    const { png } = await draw({
      ...content,
      brand,
      ...(image && {
        image: {
          shape: image.shape,
          ...(bytes && { type: image.key!.endsWith('.png') ? 'image/png' : 'image/jpeg', bytes }),
        },
      }),
    });
    // A full disk must not fail the request.
    await cache.put(key, png).catch(() => undefined);
    return png;
  }

  return async (subject: Subject, id: number, language: Language): Promise<Found> => {
    const content = await contents[subject](db, id, language);
    const brand = brandOf(site.current);
    const key = createHash('sha256')
      .update(JSON.stringify([content, brand]))
      .digest('base64url');
    const png = async () => {
      const kept = await cache.get(key);
      if (kept) return kept;
      const begun = drawing.get(key) ?? drawAndKeep(key, brand, content).finally(() => drawing.delete(key));
      drawing.set(key, begun);
      return begun;
    };
    return { key, png };
  };
}
