import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { makeThumbnail } from '../images/thumbnail.ts';
import type { PostDetails } from '../outside/oEmbed.ts';
import { ServiceError } from '../outside/service.ts';
import type { Platform } from './platforms.ts';
import { readPreview, type PreviewText } from './previewText.ts';

/** Maximum number of posts that one run checks. */
const BATCH = 40;

/** Number of posts that are checked concurrently. */
const AT_ONCE = 4;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lease on posts that are being checked, in ms: longer than a batch takes if every request times out. */
const LEASE = 10 * MINUTE;

/** Time between checks of a post that was found, in ms. Also the maximum wait after failures. */
const RECHECK = 7 * DAY;

/** Time for which a post must be missing before it counts as gone, in ms. */
const ABSENCE = DAY;

type PreviewContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'services'>;

/** A post to check. */
interface Due {
  id: number;
  platform: Platform;
  url: string;
  /** Key of the thumbnail, which is fetched only once; null until then. */
  image: string | null;
  failures: number;
  missingSince: Date | null;
  /** End of this process's lease. */
  lease: Date;
}

/** Stores an empty preview for a new submission; {@link refreshPreviews} fills it. */
export const insertPreview = (trx: Transaction<DB>, submissionId: number, now: Date) =>
  trx.insertInto('post_preview').values({ submission_id: submissionId, next_check_at: now }).execute();

/**
 * Refreshes due previews with data from the posts' platforms. Several processes may run this concurrently.
 * @param signal ends the run early; posts that were not checked become due again when their lease ends
 * @returns the number of leased posts
 */
export async function refreshPreviews(context: PreviewContext, signal?: AbortSignal): Promise<number> {
  const due = await claimDue(context);
  const queue = due.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const post of queue) {
        if (signal?.aborted) return;
        await check(context, post);
      }
    }),
  );
  return due.length;
}

/** Leases due posts to this process, the most overdue first. */
async function claimDue({ db, clock }: PreviewContext): Promise<Due[]> {
  const now = clock();
  const lease = new Date(now.getTime() + LEASE);
  const claimed = await db
    // Materialized, so that it runs only once and locks no more than the batch.
    .with(
      (cte) => cte('due').materialized(),
      (eb) =>
        eb
          .selectFrom('post_preview')
          .select('submission_id')
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('post_preview as v')
    .from('due')
    .innerJoin('submission as s', 's.id', 'due.submission_id')
    .set({ next_check_at: lease })
    .whereRef('v.submission_id', '=', 'due.submission_id')
    .returning(['s.id', 's.platform', 's.url', 'v.image', 'v.failures', 'v.missing_since'])
    .execute();
  return claimed.map(({ id, platform, url, image, failures, missing_since }) => ({
    id,
    platform: platform as Platform,
    url: url!,
    image,
    failures,
    missingSince: missing_since,
    lease,
  }));
}

async function check(context: PreviewContext, post: Due): Promise<void> {
  const { services, clock } = context;
  const details = await services.oEmbed?.find(post.platform, post.url).catch(onlyFailures);
  if (details === 'missing') return settle(context, post, absent(post, clock()));
  if (!details) return settle(context, post, later(post, clock()));
  const text = readPreview(post.platform, details);
  const picture = await takePicture(context, post, details);
  const image = picture === 'failed' ? {} : picture;
  const isShown = Object.values({ ...text, ...image, kept: post.image }).some((value) => value !== null);
  await settle(context, post, {
    state: isShown ? 'ready' : 'none',
    ...text,
    ...image,
    missing_since: null,
    isGone: false,
    ...(picture === 'failed' ? later(post, clock()) : found(clock())),
  });
}

/** Changes that a check makes. Absent fields keep their values. */
interface Outcome extends Partial<PreviewText>, Partial<Image> {
  state?: 'ready' | 'none';
  failures: number;
  next_check_at: Date;
  missing_since?: Date | null;
  /** True if the post is gone and leaves the feed, false if it was found; absent to change nothing. */
  isGone?: boolean;
}

const found = (now: Date) => ({ failures: 0, next_check_at: new Date(now.getTime() + RECHECK) });

/**
 * Backs off after a failure, which doesn't mean that the post is gone. Each wait is four times as long as the last one,
 * up to {@link RECHECK}.
 */
const later = ({ failures }: Due, now: Date) => ({
  failures: failures + 1,
  next_check_at: new Date(now.getTime() + Math.min(RECHECK, MINUTE * 4 ** Math.min(failures, 10))),
});

/** Returns the outcome for a missing post, which counts as gone only {@link ABSENCE} after a check first missed it. */
function absent({ missingSince }: Due, now: Date): Outcome {
  const since = missingSince ?? now;
  const goneFrom = since.getTime() + ABSENCE;
  if (now.getTime() >= goneFrom) return { ...found(now), isGone: true };
  return { failures: 0, missing_since: since, next_check_at: new Date(goneFrom) };
}

/** Stores the outcome. If the submission is deleted or the lease has ended, deletes the new thumbnail instead. */
async function settle({ db, clock, files }: PreviewContext, post: Due, outcome: Outcome): Promise<void> {
  const { isGone, state, ...columns } = outcome;
  const isStored = await withRetry(db, async (trx) => {
    // Locks rows in the same order as a withdrawal, so that the two can't deadlock.
    const submission = await trx
      .selectFrom('submission')
      .select('gone_at')
      .where('id', '=', post.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!submission) return false;
    const stored = await trx
      .updateTable('post_preview')
      .set((eb) => ({
        ...columns,
        // The first check ends the pending state, whatever its outcome.
        state: state ?? eb.case().when('state', '=', 'pending').then('none').else(eb.ref('state')).end(),
      }))
      .where('submission_id', '=', post.id)
      .where('next_check_at', '=', post.lease)
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) return false;
    if (isGone !== undefined && isGone !== (submission.gone_at !== null))
      await trx
        .updateTable('submission')
        .set({ gone_at: isGone ? clock() : null })
        .where('id', '=', post.id)
        .execute();
    return true;
  });
  if (!isStored && outcome.image) await files.remove('media', outcome.image);
}

/** The columns of a thumbnail. */
interface Image {
  image: string;
  image_width: number;
  image_height: number;
}

/**
 * Fetches and stores the thumbnail, unless one is already stored.
 * @returns the columns to change: none if there is no usable new picture, `failed` if a retry may succeed
 */
async function takePicture(
  { files, services }: PreviewContext,
  { image }: Due,
  { thumbnailUrl }: PostDetails,
): Promise<Partial<Image> | 'failed'> {
  if (image !== null || thumbnailUrl === undefined || !URL.canParse(thumbnailUrl)) return {};
  const file = await services.oEmbed!.picture(thumbnailUrl).catch(onlyFailures);
  if (!file) return 'failed';
  try {
    const { bytes, width, height } = await makeThumbnail(file);
    const key = `${randomUUID()}.webp`;
    await files.put('media', key, bytes);
    return { image: key, image_width: width, image_height: height };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A status of 500 or more means that the machine or the storage is busy. Otherwise, the file isn't a usable
    // picture.
    return error.status >= 500 ? 'failed' : {};
  }
}

/** Ignores service failures, which are expected, and rethrows all other errors. */
function onlyFailures(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error;
}
