import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';

type Schemas = components['schemas'];

/** Default points for every type, from the specification. They apply until an admin sets others. */
const DEFAULT = 250;

/** Returns the points that an acceptance awards for each type, unless the admin enters others. */
export async function getUsualPoints(db: Queryable): Promise<Schemas['UsualPoints']> {
  const rows = await db.selectFrom('usual_points').select(['type', 'points']).execute();
  const usual = { tweet: DEFAULT, tiktok: DEFAULT, youtube: DEFAULT, meme: DEFAULT, embed: DEFAULT };
  return { ...usual, ...Object.fromEntries(rows.map(({ type, points }) => [type, points])) };
}

export async function setUsualPoints(
  db: Queryable,
  { contentType, points }: Schemas['UsualPointsChange'],
): Promise<void> {
  await db
    .insertInto('usual_points')
    .values({ type: contentType, points })
    .onConflict((conflict) => conflict.column('type').doUpdateSet({ points }))
    .execute();
}
