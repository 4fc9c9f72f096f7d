import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { insertProject } from '../../projects/projects.ts';
import { projects, upvotes } from '../content.ts';
import { toProjectFields } from '../projectFields.ts';
import { chance } from './chance.ts';
import type { Subject, Writer } from './discussion.ts';
import { DAY, DAYS, HOUR, type Present } from './history.ts';
import { imageKey } from './images.ts';
import { moreProjects } from './projects.ts';

/** Returns the picture numbers of the crowd's project at `index`, which has one, two or three pictures. */
const picturesOf = (index: number) =>
  [0, 1, 2].slice(0, 1 + (index % 3)).map((nth) => projects.length + index * 3 + nth);

/** Numbers of the project pictures: one for each older project, then those of the crowd's projects. */
export const scenes: number[] = [...projects.keys(), ...moreProjects.flatMap((_, index) => picturesOf(index))];

/** Adds the crowd's projects, some of them on the same day, and pictures for older projects that have none. */
export async function insertProjects(trx: Transaction<DB>, writers: Writer[], { today }: Present): Promise<void> {
  const older = await trx
    .selectFrom('project')
    .select('id')
    .where('image_1', 'is', null)
    .orderBy('id')
    .limit(projects.length)
    .execute();
  for (const [index, { id }] of older.entries())
    await trx
      .updateTable('project')
      .set({ image_1: imageKey('scene', index) })
      .where('id', '=', id)
      .execute();

  for (const [index, [name, deployment, categories, text]] of moreProjects.entries()) {
    const evenly = DAYS - 3 - Math.round((index * (DAYS - 5)) / (moreProjects.length - 1));
    const daysAgo = Math.max(1, evenly - [0, 0, 2, 1, 0, 3, 0, 2, 1][index % 9]!);
    const at = today - daysAgo * DAY + (9 + (index % 9)) * HOUR;
    const joined = writers.filter(({ joinedAt }) => joinedAt < at - HOUR);
    const [image_1 = null, image_2 = null, image_3 = null] = picturesOf(index).map((scene) => imageKey('scene', scene));
    const project = {
      ...toProjectFields({ name, deployment, categories, text }, index + 1),
      creator_id: joined[(index * 5) % joined.length]!.id,
      logo: imageKey('logo', projects.length + index),
      image_1,
      image_2,
      image_3,
    };
    await insertProject(trx, project, new Date(at));
  }
}

/** Finds all projects that the crowd may comment on and upvote. */
export async function findSubjects(trx: Transaction<DB>): Promise<Subject[]> {
  const rows = await trx
    .selectFrom('project as p')
    .innerJoin('app_user as u', 'u.id', 'p.creator_id')
    .select(['p.id', 'p.name', 'p.categories', 'p.creator_id', 'p.created_at', 'u.username'])
    .orderBy('p.id')
    .execute();
  return rows.map(({ id, name, categories, creator_id, created_at, username }) => {
    const place = projects.findIndex(([known]) => known === name);
    const popularity = place < 0 ? Math.round(6 + 90 * chance(id)() ** 2) : upvotes[place]! * 10 + (place % 5);
    return {
      id,
      categories,
      creatorId: creator_id,
      createdAt: created_at.getTime(),
      popularity,
      creatorAnswers: !username.startsWith('demo-'),
    };
  });
}
