import { isShortLink, readEmbedCode, readPostUrl, type Platform, type PlatformPost } from '../content/platforms.ts';
import * as queries from '../content/queries.sql.ts';
import * as submissions from '../content/submissions.ts';
import * as bulk from '../content/bulkDecisions.ts';
import { claimSubmission as claim } from '../content/claims.ts';
import * as usualPoints from '../content/usualPoints.ts';
import { withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { itemsPagingOf } from '../contract/paging.ts';
import { invalidField, Problem } from '../contract/problem.ts';
import { ServiceError } from '../outside/service.ts';
import { claimUpload, prepareUploads, settleImages } from '../images/uploads.ts';

export const submitTweet: Handler<'submitTweet'> = (context) => submitUrl(context, 'tweet', 'x');
export const submitTiktok: Handler<'submitTiktok'> = (context) => submitUrl(context, 'tiktok', 'tiktok');
export const submitYoutube: Handler<'submitYoutube'> = (context) => submitUrl(context, 'youtube', 'youtube');

export const submitEmbedCode: Handler<'submitEmbedCode'> = async (context) => {
  const post = readEmbedCode(context.body.embedCode);
  if (!post) throw invalidField('/body/embedCode', 'wrong-format', 'must embed a post of X, TikTok or YouTube');
  return submitPost(context, 'embed', post);
};

export const submitMeme: Handler<'submitMeme'> = async (context) => {
  const { member, body, clock } = context;
  const prepared = await prepareUploads(context, member.id, [body.image], { square: false });
  const reply = await once(context, async (trx) => {
    await claimUpload(trx, prepared, member.id, body.image);
    const meme = { userId: member.id, type: 'meme', image: body.image, title: body.title } as const;
    const id = await submissions.insertSubmission(trx, meme, clock());
    return (await queries.getSubmission(trx, id))!;
  });
  await settleImages(context, { claimed: [body.image], dropped: [] });
  return reply;
};

export const listOwnSubmissions: Handler<'listOwnSubmissions'> = async ({ db, member, query }) =>
  queries.listOwnSubmissions(db, member.id, itemsPagingOf(query));

export const listOwnEmbedCodes: Handler<'listOwnEmbedCodes'> = async ({ db, member, query }) =>
  queries.listOwnSubmissions(db, member.id, itemsPagingOf(query), 'embed');

export const listEmbedCodes: Handler<'listEmbedCodes'> = async ({ db, query }) =>
  queries.listPosts(db, ['embed', 'tweet'], itemsPagingOf(query));

export const listTiktokPosts: Handler<'listTiktokPosts'> = async ({ db, query }) =>
  queries.listPosts(db, ['tiktok'], itemsPagingOf(query));

export const listYoutubePosts: Handler<'listYoutubePosts'> = async ({ db, query }) =>
  queries.listPosts(db, ['youtube'], itemsPagingOf(query));

export const listMemes: Handler<'listMemes'> = async ({ db, query }) =>
  queries.listPosts(db, ['meme'], itemsPagingOf(query));

export const listSubmissions: Handler<'listSubmissions'> = async ({ db, query, clock }) =>
  queries.listSubmissions(db, { ...query, ...itemsPagingOf(query) }, clock());

export const acceptSubmission: Handler<'acceptSubmission'> = async (context) => {
  const { member, body, clock } = context;
  const { submissionId, points, message } = body;
  return once(context, async (trx) => {
    await submissions.acceptSubmission(trx, { submissionId, actorId: member.id, message }, points, clock());
    return JsonText.of({ submissionId, status: 'Accepted' as const, points, reason: null });
  });
};

export const rejectSubmission: Handler<'rejectSubmission'> = async (context) => {
  const { member, body, clock } = context;
  const { submissionId, reason, message } = body;
  return once(context, async (trx) => {
    await submissions.rejectSubmission(trx, { submissionId, actorId: member.id, message }, reason, clock());
    return JsonText.of({ submissionId, status: 'Rejected' as const, points: null, reason });
  });
};

export const reopenSubmission: Handler<'reopenSubmission'> = async (context) => {
  const { member, body, clock } = context;
  const { submissionId, status } = body;
  return once(context, async (trx) => {
    await submissions.reopenSubmission(trx, { submissionId, actorId: member.id }, status, clock());
    return JsonText.of({ submissionId, status: 'In Review' as const, points: null, reason: null });
  });
};

export const acceptAllSubmissions: Handler<'acceptAllSubmissions'> = async (context) => {
  const { member, query, clock } = context;
  const now = clock();
  // Without a time, all submissions in review are accepted.
  const before = query.submittedBefore ? new Date(query.submittedBefore) : new Date(now.getTime() + 1);
  const { points } = query;
  return once(context, async (trx) => {
    const accepted = await submissions.acceptAllSubmissions(trx, { actorId: member.id, points, before }, now);
    return JsonText.of({ accepted, points });
  });
};

export const acceptSubmissions: Handler<'acceptSubmissions'> = async (context) => {
  const { member, body, clock } = context;
  const { points, ...selection } = body;
  return once(context, async (trx) =>
    JsonText.of(await bulk.acceptSubmissions(trx, { ...selection, actorId: member.id }, points, clock())),
  );
};

export const rejectSubmissions: Handler<'rejectSubmissions'> = async (context) => {
  const { member, body, clock } = context;
  const { reason, ...selection } = body;
  return once(context, async (trx) =>
    JsonText.of(await bulk.rejectSubmissions(trx, { ...selection, actorId: member.id }, reason, clock())),
  );
};

export const claimSubmission: Handler<'claimSubmission'> = async ({ db, member, params, clock }) =>
  withRetry(db, (trx) => claim(trx, params.id, member.id, clock()));

export const getUsualPoints: Handler<'getUsualPoints'> = async ({ db }) => usualPoints.getUsualPoints(db);

export const setUsualPoints: Handler<'setUsualPoints'> = async ({ db, body }) =>
  withRetry(db, async (trx) => {
    await usualPoints.setUsualPoints(trx, body);
    return usualPoints.getUsualPoints(trx);
  });

export const withdrawSubmission: Handler<'withdrawSubmission'> = async (context) => {
  const { db, member, params } = context;
  const image = await withRetry(db, (trx) => submissions.withdrawSubmission(trx, params.id, member.id));
  await settleImages(context, { claimed: [], dropped: image ? [image] : [] });
};

export const deletePost: Handler<'deletePost'> = async (context) => {
  const { db, query } = context;
  const image = await withRetry(db, (trx) => submissions.deleteSubmission(trx, query.postId));
  await settleImages(context, { claimed: [], dropped: image ? [image] : [] });
};

export const deleteEmbedCode: Handler<'deleteEmbedCode'> = async (context) => {
  const { db, query } = context;
  const image = await withRetry(db, (trx) => submissions.deleteSubmission(trx, query.id, 'embed'));
  await settleImages(context, { claimed: [], dropped: image ? [image] : [] });
};

/** Seconds after which a short link that could not be followed may be submitted again. */
const LINK_RETRY = 30;

type Submit = 'submitTweet' | 'submitTiktok' | 'submitYoutube' | 'submitEmbedCode';

async function submitUrl(
  context: HandlerContext<Exclude<Submit, 'submitEmbedCode'>>,
  type: 'tweet' | 'tiktok' | 'youtube',
  platform: Platform,
) {
  const post = await findPost(context, platform);
  if (post?.platform !== platform) throw invalidField('/body/url', 'wrong-format', `must be the address of a ${type}`);
  return submitPost(context, type, post);
}

/** Finds the post at an address. TikTok's short links are resolved first, before any locks are taken. */
async function findPost(
  { body: { url }, services: { shortLinks } }: HandlerContext<Exclude<Submit, 'submitEmbedCode'>>,
  platform: Platform,
): Promise<PlatformPost | undefined> {
  if (platform !== 'tiktok' || !isShortLink(url)) return readPostUrl(url);
  const address = await shortLinks
    .follow(url, (address) => readPostUrl(address) !== undefined)
    .catch((error: unknown) => {
      throw error instanceof ServiceError ? Problem.causedBy(error, 'link-unavailable', LINK_RETRY) : error;
    });
  return address === undefined ? undefined : readPostUrl(address);
}

function submitPost<Id extends Submit>(
  context: HandlerContext<Id>,
  type: 'tweet' | 'tiktok' | 'youtube' | 'embed',
  post: PlatformPost,
) {
  const { member, clock } = context;
  return once(context, async (trx) => {
    const id = await submissions.insertSubmission(trx, { userId: member.id, type, post }, clock());
    return (await queries.getSubmission(trx, id))! as never;
  });
}
