import type { components } from '@pwr-community/api/schema';
import type { Language } from '../contract/language.ts';
import { Problem } from '../contract/problem.ts';
import type { Database } from '../db/database.ts';
import { getRank } from '../leaderboards/boards.sql.ts';
import type { SharePicture } from './picture.ts';
import { words } from './words.ts';

/** A share picture's content without the branding, and with the image as a key in the file store. */
export type ShareContents = Omit<SharePicture, 'image' | 'brand'> & {
  image?: { shape: 'square' | 'round'; key: string | null };
};

/** Reads the content for an id, from public columns only. */
type Read = (db: Database, id: number, language: Language) => Promise<ShareContents>;

const figure = (language: Language, value: number) => new Intl.NumberFormat(language).format(value);

const project: Read = async (db, id, language) => {
  const row = await db
    .selectFrom('project')
    .select(['name', 'logo', 'total_upvotes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('project-not-found');
  const { project: kind, upvotes } = words[language];
  return {
    kind,
    title: row.name,
    image: { shape: 'square', key: row.logo },
    figures: [{ label: upvotes, value: figure(language, row.total_upvotes) }],
  };
};

const profile: Read = async (db, id, language) => {
  const row = await db
    .selectFrom('app_user')
    .select(['name', 'username', 'picture_key'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('user-not-found');
  const standing = JSON.parse((await getRank(db, 'all', id)).text) as components['schemas']['OwnRank'];
  const { member: kind, rank, points } = words[language];
  return {
    kind,
    title: row.name,
    subtitle: `@${row.username}`,
    image: { shape: 'round', key: row.picture_key },
    figures: [
      ...(standing.rank ? [{ label: rank, value: `#${figure(language, standing.rank)}` }] : []),
      { label: points, value: figure(language, standing.points) },
    ],
  };
};

const quest: Read = async (db, id, language) => {
  const row = await db
    .selectFrom('quest')
    .select(['title', 'points'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('quest-not-found');
  const { quest: kind, reward } = words[language];
  return {
    kind,
    title: (row.title as Record<Language, string>)[language],
    figures: [{ label: reward, value: `+${figure(language, row.points)}` }],
  };
};

/** Functions that read a picture's content, by the type in the address. */
export const contents = { project, profile, quest };
