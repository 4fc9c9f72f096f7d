import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maintain } from '../src/maintenance.ts';
import { createTestApp, useTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, expectBooksBalance, fire, picture, pointsOf, upload } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let admin: { id: number; token: string };
let members = 0;
let posts = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { role: 'Admin' });
});
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

const newMember = () => test.member(`member-${++members}`);
const tweetUrl = () => `https://x.com/nova/status/${1000 + ++posts}`;
const submit = (token: string, platform: 'twitter' | 'tiktok' | 'youtube', url: string, headers = {}) =>
  test.call('POST', `/api/user/${platform}SubmitEmbedURL`, { token, json: { url }, headers });
const submitEmbed = (token: string, embedCode: string) =>
  test.call('POST', '/api/user/embedcode', { token, json: { embedCode } });
const meme = async (token: string, bytes: Buffer) => {
  const { key } = await upload(test, token, bytes);
  return test.call('POST', '/api/user/submitMeme', { token, json: { image: key, title: 'Finality' } });
};
const decide = (path: string, json: object) => test.call('POST', `/api/admin/${path}`, { token: admin.token, json });
const accept = (submissionId: number, points = 150) => decide('acceptSubmission', { submissionId, points });
const reject = (submissionId: number, reason = 'low-quality') => decide('rejectSubmission', { submissionId, reason });
const reopen = (submissionId: number, status?: 'Accepted' | 'Rejected') =>
  decide('reopenSubmission', { submissionId, ...(status && { status }) });
const acceptAll = (points: number, before?: Date) =>
  test.call(
    'POST',
    `/api/admin/acceptAllSubmissions?points=${points}${before ? `&submittedBefore=${before.toISOString()}` : ''}`,
    {
      token: admin.token,
    },
  );
const review = async (query = '') =>
  (await test.call('GET', `/api/admin/contentSubmissions${query}`, { token: admin.token })).body;

/** Submits a post as a member. @returns the submission's id */
const submitted = async (token: string) => (await submit(token, 'twitter', tweetUrl())).body.submissionId as number;

describe('a post', () => {
  it.each([
    ['twitter', 'https://twitter.com/nova/status/42?s=20', 'https://x.com/nova/status/42'],
    ['twitter', 'https://mobile.x.com/nova/status/43', 'https://x.com/nova/status/43'],
    ['tiktok', 'https://www.tiktok.com/@nova.lin/video/44?lang=en', 'https://www.tiktok.com/@nova.lin/video/44'],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ?t=4', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://m.youtube.com/shorts/aaaaaaaaaaa', 'https://www.youtube.com/watch?v=aaaaaaaaaaa'],
  ] as const)('of %s at %s is kept in one form', async (platform, url, kept) => {
    const { token } = await newMember();
    const { status, body } = await submit(token, platform, url);
    expect([status, body.url, body.status]).toEqual([201, kept, 'In Review']);
    expect(body.embedCode).toContain(`src="${body.embedUrl}" sandbox=`);
  });

  it.each([
    ['twitter', 'https://www.youtube.com/watch?v=bbbbbbbbbbb'],
    ['twitter', 'https://x.com/nova'],
    ['twitter', 'https://x.com.evil.example/nova/status/1'],
    ['twitter', 'https://x.com/nova/status/1abc'],
    ['twitter', 'https://user:password@x.com/nova/status/1'],
    ['tiktok', 'https://vm.tiktok.com.evil.example/ZMabc'],
    ['youtube', 'https://www.youtube.com/watch?v=too-short'],
    ['youtube', 'javascript:alert(1)'],
  ] as const)('of %s is not at %s', async (platform, url) => {
    const { status, body } = await submit((await newMember()).token, platform, url);
    expect([status, body.errors[0].path]).toEqual([400, '/body/url']);
  });

  it('can be submitted only once, by any member, even concurrently', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const url = tweetUrl();
    expect(await fire(() => submit(one.token, 'twitter', url))).toEqual({ 201: 1, 409: AT_ONCE - 1 });
    expect((await submit(other.token, 'twitter', url.replace('nova', 'other'))).body.code).toBe('already-submitted');
    const submitAgain = [
      () => submit(other.token, 'tiktok', 'https://www.tiktok.com/@nova/video/45'),
      () => submit(other.token, 'youtube', 'https://youtu.be/eeeeeeeeeee'),
      () => submitEmbed(other.token, '<iframe src="https://www.youtube.com/embed/fffffffffff"></iframe>'),
    ];
    for (const again of submitAgain) {
      expect((await again()).status).toBe(201);
      const { status, body } = await again();
      expect([status, body.code]).toEqual([409, 'already-submitted']);
    }
    const key = { 'idempotency-key': 'tweet-key-1' };
    const keyed = tweetUrl();
    const first = await submit(one.token, 'twitter', keyed, key);
    expect((await submit(one.token, 'twitter', keyed, key)).body).toEqual(first.body);
  });

  it('of YouTube can be submitted under only one of the four ids of its video', async () => {
    const { token } = await newMember();
    const codeOf = async (id: string) => (await submit(token, 'youtube', `https://youtu.be/${id}`)).body.code;
    expect((await submit(token, 'youtube', 'https://youtu.be/kJQP7kiw5Fk')).status).toBe(201);
    for (const id of ['kJQP7kiw5Fl', 'kJQP7kiw5Fm', 'kJQP7kiw5Fn']) expect(await codeOf(id)).toBe('already-submitted');
    const { body } = await submitEmbed(token, '<iframe src="https://www.youtube.com/embed/kJQP7kiw5Fn"></iframe>');
    expect(body.code).toBe('already-submitted');
    for (const id of ['kJQP7kiw5Fj', 'kJQP7kiw5Fo', 'kJQP7kiw5F_']) expect(await codeOf(id)).toBeUndefined();
    expect(await codeOf('kJQP7kiw5F8')).toBe('already-submitted');
  });

  it('can be submitted again after its deletion, but not after its acceptance', async () => {
    const { id, token } = await newMember();
    const again = (await newMember()).token;
    const remove = (submissionId: number) =>
      test.call('DELETE', `/api/admin/user/post?postId=${submissionId}`, { token: admin.token });
    const urls = { open: tweetUrl(), rejected: tweetUrl(), takenBack: tweetUrl(), accepted: tweetUrl() };
    const submitUrl = async (url: string) => (await submit(token, 'twitter', url)).body.submissionId as number;

    await remove(await submitUrl(urls.open));
    const rejected = await submitUrl(urls.rejected);
    await reject(rejected);
    await remove(rejected);
    const takenBack = await submitUrl(urls.takenBack);
    await accept(takenBack);
    await reopen(takenBack, 'Accepted');
    await remove(takenBack);
    const accepted = await submitUrl(urls.accepted);
    await accept(accepted);
    await remove(accepted);

    for (const url of [urls.open, urls.rejected, urls.takenBack])
      expect((await submit(again, 'twitter', url)).status).toBe(201);
    const { status, body } = await submit(again, 'twitter', urls.accepted);
    expect([status, body.code]).toEqual([409, 'already-submitted']);
    expect(await pointsOf(test, id)).toBe(150);
  });

  it('is refused from a disqualified member', async () => {
    const { id, token } = await newMember();
    const submissionId = await submitted(token);
    await test.call('POST', `/api/admin/user/disqualify?userId=${id}`, {
      token: admin.token,
      json: { reason: 'Cheating' },
    });
    const answers = [
      await submit(token, 'twitter', tweetUrl()),
      await submit(token, 'tiktok', 'https://www.tiktok.com/@nova/video/46'),
      await submit(token, 'youtube', 'https://youtu.be/ddddddddddd'),
      await submitEmbed(token, '<iframe src="https://www.youtube.com/embed/ddddddddddd"></iframe>'),
      await meme(token, await picture()),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'disqualified']);
    expect((await accept(submissionId)).body.code).toBe('member-disqualified');
    expect((await reject(submissionId)).status).toBe(200);
  });
});

describe('an embed code', () => {
  it('is stored as its post, and nothing else', async () => {
    const { token } = await newMember();
    const code = `<blockquote onclick="alert(1)"><a href="https://twitter.com/nova/status/77?ref=1">x</a></blockquote>
      <script src="https://evil.example/widget.js"></script>`;
    const { status, body } = await submitEmbed(token, code);
    expect([status, body.url]).toEqual([201, 'https://x.com/nova/status/77']);
    expect(body.embedCode).toBe(
      '<iframe src="https://platform.twitter.com/embed/Tweet.html?id=77" sandbox="allow-scripts allow-same-origin allow-popups" loading="lazy" referrerpolicy="strict-origin" allowfullscreen></iframe>',
    );
    const own = await test.call('GET', '/api/user/embedcode', { token });
    expect(own.body.submissions).toMatchObject([{ submissionId: body.submissionId, contentType: 'embed' }]);
  });

  it.each([
    '<iframe src="https://evil.example/embed/1"></iframe>',
    '<script>alert(1)</script>',
    'https://x.com/nova/status/1',
  ])('is not %s', async (code) => {
    expect((await submitEmbed((await newMember()).token, code)).body.errors).toMatchObject([
      { path: '/body/embedCode' },
    ]);
  });
});

describe('a meme', () => {
  it('has a picture of any shape, shown after acceptance and deleted with the meme', async () => {
    const { token } = await newMember();
    const { status, body } = await meme(token, await picture(200, 100));
    expect(status).toBe(201);
    await accept(body.submissionId);
    const shown = await test.call('GET', '/api/getMemes');
    expect(shown.body.posts).toMatchObject([{ title: 'Finality', imageUrl: body.imageUrl, url: null }]);
    expect((await test.app.inject({ url: body.imageUrl })).statusCode).toBe(200);
    const remove = () =>
      test.call('DELETE', `/api/admin/user/post?postId=${body.submissionId}`, { token: admin.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).body.code).toBe('submission-not-found');
    expect((await test.app.inject({ url: body.imageUrl })).statusCode).toBe(404);
  });

  it('keeps its picture when unused files are swept', async () => {
    const own = await useTestApp();
    const { token } = await own.member('ann');
    const { key } = await upload(own, token, await picture());
    const json = { image: key, title: 'Kept' };
    const { body } = await own.call('POST', '/api/user/submitMeme', { token, json });
    own.advance(Date.now() - own.clock().getTime() + 2 * DAY);
    await maintain(own);
    expect((await own.app.inject({ url: body.imageUrl })).statusCode).toBe(200);
  });

  it('needs a picture that is small enough and the member’s own', async () => {
    const { token } = await newMember();
    expect((await meme(token, await picture(1001, 10))).body.code).toBe('image-dimensions-too-large');
    expect((await meme(token, Buffer.from('no picture'))).body.code).toBe('image-invalid-type');
    const { key } = await upload(test, (await newMember()).token, await picture());
    const json = { image: key, title: 'Theirs' };
    expect((await test.call('POST', '/api/user/submitMeme', { token, json })).body.code).toBe('image-not-uploaded');
  });
});

describe('a decision', () => {
  it('accepts and awards points once, even concurrently', async () => {
    for (let round = 0; round < 3; round++) {
      const { id, token } = await newMember();
      const submissionId = await submitted(token);
      expect(await fire(() => accept(submissionId))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
      expect(await pointsOf(test, id)).toBe(150);
      const history = await test.call('GET', '/api/user/points', { token });
      expect(history.body.entries).toMatchObject([{ kind: 'submission', actor: { id: admin.id } }]);
    }
  });

  it('is either acceptance or rejection if both come concurrently', async () => {
    const { id, token } = await newMember();
    const submissionId = await submitted(token);
    await Promise.all([...Array.from({ length: 16 }, () => accept(submissionId)), reject(submissionId)]);
    const { body } = await test.call('GET', '/api/user/mySubmissions', { token });
    const [{ status, points }] = body.submissions;
    expect([status, points, await pointsOf(test, id)]).toEqual(
      status === 'Accepted' ? ['Accepted', 150, 150] : ['Rejected', null, 0],
    );
  });

  it('rejects with a reason, and can be undone', async () => {
    const { token } = await newMember();
    const submissionId = await submitted(token);
    expect((await reject(submissionId, 'because')).status).toBe(400);
    expect((await reopen(submissionId)).body.code).toBe('submission-decided');
    expect((await reject(submissionId, 'duplicate')).body).toMatchObject({ status: 'Rejected', reason: 'duplicate' });
    const mine = async () => (await test.call('GET', '/api/user/mySubmissions', { token })).body.submissions[0];
    expect(await mine()).toMatchObject({ status: 'Rejected', reason: 'duplicate' });
    expect((await accept(submissionId)).body.code).toBe('submission-decided');
    expect((await reopen(submissionId)).body.status).toBe('In Review');
    expect(await mine()).toMatchObject({ status: 'In Review', reason: null, decidedAt: null });
    expect((await accept(submissionId, -50)).body.points).toBe(-50);
    for (const answer of [await accept(4711_000), await reject(4711_000), await reopen(4711_000)])
      expect(answer.body.code).toBe('submission-not-found');
  });

  it('awards points once per acceptance, and takes them back once per undo', async () => {
    const { id, token } = await newMember();
    const submissionId = await submitted(token);
    const standing = async () => {
      const [totals] = await test.db
        .selectFrom('app_user')
        .select(['total_points', 'week_points', 'month_points'])
        .where('id', '=', id)
        .execute();
      return Object.values(totals!);
    };
    for (const points of [150, 200, 70]) {
      expect(await fire(() => accept(submissionId, points))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
      expect(await standing()).toEqual([points, points, points]);
      await expectBooksBalance(test);
      expect(await fire(() => reopen(submissionId, 'Accepted'))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
      expect(await standing()).toEqual([0, 0, 0]);
      await expectBooksBalance(test);
    }
    expect((await acceptAll(30)).status).toBe(200);
    expect(await standing()).toEqual([30, 30, 30]);
    const { entries } = (await test.call('GET', '/api/user/points', { token })).body;
    expect(entries.map(({ points }: { points: number }) => points).sort((a: number, b: number) => a - b)).toEqual([
      -200, -150, -70, 30, 70, 150, 200,
    ]);
  });

  it('takes the points back from the board and the rank, too', async () => {
    const { token } = await newMember();
    const submissionId = await submitted(token);
    const onBoard = async () => (await test.call('GET', '/api/user/leaderboard/me', { token })).body;
    const before = await onBoard();
    await accept(submissionId, 5000);
    expect(await onBoard()).not.toEqual(before);
    await reopen(submissionId);
    expect(await onBoard()).toEqual(before);
  });

  it('takes points back even below zero', async () => {
    const { id, token } = await newMember();
    const submissionId = await submitted(token);
    await accept(submissionId, -50);
    expect(await pointsOf(test, id)).toBe(-50);
    await reopen(submissionId);
    expect(await pointsOf(test, id)).toBe(0);
  });

  it('undoes only the decision that the admin saw', async () => {
    const { id, token } = await newMember();
    const submissionId = await submitted(token);
    await accept(submissionId);
    expect((await reopen(submissionId, 'Rejected')).body.code).toBe('submission-decided');
    expect(await pointsOf(test, id)).toBe(150);
    expect((await reopen(submissionId, 'Accepted')).status).toBe(200);
    expect((await reopen(submissionId)).body.code).toBe('submission-decided');
  });

  it('can be undone for a member who has been disqualified, who loses the points once', async () => {
    const { id, token } = await newMember();
    const submissionId = await submitted(token);
    await accept(submissionId);
    await test.call('POST', `/api/admin/user/disqualify?userId=${id}`, {
      token: admin.token,
      json: { reason: 'Cheating' },
    });
    expect(await fire(() => reopen(submissionId))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    expect(await pointsOf(test, id)).toBe(0);
    expect((await accept(submissionId)).body).toMatchObject({ status: 409, code: 'member-disqualified' });
    expect((await reject(submissionId)).status).toBe(200);
  });

  it('on all submissions awards points once each, and leaves later ones', async () => {
    await acceptAll(0);
    const crowd = await Promise.all([newMember(), newMember(), newMember()]);
    for (const { token } of crowd) await submitted(token);
    test.advance(1000);
    const asked = test.clock();
    const late = await newMember();
    const lateId = await submitted(late.token);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => acceptAll(70, asked)));
    const counts = answers.map(({ body }) => body.accepted as number);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    for (const { id } of crowd) expect(await pointsOf(test, id)).toBe(70);
    expect(await pointsOf(test, late.id)).toBe(0);
    expect((await acceptAll(5)).body).toEqual({ accepted: 1, points: 5 });
    expect((await accept(lateId)).body.code).toBe('submission-decided');
    expect((await test.call('POST', '/api/admin/acceptAllSubmissions', { token: admin.token })).status).toBe(400);
  });

  it('on all submissions skips those of disqualified members, as the list announces', async () => {
    await acceptAll(0);
    const [one, other] = [await newMember(), await newMember()];
    for (const { token } of [one, one]) await submitted(token);
    const left = await submitted(other.token);
    const counts = async () => {
      const { inReview, acceptable } = await review('?itemsPerPage=1&contentType=meme');
      return { inReview, acceptable };
    };
    expect(await counts()).toEqual({ inReview: 3, acceptable: 3 });
    await test.call('POST', `/api/admin/user/disqualify?userId=${other.id}`, {
      token: admin.token,
      json: { reason: 'Cheating' },
    });
    expect(await counts()).toEqual({ inReview: 3, acceptable: 2 });
    expect((await acceptAll(70)).body.accepted).toBe(2);
    expect(await counts()).toEqual({ inReview: 1, acceptable: 0 });
    expect(await pointsOf(test, other.id)).toBe(0);
    expect((await reject(left)).status).toBe(200);
  });
});

describe('lists', () => {
  it('show accepted content to everyone, by platform', async () => {
    const { token } = await newMember();
    const videos = [
      await submit(token, 'tiktok', 'https://www.tiktok.com/@nova/video/9001'),
      await submit(token, 'youtube', 'https://youtu.be/ccccccccccc'),
      await submitEmbed(token, '<iframe src="//www.youtube-nocookie.com/embed/ddddddddddd?a=1&amp;b=2"></iframe>'),
    ];
    const shown = async (path: string) =>
      (await test.call('GET', `${path}?itemsPerPage=100`)).body.posts.map(({ postId }: { postId: number }) => postId);
    const paths = ['/api/tiktokEmbedCodes', '/api/youtubeEmbedCodes', '/api/user/embedcode/all'];
    for (const [index, path] of paths.entries()) {
      const { submissionId } = videos[index]!.body;
      expect(await shown(path)).not.toContain(submissionId);
      await accept(submissionId);
      expect(await shown(path)).toContain(submissionId);
      expect((await test.call('GET', `${path}?page=-1`)).status).toBe(400);
    }
    expect((await test.call('GET', '/api/getMemes?itemsPerPage=0')).status).toBe(400);
    const remove = (id: number) =>
      test.call('DELETE', `/api/admin/user/embedcode/delete?id=${id}`, { token: admin.token });
    expect((await remove(videos[0]!.body.submissionId)).body.code).toBe('submission-not-found');
    expect((await remove(videos[2]!.body.submissionId)).status).toBe(204);
    expect((await remove(0)).status).toBe(400);
  });

  it('are filtered for review', async () => {
    await acceptAll(0);
    const { id, token } = await test.member('Reviewed_one', { name: 'Reviewed One' });
    const [first, second] = [await submitted(token), await submitted(token)];
    await reject(second);
    const ids = ({ submissions }: { submissions: { submissionId: number }[] }) =>
      submissions.map(({ submissionId }) => submissionId);
    expect(ids(await review('?status=In%20Review'))).toEqual([first]);
    expect((await review('?status=In%20Review')).inReview).toBe(1);
    expect(ids(await review('?searchTerm=ed%20one&status=Rejected'))).toEqual([second]);
    expect(ids(await review('?searchTerm=ed%20one&contentType=tweet'))).toHaveLength(2);
    expect(ids(await review('?searchTerm=ed%20one&contentType=meme'))).toEqual([]);
    expect(ids(await review(`?userId=${id}`))).toHaveLength(2);
    expect(ids(await review('?userId=4711000'))).toEqual([]);
    expect(ids(await review('?isDegen=true'))).toEqual([]);
    await test.call('POST', '/api/admin/user/degen', { token: admin.token, json: { userId: id, isDegen: true } });
    expect(ids(await review('?isDegen=true'))).toHaveLength(2);
    expect(ids(await review('?isDegen=true&itemsPerPage=1&page=1'))).toHaveLength(1);
    expect((await review('?status=Lost')).code).toBe('validation-failed');
  });

  it('of own submissions are paged, latest first', async () => {
    const { token } = await newMember();
    const first = await submitted(token);
    test.advance(1000);
    const second = await submitted(token);
    const { body } = await test.call('GET', '/api/user/mySubmissions?itemsPerPage=1', { token });
    expect(body).toMatchObject({ submissions: [{ submissionId: second }], metadata: { totalItems: 2 } });
    expect(first).toBeLessThan(second);
    for (const path of ['/api/user/mySubmissions', '/api/user/embedcode'])
      expect((await test.call('GET', `${path}?page=x`, { token })).status).toBe(400);
  });
});
