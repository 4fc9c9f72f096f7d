import { randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { withRetry } from '../db/withRetry.ts';
import { checkImage } from '../images/checkImage.ts';
import { extensions } from '../images/imageHeaders.ts';
import { insertProject } from './projects.ts';
import type { ProjectColumns } from './projectInput.ts';

/** A project that is added by an import or the demo instead of an API call. */
export interface NewProject {
  fields: ProjectColumns;
  creatorId: number;
  logo?: Buffer | undefined;
  createdAt: Date;
}

/**
 * Adds a project together with its logo, or neither of them. The file is written before the row that refers to it;
 * files without a row are swept later.
 * @returns the project's id
 * @throws Problem as {@link checkImage} and `project-name-taken`
 */
export async function addProject(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  project: NewProject,
): Promise<number> {
  const { fields, creatorId, logo, createdAt } = project;
  let key: string | null = null;
  if (logo) {
    const image = await checkImage(logo);
    key = `${randomUUID()}.${extensions[image.type]}`;
    await files.put('media', key, image.bytes);
  }
  try {
    return await withRetry(db, (trx) => insertProject(trx, { ...fields, logo: key, creator_id: creatorId }, createdAt));
  } catch (error) {
    if (key) await files.remove('media', key);
    throw error;
  }
}
