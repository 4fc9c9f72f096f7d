import type { components } from '@pwr-community/api/schema';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { appealQuest, appealSubmission, upholdAppeal } from '../appeals/appeals.ts';
import { createComment } from '../comments/comments.ts';
import { editComment } from '../comments/edits.ts';
import { readPostUrl, type PlatformPost } from '../content/platforms.ts';
import { readPreview } from '../content/previewText.ts';
import { acceptSubmission, insertSubmission, rejectSubmission } from '../content/submissions.ts';
import { withRetry } from '../db/withRetry.ts';
import { friend, notify } from '../notifications/notify.ts';
import { saveSettings } from '../notifications/settings.ts';
import { completeQuest } from '../quests/complete.ts';
import type { ProofContext } from '../quests/proofs.ts';
import { moveTo, recordAction, tellDecision } from '../quests/progress.ts';
import { findQuest, insertQuest } from '../quests/quests.ts';
import { insertQuiz } from '../quizzes/importQuizzes.ts';
import { ensureReferralCode } from '../referrals/referrals.ts';
import { claimSeed } from './claimSeed.ts';
import { members, type DemoUsername } from './content.ts';
import { insertBonuses, insertPast, insertQuizzes } from './pastPoints.ts';
import { demoDetails, pictureOf } from './posts.ts';
import { quests } from './quests.ts';
import { quiz } from './quiz.ts';
import { insertReports } from './reports.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Members' past activity: positions of completed quests, numbers of days with bonuses and quizzes up to yesterday, and
 * right answers per quiz.
 */
const deeds: Partial<Record<DemoUsername, { quests: number[]; bonuses: number; quizzes: number; right: number }>> = {
  'demo-member': { quests: [0, 5], bonuses: 2, quizzes: 3, right: 4 },
  nova: { quests: [0, 1, 2, 3, 4, 5, 6, 7], bonuses: 9, quizzes: 4, right: 5 },
  emre: { quests: [0, 2, 3, 5, 7], bonuses: 6, quizzes: 3, right: 4 },
  lucia: { quests: [0, 1, 5], bonuses: 4, quizzes: 0, right: 0 },
  ilya: { quests: [0, 2, 3, 4, 6], bonuses: 7, quizzes: 3, right: 5 },
  meilin: { quests: [0, 1, 2, 3, 5], bonuses: 3, quizzes: 1, right: 3 },
  kwame: { quests: [0, 4, 5], bonuses: 5, quizzes: 1, right: 2 },
  priya: { quests: [0, 1, 3, 6], bonuses: 1, quizzes: 0, right: 0 },
  tomas: { quests: [5], bonuses: 2, quizzes: 0, right: 0 },
  layla: { quests: [0, 2, 5], bonuses: 4, quizzes: 0, right: 0 },
};

const interests: Partial<Record<DemoUsername, components['schemas']['Interest'][]>> = {
  'demo-member': ['DeFi', 'Memes'],
  nova: ['Developer', 'Governance', 'DeFi'],
  emre: ['Trading', 'GameFi'],
  ilya: ['Researcher', 'Auditor'],
  meilin: ['Designer', 'NFTs', 'Community'],
  kwame: ['Community'],
};

/** Pairs of inviter and invited member. */
const invitations: [DemoUsername, DemoUsername][] = [
  ['demo-member', 'emre'],
  ['demo-member', 'lucia'],
  ['nova', 'ilya'],
  ['demo-admin', 'kwame'],
];

type SeedContext = Pick<AppContext, 'db' | 'files' | 'clock'> & ProofContext;

type Decision = { points: number } | { reason: components['schemas']['RejectionReason'] } | null;

/** Submitted posts: member, type, URL, and decision (null while in review). */
const posts: [DemoUsername, 'tweet' | 'tiktok' | 'youtube' | 'embed', string, Decision][] = [
  ['demo-member', 'tweet', 'https://x.com/demo/status/1961234567890120001', { points: 150 }],
  ['demo-member', 'youtube', 'https://www.youtube.com/watch?v=demo0000010', { reason: 'low-quality' }],
  ['demo-member', 'tiktok', 'https://www.tiktok.com/@demo/video/7300000000000000001', null],
  ['priya', 'tweet', 'https://x.com/priya_demo/status/1961234567890120006', { reason: 'low-quality' }],
  ['finn', 'youtube', 'https://www.youtube.com/watch?v=demo0000040', { reason: 'spam-content' }],
  ['nova', 'tweet', 'https://x.com/nova_demo/status/1961234567890120002', { points: 200 }],
  ['nova', 'youtube', 'https://www.youtube.com/watch?v=demo0000020', { points: 250 }],
  ['emre', 'tiktok', 'https://www.tiktok.com/@emre/video/7300000000000000002', { points: 100 }],
  ['meilin', 'embed', 'https://www.youtube.com/watch?v=demo0000030', { points: 150 }],
  ['kwame', 'tweet', 'https://x.com/kwame_demo/status/1961234567890120003', null],
  ['layla', 'tweet', 'https://x.com/layla_demo/status/1961234567890120004', { reason: 'duplicate' }],
  ['ilya', 'embed', 'https://x.com/ilya_demo/status/1961234567890120005', null],
];

/** Appeals against rejections, by the submission's URL: the member's text and, if decided, the admin's answer. */
const appeals: Record<string, { text: string; answer?: string }> = {
  'https://www.youtube.com/watch?v=demo0000010': {
    text: 'The sound is quiet only in the first minute. After that I go through each step and show the commands.',
    answer: 'The steps are for an older version. Record them with the current one, and we’ll gladly look again.',
  },
  'https://x.com/layla_demo/status/1961234567890120004': {
    text: 'نشرت قبل الآخرين بيومين، ويمكنكم مقارنة التاريخ.',
  },
  'https://x.com/priya_demo/status/1961234567890120006': {
    text: 'It is a thread of nine posts, and only the first one was looked at. The figures are in posts 3 to 7.',
  },
  'https://www.youtube.com/watch?v=demo0000040': {
    text: 'There is no advertising in it. The logo at the end is my own channel’s.',
  },
};

const memes: [DemoUsername, string, Decision][] = [
  ['lucia', 'A mosaic that says gm', { points: 100 }],
  ['tomas', 'Blue, and slightly bluer', { points: 50 }],
  ['finn', 'Two windows and a wallet', null],
];

/** Recent comments on a creator's latest project: author, creator, text, and the text before an edit. */
const news: [DemoUsername, DemoUsername, string, string?][] = [
  [
    'nova',
    'demo-member',
    'I replayed the crash of last May, and my curve would have held. Can I share a run?',
    'I replayed the crash of last Mai, and my curve held.',
  ],
  ['priya', 'demo-admin', 'The light client caught a wrong header on my first try. How long does a withdrawal take?'],
];

/**
 * Adds quests, a quiz, and members' activity up to yesterday, so that today's bonus and quiz are still available. Does
 * nothing if the quiz already exists.
 */
export async function seedCommunity(context: SeedContext): Promise<void> {
  const { db, files, clock } = context;
  const seeded = await db.selectFrom('quiz').select('id').where('key', '=', quiz.key).executeTakeFirst();
  if (seeded) return;
  const { drawPicture, drawVideo } = await import('./drawing.ts');
  const image = (index: number) => `00000000-0000-4000-8002-${String(index).padStart(12, '0')}.png`;
  for (const index of memes.keys()) await files.put('media', image(index), await drawPicture(index + 40));
  const thumbnails = new Map<string, Thumbnail>();
  for (const [, , url] of posts) {
    const { platform, id } = readPostUrl(url)!;
    if (platform === 'x') continue;
    const drawn = drawVideo(platform, pictureOf(id)).webp({ quality: 80 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const key = `00000000-0000-4000-8003-${String(thumbnails.size).padStart(12, '0')}.webp`;
    thumbnails.set(id, { image: key, image_width: info.width, image_height: info.height });
    await files.put('media', key, data);
  }

  const today = Math.floor(clock().getTime() / DAY) * DAY;
  const ago = (days: number, hour = 9) => new Date(today - days * DAY + hour * HOUR);

  await withRetry(db, async (trx) => {
    if (!(await claimSeed(trx, 'community'))) return;
    const names = members.map(({ username }) => username);
    const rows = await trx.selectFrom('app_user').select(['id', 'username']).where('username', 'in', names).execute();
    const ids = new Map(rows.map(({ id, username }) => [username as DemoUsername, id]));
    const adminId = ids.get('demo-admin')!;

    for (const [username, userId] of ids) {
      await ensureReferralCode(trx, userId);
      const tags = interests[username];
      if (tags) await trx.updateTable('app_user').set({ interests: tags }).where('id', '=', userId).execute();
    }
    for (const [by, invited] of invitations) {
      const [inviterId, invitedId] = [ids.get(by)!, ids.get(invited)!];
      await trx.updateTable('app_user').set({ referred_by: inviterId }).where('id', '=', invitedId).execute();
      await notify(trx, [friend(inviterId, invitedId, 'friend-joined')], ago(5));
    }

    const questIds = await insertQuests(trx, ago);
    await insertQuiz(trx, quiz, ago(90));
    for (const [username, { quests }] of Object.entries(deeds)) {
      const userId = ids.get(username as DemoUsername)!;
      for (const [place, index] of quests.entries()) {
        const quest = await findQuest(trx, questIds[index]!);
        await completeQuest(context, trx, userId, quest, ago(quests.length - place + 1, 10), { force: true });
      }
    }
    const lives = Object.entries(deeds).map(([username, { bonuses, quizzes, right }]) => ({
      userId: ids.get(username as DemoUsername)!,
      bonuses: lastDays(bonuses).map((days) => ago(days + 1, 8).getTime()),
      quizzes: lastDays(quizzes).map((days) => ({ at: ago(days, 12).getTime(), right })),
    }));
    await insertPast(trx, [...(await insertBonuses(trx, lives)), ...(await insertQuizzes(trx, lives))], clock());
    await leaveOpen(trx, ids, questIds, ago);
    await submitContent(trx, ids, adminId, { image, thumbnails }, ago);
    await discuss(trx, ids, ago);
    await insertReports(trx, ids, ago(3));
    await subscribe(trx, ids.get('nova')!, ago(7));
    await trx.updateTable('notification').set({ is_unread: false }).where('created_at', '<', ago(7)).execute();
  });
}

type Ago = (days: number, hour?: number) => Date;

async function insertQuests(trx: Transaction<DB>, ago: Ago): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, { opensIn, closesIn, ...quest }] of quests.entries()) {
    const window = {
      ...(opensIn && { startsAt: ago(-opensIn).toISOString() }),
      ...(closesIn && { endsAt: ago(-closesIn).toISOString() }),
    };
    ids.push(await insertQuest(trx, { ...quest, ...window, order: index + 1 }, ago(90)));
  }
  return ids;
}

/** Returns the last `count` days as numbers of days ago, ending with yesterday. */
const lastDays = (count: number) => Array.from({ length: count }, (_, n) => count - n);

/** Adds progress on quests that awaits a member or an admin: started, verified, in review and appealed. */
async function leaveOpen(trx: Transaction<DB>, ids: Map<DemoUsername, number>, questIds: number[], ago: Ago) {
  const member = ids.get('demo-member')!;
  await recordAction(trx, member, questIds[1]!, 'start');
  const verified = await moveTo(trx, member, questIds[7]!, 'verified', { requested_at: ago(1) });
  await tellDecision(trx, verified, ids.get('demo-admin')!, ago(1, 12));
  const guide = { requested_at: ago(2), proof_url: 'https://example.org/guide', proof_text: 'A first draft.' };
  await moveTo(trx, member, questIds[6]!, 'in_review', guide);
  await moveTo(trx, ids.get('kwame')!, questIds[6]!, 'in_review', { ...guide, requested_at: ago(3) });
  const refusal = {
    requested_at: ago(4),
    reason: 'The link is empty.',
    decided_by: ids.get('demo-admin')!,
    decided_at: ago(3),
  };
  const refused = await moveTo(trx, ids.get('layla')!, questIds[6]!, 'failed', refusal);
  await tellDecision(trx, refused, ids.get('demo-admin')!, ago(3));
  const layla = { userId: ids.get('layla')!, questId: questIds[6]! };
  await appealQuest(trx, { ...layla, text: 'I’ve fixed the link. The guide is complete now.' }, ago(2));
}

/**
 * Adds recent comments on the latest projects of the accounts that visitors sign in to, so that they have
 * notifications.
 */
async function discuss(trx: Transaction<DB>, ids: Map<DemoUsername, number>, ago: Ago): Promise<void> {
  for (const [by, creator, body, before] of news) {
    const { id } = await trx
      .selectFrom('project')
      .select('id')
      .where('creator_id', '=', ids.get(creator)!)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const userId = ids.get(by)!;
    const comment = { userId, projectId: id, parentId: null, body: before ?? body, language: 'en' as const };
    const commentId = await createComment(trx, comment, ago(1));
    const minutesLater = new Date(ago(1).getTime() + HOUR / 15);
    if (before) await editComment(trx, { id: commentId, version: 1, body, language: 'en' }, userId, minutesLater);
  }
}

/** The columns of a drawn thumbnail. */
interface Thumbnail {
  image: string;
  image_width: number;
  image_height: number;
}

/** Fills a post's preview as a check would, so that the first visitor sees it. */
async function fillPreview(
  trx: Transaction<DB>,
  submissionId: number,
  { platform, id }: PlatformPost,
  thumbnails: Map<string, Thumbnail>,
  ago: Ago,
): Promise<void> {
  const text = readPreview(platform, demoDetails(platform, id));
  await trx
    .updateTable('post_preview')
    .set({ state: 'ready', ...text, ...thumbnails.get(id), next_check_at: ago(-7) })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Subscribes a member to the daily email, so that the server sends one after its first start. */
async function subscribe(trx: Transaction<DB>, userId: number, since: Date): Promise<void> {
  await trx.updateTable('app_user').set({ email: 'nova@community.example' }).where('id', '=', userId).execute();
  const kinds = (['comment', 'reply', 'friend-joined'] as const).map((kind) => ({ kind, inApp: true, byEmail: true }));
  await saveSettings(trx, userId, kinds, 'en', since);
}

async function submitContent(
  trx: Transaction<DB>,
  ids: Map<DemoUsername, number>,
  adminId: number,
  { image, thumbnails }: { image: (index: number) => string; thumbnails: Map<string, Thumbnail> },
  ago: Ago,
): Promise<void> {
  const settle = async (submissionId: number, decision: Decision, now: Date) => {
    if (!decision) return;
    const by = { submissionId, actorId: adminId };
    if ('points' in decision) await acceptSubmission(trx, by, decision.points, now);
    else await rejectSubmission(trx, by, decision.reason, now);
  };
  for (const [index, [username, type, url, decision]] of posts.entries()) {
    const submission = { userId: ids.get(username)!, type, post: readPostUrl(url)! };
    const submissionId = await insertSubmission(trx, submission, ago(12 - index));
    await fillPreview(trx, submissionId, submission.post, thumbnails, ago);
    await settle(submissionId, decision, ago(12 - index, 15));
    const appeal = appeals[url];
    if (!appeal) continue;
    const { userId } = submission;
    const { id } = await appealSubmission(trx, { userId, submissionId, text: appeal.text }, ago(11 - index));
    if (appeal.answer) await upholdAppeal(trx, { appealId: id, actorId: adminId }, appeal.answer, ago(10 - index));
  }
  for (const [index, [username, title, decision]] of memes.entries()) {
    const meme = { userId: ids.get(username)!, type: 'meme', image: image(index), title } as const;
    await settle(await insertSubmission(trx, meme, ago(6 - index)), decision, ago(6 - index, 16));
  }
}
