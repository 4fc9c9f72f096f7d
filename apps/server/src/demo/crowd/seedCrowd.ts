import type { Transaction } from 'kysely';
import { toRow } from '../../notifications/notify.ts';
import type { DB } from '../../../generated/db.js';
import type { AppContext } from '../../context.ts';
import { withRetry } from '../../db/withRetry.ts';
import { MEDIA_URL } from '../../images/mediaUrl.ts';
import { claimSeed } from '../claimSeed.ts';
import { members, projects } from '../content.ts';
import { discuss, upvote } from './discussion.ts';
import { DAY, livesOfRegulars, makeCrowd, type Present } from './history.ts';
import { imageKey, storeImages } from './images.ts';
import { insertMembers, insertSessions } from './insertMembers.ts';
import { insertBonuses, insertPast, insertQuizzes } from '../pastPoints.ts';
import { insertQuests, type PastNews } from './insertQuests.ts';
import { insertWallets } from './insertWallets.ts';
import { insertPosts, thumbnails } from './insertPosts.ts';
import { findSubjects, insertProjects, scenes } from './insertProjects.ts';
import { insertRows } from '../insertRows.ts';
import { insertUpvotes } from '../insertUpvotes.ts';
import { insertComments } from './insertComments.ts';
import { people } from './people.ts';
import { crowdMemes } from './posts.ts';
import { moreProjects } from './projects.ts';

/** Maximum age of unread notifications, in ms. */
const UNREAD = 3 * DAY;

/**
 * Earlier members, who get portraits as well. The accounts that visitors sign in to have none, so that visitors can
 * choose one.
 */
const regulars = members.filter((member) => !('subject' in member));

/** The crowd's images, which are stored while other parts of the demo data are written. */
interface Preparation {
  images: Promise<void>;
}

/**
 * Starts to draw the crowd's images.
 * @returns undefined if the crowd already exists, or if days of the ledger have been counted: those must not change
 */
export async function prepareCrowd({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<Preparation | undefined> {
  const counted = await db.selectFrom('point_return').select('day').limit(1).executeTakeFirst();
  const claimed = await db.selectFrom('app_secret').select('name').where('name', '=', 'demo crowd').executeTakeFirst();
  if (counted || claimed) return undefined;
  const images = storeImages(files, {
    logos: moreProjects.map((_, index) => projects.length + index),
    portraits: [...people, ...regulars].map((_, index) => index),
    scenes,
    memes: crowdMemes.map((_, index) => index),
    thumbnails,
  });
  // Awaited later. A rejection before then must not count as unhandled.
  images.catch(() => {});
  return { images };
}

/** Adds the crowd to the demo: members from many countries with 90 days of history, up to now. */
export async function seedCrowd(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { images }: Preparation,
): Promise<void> {
  // Awaited before the transaction, so that no connection is held while images are drawn.
  await images;
  const now = clock();
  await withRetry(db, async (trx) => {
    if (await claimSeed(trx, 'crowd')) await insertCrowd(trx, now);
  });
}

async function insertCrowd(trx: Transaction<DB>, time: Date): Promise<void> {
  const now = time.getTime();
  const present: Present = { now, today: Math.floor(now / DAY) * DAY };
  const crowd = makeCrowd(present);
  const ids = await insertMembers(trx, crowd);
  await insertSessions(trx, crowd, ids, now);
  const first = await trx
    .selectFrom('app_user')
    .select(['id', 'username', 'created_at'])
    .where(
      'username',
      'in',
      members.map(({ username }) => username),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const known = new Map(first.map(({ id, username }) => [username, id]));
  for (const [index, { username }] of regulars.entries()) {
    const picture_key = imageKey('portrait', people.length + index);
    await trx
      .updateTable('app_user')
      .set({ picture_key, picture_url: MEDIA_URL + picture_key })
      .where('username', '=', username)
      .execute();
  }

  const writers = crowd.map(({ language, joinedAt }, index) => ({ id: ids[index]!, language, joinedAt }));
  await insertProjects(trx, writers, present);
  const subjects = await findSubjects(trx);
  await insertUpvotes(trx, upvote(subjects, writers, present), subjects, now - UNREAD);
  const talked = await insertComments(trx, discuss(subjects, writers, present), subjects);

  const since = Math.max(...first.map(({ created_at }) => created_at.getTime()));
  const older = [...livesOfRegulars(present, since)].map(([username, life]) => ({
    userId: known.get(username)!,
    ...life,
  }));
  const lives = [...older, ...crowd.map((life, index) => ({ ...life, userId: ids[index]! }))];
  const quests = await insertQuests(trx, crowd, ids);
  await insertWallets(trx);
  const posts = await insertPosts(
    trx,
    {
      ids: new Map(crowd.map(({ username }, index) => [username, ids[index]!])),
      adminId: known.get('demo-admin')!,
      joined: new Map(crowd.map(({ username, joinedAt }) => [username, joinedAt])),
    },
    present,
  );
  const entries = [
    ...(await insertBonuses(trx, lives)),
    ...(await insertQuizzes(trx, lives)),
    ...quests.entries,
    ...posts.entries,
  ];
  await insertPast(trx, entries, time);
  await insertNews(trx, [...talked, ...quests.news, ...posts.news], now);
}

/** Adds past notifications. Marks those older than {@link UNREAD} as read. */
async function insertNews(trx: Transaction<DB>, news: PastNews[], now: number): Promise<void> {
  const rows = news
    .filter(({ userId, causedBy }) => userId !== causedBy)
    .map(({ at, ...item }) => ({
      ...toRow(item),
      is_unread: at > now - UNREAD,
      created_at: new Date(at).toISOString(),
    }));
  await insertRows(trx, 'notification', rows);
}
