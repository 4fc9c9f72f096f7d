import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { DB } from '../../generated/db.js';
import { errorCode } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import { claimUpload, type ImageChanges, type PreparedImages } from '../images/uploads.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { categoryKeys, searchText, type ImageField, type ProjectColumns } from './projectInput.ts';

/** Keys of the uploads that a call uses. An empty key removes the image. */
export type NamedImages = Partial<Record<ImageField, string>>;

type ImageColumn = 'logo' | 'image_1' | 'image_2' | 'image_3';

const imageColumns: Record<ImageField, ImageColumn> = {
  logoPath: 'logo',
  fileUpload1: 'image_1',
  fileUpload2: 'image_2',
  fileUpload3: 'image_3',
};

/**
 * Adds a project and its search text.
 * @returns the project's id
 * @throws Problem `project-name-taken`
 */
export async function insertProject(
  trx: Transaction<DB>,
  project: ProjectColumns & Partial<Record<ImageColumn, string | null>> & { creator_id: number },
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('project')
    .values({ ...project, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await trx
    .insertInto('project_search')
    .values({ project_id: id, search_text: searchText(project), category_keys: categoryKeys(project.categories) })
    .execute();
  await countChange(trx);
  return id;
}

/** The keys of the uploads to claim: all but the empty ones. */
export const keysOf = (images: NamedImages): string[] => Object.values(images).filter(Boolean);

/**
 * Claims the named uploads as a project's images.
 * @returns the columns to write, and the claimed uploads
 */
export async function claimImages(trx: Transaction<DB>, prepared: PreparedImages, userId: number, images: NamedImages) {
  const columns: Partial<Record<ImageColumn, string | null>> = {};
  const claimed: string[] = [];
  for (const [field, column] of Object.entries(imageColumns) as [ImageField, ImageColumn][]) {
    const key = images[field];
    if (key === undefined) continue;
    columns[column] = key || null;
    if (!key) continue;
    await claimUpload(trx, prepared, userId, key);
    claimed.push(key);
  }
  return { columns, claimed };
}

/**
 * Changes the given fields and images of a project.
 * @param edit the changes; `version` is the version they are based on, and is not checked if undefined
 * @returns the images to settle; undefined, without changing anything, if the project has a newer version
 * @throws Problem `project-not-found`, `not-yours`, `project-name-taken`, or as {@link claimImages}
 */
export async function updateProject(
  trx: Transaction<DB>,
  prepared: PreparedImages,
  edit: {
    id: number;
    version: number | undefined;
    member: Member;
    fields: Partial<ProjectColumns>;
    images: NamedImages;
  },
  now: Date,
): Promise<ImageChanges | undefined> {
  const { id, version, member, fields, images } = edit;
  const project = await lockProject(trx, id, member);
  if (version !== undefined && version !== project.version) return undefined;
  const { columns, claimed } = await claimImages(trx, prepared, member.id, images);
  const changes: UpdateObject<DB, 'project'> = { ...fields, ...columns, version: project.version + 1, updated_at: now };
  await trx.updateTable('project').set(changes).where('id', '=', id).execute().catch(nameTaken);
  await trx
    .updateTable('project_search')
    .set({
      search_text: searchText({ ...project, ...fields }),
      category_keys: categoryKeys(fields.categories ?? project.categories),
    })
    .where('project_id', '=', id)
    .execute();
  await countChange(trx);
  const replaced = (Object.keys(columns) as ImageColumn[]).map((column) => project[column]);
  return { claimed, dropped: replaced.filter((key) => key !== null) };
}

/**
 * Deletes a project with its upvotes and comments. Its id is remembered as deleted.
 * @returns the images to settle
 * @throws Problem `project-not-found` or `not-yours`
 */
export async function deleteProject(
  trx: Transaction<DB>,
  id: number,
  member: Member,
  now: Date,
): Promise<ImageChanges> {
  const project = await lockProject(trx, id, member);
  await trx.deleteFrom('project').where('id', '=', id).execute();
  await trx.insertInto('deleted_project').values({ id, deleted_at: now }).execute();
  await countChange(trx);
  const images = Object.values(imageColumns).map((column) => project[column]);
  return { claimed: [], dropped: images.filter((key) => key !== null) };
}

/** True if a project with this id existed and was deleted. */
export const isDeleted = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await db.selectFrom('deleted_project').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Invalidates the cached counts of all processes. */
const countChange = (trx: Transaction<DB>) =>
  trx
    .updateTable('project_changes')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .execute();

async function lockProject(trx: Transaction<DB>, id: number, member: Member) {
  const project = await trx.selectFrom('project').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!project) throw new Problem('project-not-found');
  if (project.creator_id !== member.id && !isAdmin(member)) throw new Problem('not-yours');
  return project;
}

function nameTaken(error: unknown): never {
  if (errorCode(error) === UNIQUE_VIOLATION) throw new Problem('project-name-taken');
  throw error;
}

/** SQLSTATE of a duplicate key. Besides its id, a project's only unique key is its name. */
const UNIQUE_VIOLATION = '23505';
