import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { appealSubmission } from '../../appeals/appeals.ts';
import { contentKey } from '../../content/platforms.ts';
import { readPreview } from '../../content/previewText.ts';
import { toEntry, toNews } from '../../content/submissions.ts';
import { demoDetails, pictureOf } from '../posts.ts';
import { DAY, HOUR, type Present } from './history.ts';
import { imageKey, type Thumbnail } from './images.ts';
import type { PastEntry } from '../pastPoints.ts';
import type { PastNews } from './insertQuests.ts';
import { insertRows } from '../insertRows.ts';
import { crowdAppeals, crowdMemes } from './posts.ts';
import { crowdSubmissions } from './submissions.ts';

/** Sizes of thumbnails, in pixels. */
const sizes = { youtube: [640, 360], tiktok: [360, 640] } as const;

/** Thumbnails of the crowd's videos. `index` is the position of the submission. */
export const thumbnails: Thumbnail[] = crowdSubmissions.flatMap(({ type, id }, index) =>
  type === 'youtube' || type === 'tiktok' ? [{ index, platform: type, picture: pictureOf(id) }] : [],
);

const platforms = { tweet: 'x', youtube: 'youtube', tiktok: 'tiktok' } as const;

interface People {
  /** Ids by username. */
  ids: Map<string, number>;
  adminId: number;
  /** When members joined, by username. */
  joined: Map<string, number>;
}

/**
 * Adds the crowd's posts and memes: accepted ones across the whole history, rejected and pending ones in the last few
 * days. Also adds previews and appeals.
 * @returns the ledger entries and notifications of the decisions
 */
export async function insertPosts(
  trx: Transaction<DB>,
  { ids, adminId, joined }: People,
  { now, today }: Present,
): Promise<{ entries: PastEntry[]; news: PastNews[] }> {
  const authors = [...ids.keys()];
  const items = [
    ...crowdSubmissions.map((post) => ({ ...post, key: post.url, platform: platforms[post.type] })),
    ...crowdMemes.map(([title, decision], index) => ({
      username: authors[index * 11 + 3]!,
      type: 'meme' as const,
      key: title,
      title,
      image: imageKey('meme', index),
      decision,
    })),
  ];
  const decided = items.filter(({ decision }) => decision !== null).length;
  let [settled, waiting] = [0, 0];
  const rows = items.map((item) => {
    // Rejections are recent enough to be appealed.
    const isRejected = item.decision !== null && 'reason' in item.decision;
    const daysAgo =
      item.decision === null
        ? waiting++ % 6
        : isRejected
          ? 6 + (settled++ % 3)
          : 80 - Math.floor((settled++ * 70) / decided);
    const hour = (6 + ((settled + waiting * 5) % 12)) * HOUR;
    const at = Math.min(Math.max(today - (daysAgo + 1) * DAY + hour, joined.get(item.username)! + HOUR), now - HOUR);
    return { ...item, at, decidedAt: Math.min(at + (2 + (settled % 9)) * HOUR, now) };
  });
  const added = await insertRows(
    trx,
    'submission',
    rows.map(({ username, type, key, decision, at, decidedAt, ...item }) => ({
      user_id: ids.get(username),
      type,
      platform: 'platform' in item ? item.platform : null,
      content_id: 'id' in item ? item.id : null,
      url: 'platform' in item ? key : null,
      image: 'image' in item ? item.image : null,
      title: 'title' in item ? item.title : null,
      status: decision === null ? 'In Review' : 'points' in decision ? 'Accepted' : 'Rejected',
      points: decision !== null && 'points' in decision ? decision.points : null,
      reason: decision !== null && 'reason' in decision ? decision.reason : null,
      decided_by: decision === null ? null : adminId,
      decided_at: decision === null ? null : new Date(decidedAt).toISOString(),
      acceptances: decision !== null && 'points' in decision ? 1 : 0,
      decisions: decision === null ? 0 : 1,
      created_at: new Date(at).toISOString(),
    })),
    ['id', 'url', 'title'],
  );
  const byKey = new Map(added.map(({ id, url, title }) => [url ?? title, id]));
  const idOf = ({ key }: { key: string }) => byKey.get(key)!;
  await insertPreviews(trx, rows.slice(0, crowdSubmissions.length).map(idOf), now);

  const entries: PastEntry[] = [];
  const news: PastNews[] = [];
  for (const row of rows) {
    const { username, type, decision, decidedAt: at } = row;
    if (decision === null) continue;
    const about = { id: idOf(row), userId: ids.get(username)!, type, number: 1, decisions: 1 };
    if ('points' in decision) {
      entries.push({ ...toEntry(about, decision.points, adminId), at: new Date(at).toISOString() });
      news.push({ ...toNews(about, adminId, { kind: 'submission-accepted', points: decision.points }), at });
    } else news.push({ ...toNews(about, adminId, { kind: 'submission-rejected', reason: decision.reason }), at });
    const text = 'post' in row ? crowdAppeals[row.post.text] : undefined;
    if (text !== undefined)
      await appealSubmission(trx, { userId: about.userId, submissionId: about.id, text }, new Date(at + 9 * HOUR));
  }
  return { entries, news };
}

/** Registers the posts as submitted, and fills their previews as checks would, so that the first visitor sees them. */
async function insertPreviews(trx: Transaction<DB>, ids: number[], now: number): Promise<void> {
  await insertRows(
    trx,
    'submitted_content',
    crowdSubmissions.map(({ type, id }, index) => {
      const platform = platforms[type];
      return { platform, content_id: contentKey({ platform, id }), submission_id: ids[index] };
    }),
  );
  await insertRows(
    trx,
    'post_preview',
    crowdSubmissions.map(({ type, id }, index) => {
      const platform = platforms[type];
      const [width, height] = platform === 'x' ? [null, null] : sizes[platform];
      return {
        submission_id: ids[index],
        state: 'ready',
        ...readPreview(platform, demoDetails(platform, id)),
        image: platform === 'x' ? null : imageKey('video', index),
        image_width: width,
        image_height: height,
        next_check_at: new Date(now + 7 * DAY).toISOString(),
      };
    }),
  );
}
