import type { Queryable } from '../db/database.ts';

/** Number of rows whose image keys are read at once, so that a large community's keys aren't all in memory. */
const PAGE = 5000;

/**
 * Yields the keys of the stored images that rows refer to, page by page.
 * @param page number of rows per page
 */
export async function* namedImages(db: Queryable, page = PAGE): AsyncGenerator<string[]> {
  for (const read of [projectImages, memes, previewImages, memberPictures]) {
    let after = -1;
    for (;;) {
      const rows = await read(db, after, page);
      yield rows.flatMap(({ keys }) => keys.filter((key) => key !== null));
      if (rows.length < page) break;
      after = rows.at(-1)!.id;
    }
  }
}

/** A row's id and its images' keys. */
interface Named {
  id: number;
  keys: (string | null)[];
}

async function projectImages(db: Queryable, after: number, page: number): Promise<Named[]> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'logo', 'image_1', 'image_2', 'image_3'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(page)
    .execute();
  return rows.map(({ id, ...images }) => ({ id, keys: Object.values(images) }));
}

async function memes(db: Queryable, after: number, page: number): Promise<Named[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'image'])
    .where('id', '>', after)
    .where('image', 'is not', null)
    .orderBy('id')
    .limit(page)
    .execute();
  return rows.map(({ id, image }) => ({ id, keys: [image] }));
}

async function previewImages(db: Queryable, after: number, page: number): Promise<Named[]> {
  const rows = await db
    .selectFrom('post_preview')
    .select(['submission_id as id', 'image'])
    .where('submission_id', '>', after)
    .where('image', 'is not', null)
    .orderBy('submission_id')
    .limit(page)
    .execute();
  return rows.map(({ id, image }) => ({ id, keys: [image] }));
}

async function memberPictures(db: Queryable, after: number, page: number): Promise<Named[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'picture_key'])
    .where('id', '>', after)
    .where('picture_key', 'is not', null)
    .orderBy('id')
    .limit(page)
    .execute();
  return rows.map(({ id, picture_key }) => ({ id, keys: [picture_key] }));
}
