import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maintain } from '../src/maintenance.ts';
import { addProject, AT_ONCE, createQuest, fire, texts } from './people.ts';
import { createTestApp, type TestApp } from './harness.ts';

type Person = { id: number; token: string };

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let admin: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  test = await createTestApp();
  delete test.site.current.airdrop.ends;
});
// Creates new members for each test, because some tests advance the clock by days, which ends sessions.
beforeEach(async () => {
  admin = await test.member(`admin_${++made}`, { role: 'Admin' });
  [ann, ben] = [await someone(), await test.member(`ben_${made}`, { name: 'Ben' })];
});
afterAll(() => test.close());

let made = 0;
/** Creates a member with an empty inbox. */
const someone = () => test.member(`someone_${++made}`);
const inboxOf = async ({ token }: Person, query = '', language = 'en') =>
  (await test.call('GET', `/api/user/notifications${query}`, { token, headers: { 'accept-language': language } })).body;
const newsOf = async (member: Person) => (await inboxOf(member)).notifications as Record<string, unknown>[];
const kindsOf = async (member: Person) => (await newsOf(member)).map(({ kind }) => kind);
const unreadOf = async ({ token }: Person) =>
  (await test.call('GET', '/api/user/notifications/count', { token })).body.unread as number;
const projectOf = ({ token }: Person) => addProject(test, token, `Project ${++made}`);
const comment = (by: Person, projectId: number, more: object = {}) =>
  test.call('POST', '/comment', { token: by.token, json: { userId: by.id, projectId, comment: 'Hello', ...more } });
const upvote = (by: Person, projectId: number, method = 'POST') =>
  test.call(method, '/upvote', { token: by.token, json: { uid: by.id, projectId } });
const asAdmin = (path: string, json?: object) => test.call('POST', path, { token: admin.token, json });

async function submit({ token }: Person): Promise<number> {
  const json = { url: `https://x.com/someone/status/${10 ** 15 + ++made}` };
  return (await test.call('POST', '/api/user/twitterSubmitEmbedURL', { token, json })).body.submissionId;
}

describe('a comment', () => {
  it('notifies the creator of the project, but not of their own comments', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    await comment(creator, projectId);
    const { body } = await comment(ben, projectId);
    const news = await newsOf(creator);
    expect(news).toHaveLength(1);
    expect(news[0]).toMatchObject({
      kind: 'comment',
      isUnread: true,
      createdAt: test.clock().toISOString(),
      actor: { id: ben.id, name: 'Ben', pictureUrl: null },
      project: { id: projectId },
      commentId: body.id,
      quest: null,
      points: null,
    });
    expect(await kindsOf(ben)).toEqual([]);
  });

  it('notifies the author of the comment it replies to, and the creator once', async () => {
    const [creator, author] = [await someone(), await someone()];
    const projectId = await projectOf(creator);
    const thread = await comment(author, projectId);
    await comment(ben, projectId, { replyingTo: String(thread.body.id) });
    expect(await kindsOf(author)).toEqual(['reply']);
    expect(await kindsOf(creator)).toEqual(['comment', 'comment']);

    const own = await comment(creator, projectId);
    await comment(ben, projectId, { replyingTo: String(own.body.id) });
    expect(await kindsOf(creator)).toEqual(['reply', 'comment', 'comment']);
  });

  it('takes its notifications with it when it is deleted', async () => {
    const [creator, author] = [await someone(), await someone()];
    const projectId = await projectOf(creator);
    const thread = await comment(author, projectId);
    const reply = await comment(ben, projectId, { replyingTo: String(thread.body.id) });
    await test.call('DELETE', '/comment', { token: ben.token, json: { id: reply.body.id } });
    expect(await kindsOf(author)).toEqual([]);
    expect(await kindsOf(creator)).toEqual(['comment']);
  });

  it('loses its project in the inbox when the project is deleted', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    await comment(ben, projectId);
    await test.call('DELETE', '/requestGrant', { token: admin.token, json: { id: projectId } });
    expect(await newsOf(creator)).toMatchObject([{ kind: 'comment', project: null }]);
  });
});

describe('upvotes of a project', () => {
  it('are collected in one notification a day, which is unread again after the next one', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    await upvote(creator, projectId);
    for (const by of [ann, ben]) await upvote(by, projectId);
    const [first] = await newsOf(creator);
    expect(first).toMatchObject({ kind: 'upvotes', upvotes: 2, project: { id: projectId }, actor: null });

    await test.call('PUT', `/api/user/notifications/${first!.id as number}/read`, { token: creator.token });
    test.advance(1000);
    await upvote(admin, projectId);
    expect(await newsOf(creator)).toMatchObject([
      { id: first!.id, upvotes: 3, isUnread: true, createdAt: test.clock().toISOString() },
    ]);

    test.advance(DAY);
    await upvote(await someone(), projectId);
    expect(await newsOf(creator)).toMatchObject([{ upvotes: 1 }, { upvotes: 3 }]);
  });

  it('leave it when they are taken back, however often', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    for (const by of [ann, ben]) await upvote(by, projectId);
    for (let time = 0; time < 2; time++) await upvote(ann, projectId, 'DELETE');
    expect(await newsOf(creator)).toMatchObject([{ upvotes: 1 }]);
    await upvote(ben, projectId, 'DELETE');
    expect(await newsOf(creator)).toEqual([]);
    for (const method of ['POST', 'DELETE', 'POST']) await upvote(ann, projectId, method);
    expect(await newsOf(creator)).toMatchObject([{ upvotes: 1 }]);
  });

  it('are counted exactly when many arrive at once', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    const crowd = await Promise.all(Array.from({ length: AT_ONCE }, someone));
    await Promise.all(crowd.map((by) => upvote(by, projectId)));
    expect(await newsOf(creator)).toMatchObject([{ upvotes: AT_ONCE }]);
    await Promise.all(crowd.map((by) => upvote(by, projectId, 'DELETE')));
    expect(await newsOf(creator)).toEqual([]);
  });
});

describe('a decision on a submission', () => {
  it('notifies its author of the points or the reason, once', async () => {
    const author = await someone();
    const [accepted, rejected] = [await submit(author), await submit(author)];
    await fire(() => asAdmin('/api/admin/acceptSubmission', { submissionId: accepted, points: 70 }));
    await fire(() => asAdmin('/api/admin/rejectSubmission', { submissionId: rejected, reason: 'off-topic' }));
    expect(await newsOf(author)).toMatchObject([
      { kind: 'submission-rejected', reason: 'off-topic', submission: { id: rejected, contentType: 'tweet' } },
      { kind: 'submission-accepted', points: 70, actor: null, submission: { id: accepted } },
    ]);
  });

  it('is forgotten when it is undone, and the next one is told', async () => {
    const author = await someone();
    const submissionId = await submit(author);
    await asAdmin('/api/admin/rejectSubmission', { submissionId, reason: 'duplicate' });
    await asAdmin('/api/admin/reopenSubmission', { submissionId, status: 'Rejected' });
    expect(await kindsOf(author)).toEqual([]);
    await asAdmin('/api/admin/rejectSubmission', { submissionId, reason: 'off-topic' });
    expect(await newsOf(author)).toMatchObject([{ reason: 'off-topic' }]);
  });

  it('on all submissions notifies each author, but not the admin of their own', async () => {
    const author = await someone();
    await submit(author);
    await submit(admin);
    await asAdmin('/api/admin/acceptAllSubmissions?points=30');
    expect(await newsOf(author)).toMatchObject([{ kind: 'submission-accepted', points: 30 }]);
    expect(await kindsOf(admin)).not.toContain('submission-accepted');
  });
});

describe('a decision on a quest', () => {
  const request = ({ token }: Person, challenge_id: number) =>
    test.call('POST', '/api/quests/request/verify', { token, json: { challenge_id, text: 'Done' } });
  const decide = (userId: number, challengeId: number, query: string) =>
    asAdmin(`/api/admin/user/quest/update?userId=${userId}&challengeId=${challengeId}&${query}`);

  it('notifies the member of each refusal with its reason, and of the verification, in their language', async () => {
    const member = await someone();
    const id = await createQuest(test, admin.token, { title: texts('Guide') });
    await request(member, id);
    await fire(() => decide(member.id, id, 'action=fail&reason=Empty'));
    await request(member, id);
    await decide(member.id, id, 'action=fail&reason=Too%20short');
    await request(member, id);
    await decide(member.id, id, 'action=verify');
    const { notifications } = await inboxOf(member, '', 'tr');
    expect(notifications).toMatchObject([
      { kind: 'quest-verified', reason: null, points: null, quest: { id, title: 'Guide tr' } },
      { kind: 'quest-refused', reason: 'Too short' },
      { kind: 'quest-refused', reason: 'Empty' },
    ]);
  });

  it('that awards the points says how many, and a member’s own claim says nothing', async () => {
    const member = await someone();
    const [forced, own] = [await createQuest(test, admin.token), await createQuest(test, admin.token)];
    await fire(() => asAdmin(`/api/quests/forceVerify?userId=${member.id}&challengeId=${forced}`));
    await decide(member.id, own, 'action=verify');
    await test.call('POST', `/api/quests/${own}/finalize`, { token: member.token });
    expect(await newsOf(member)).toMatchObject([
      { kind: 'quest-verified', points: null, quest: { id: own } },
      { kind: 'quest-verified', points: 100, quest: { id: forced } },
    ]);
  });
});

describe('points and friends', () => {
  it('notify of an admin’s correction, but not of none', async () => {
    const member = await someone();
    for (const points of [-50, 0]) await asAdmin('/api/admin/user/points/update', { userId: member.id, points });
    await asAdmin('/api/admin/points/update-admin', { userId: member.id, points: 20 });
    expect(await newsOf(member)).toMatchObject([
      { kind: 'points-adjusted', points: 70, actor: null },
      { kind: 'points-adjusted', points: -50 },
    ]);
  });

  it('notify the inviter when a friend joins, and when the friend counts', async () => {
    const inviter = await someone();
    const { referralCode } = (await test.call('GET', `/api/user-invitations/${inviter.id}`, { token: inviter.token }))
      .body;
    test.advance(1000);
    const friend = await someone();
    const path = `/api/quests/referralCode?referredUserId=${friend.id}&referralCode=${referralCode}`;
    await fire(() => test.call('POST', path, { token: friend.token }));
    const actor = { id: friend.id };
    expect(await newsOf(inviter)).toMatchObject([{ kind: 'friend-joined', actor }]);
    for (const more of [{ kind: 'wallet' }, { kind: 'telegram', target: 'pwr_demo' }, {}, {}]) {
      const id = await createQuest(test, admin.token, more);
      await asAdmin(`/api/quests/forceVerify?userId=${friend.id}&challengeId=${id}`);
    }
    expect(await newsOf(inviter)).toMatchObject([
      { kind: 'friend-counted', actor, points: 100 },
      { kind: 'friend-joined', actor },
    ]);
  });
});

describe('the end of the airdrop', () => {
  const endsIn = (ms: number) => (test.site.current.airdrop.ends = new Date(test.clock().getTime() + ms).toISOString());
  const announced = async (member: Person) => (await newsOf(member)).filter(({ kind }) => kind === 'airdrop-closing');
  afterEach(async () => {
    delete test.site.current.airdrop.ends;
    await maintain(test);
  });

  it('is announced to all members once, three days before', async () => {
    const happensAt = endsIn(3 * DAY + 1000);
    await maintain(test);
    expect(await announced(ann)).toEqual([]);
    test.advance(1000);
    await Promise.all([maintain(test), maintain(test)]);
    const later = await someone();
    const createdAt = test.clock().toISOString();
    for (const member of [ann, later])
      expect(await announced(member)).toMatchObject([{ happensAt, createdAt, isUnread: true, actor: null }]);
    expect([await unreadOf(ann), await unreadOf(later)]).toEqual([1, 1]);
  });

  it('asks members without a wallet for one', async () => {
    endsIn(DAY);
    await maintain(test);
    expect(await announced(ben)).toMatchObject([{ needsWallet: true }]);
    await test.db
      .insertInto('wallet_of_member')
      .values({ user_id: ben.id, address: `0x${'b'.repeat(40)}` })
      .execute();
    expect(await announced(ben)).toMatchObject([{ needsWallet: false }]);
  });

  it('that was moved is announced anew, and one that was removed is not announced', async () => {
    endsIn(DAY);
    await maintain(test);
    const happensAt = endsIn(2 * DAY);
    await maintain(test);
    expect(await announced(ann)).toMatchObject([{ happensAt }]);
    delete test.site.current.airdrop.ends;
    await maintain(test);
    expect(await announced(ann)).toEqual([]);
  });

  it('is read by each member alone, is hidden by its setting, and stays in order', async () => {
    const projectId = await projectOf(ann);
    await comment(ben, projectId);
    test.advance(1000);
    endsIn(DAY);
    await maintain(test);
    test.advance(1000);
    await comment(ben, projectId);
    const { token } = ann;
    const kinds = async () => {
      const all: unknown[] = [];
      for (let cursor = ''; ;) {
        const { notifications, nextCursor } = await inboxOf(ann, `?limit=1${cursor}`);
        all.push(...(notifications as { kind: string; isUnread: boolean }[]).map((n) => [n.kind, n.isUnread]));
        if (!nextCursor) return all;
        cursor = `&cursor=${nextCursor}`;
      }
    };
    expect(await kinds()).toEqual([
      ['comment', true],
      ['airdrop-closing', true],
      ['comment', true],
    ]);
    const [{ id }] = (await announced(ann)) as [{ id: number }];
    for (let time = 0; time < 2; time++)
      expect((await test.call('PUT', `/api/user/notifications/${id}/read`, { token })).body).toEqual({ unread: 2 });
    expect((await kinds()).at(-1)).toEqual(['airdrop-closing', false]);
    expect(await unreadOf(ben)).toBe(1);
    const json = { until: test.clock().toISOString() };
    await test.call('PUT', '/api/user/notifications/read', { token: ben.token, json });
    expect(await announced(ben)).toMatchObject([{ isUnread: false }]);
    await test.call('PUT', '/api/user/notifications/settings', {
      token,
      json: { kinds: [{ kind: 'airdrop-closing', inApp: false, byEmail: false }] },
    });
    expect(await announced(ann)).toEqual([]);
  });

  it('is no news after it, to those who join then', async () => {
    endsIn(1000);
    await maintain(test);
    test.advance(2000);
    const late = await someone();
    expect(await announced(late)).toEqual([]);
    const [{ id }] = (await announced(ann)) as [{ id: number }];
    const { status, body } = await test.call('PUT', `/api/user/notifications/${id}/read`, { token: late.token });
    expect([status, body.code]).toEqual([404, 'notification-not-found']);
  });
});

describe('the inbox', () => {
  it('shows unread notifications first and goes on from a cursor, without a gap or a repetition', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    const ids: number[] = [];
    for (let n = 0; n < 7; n++) {
      ids.unshift((await comment(ben, projectId)).body.id);
      // Gives pairs of notifications the same time.
      if (n % 2) test.advance(1000);
    }
    const read = (await newsOf(creator)).filter((_item, index) => index % 3 === 0);
    for (const { id } of read)
      await test.call('PUT', `/api/user/notifications/${id as number}/read`, { token: creator.token });
    const pages: { notifications: { commentId: number }[]; nextCursor: string | null }[] = [];
    for (let cursor = ''; cursor !== 'end'; cursor = pages.at(-1)!.nextCursor ?? 'end')
      pages.push(await inboxOf(creator, `?limit=2${cursor && `&cursor=${cursor}`}`));
    const shown = pages.flatMap(({ notifications }) => notifications.map(({ commentId }) => commentId));
    const wasRead = (id: number) => read.some(({ commentId }) => commentId === id);
    expect(shown).toEqual([...ids.filter((id) => !wasRead(id)), ...ids.filter(wasRead)]);
  });

  it('counts the unread ones up to 100, in the account as well', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    await comment(ben, projectId);
    expect(await unreadOf(creator)).toBe(1);
    expect((await inboxOf(creator)).unread).toBe(1);
    const row = await test.db
      .selectFrom('notification')
      .select(['user_id', 'kind', 'created_at'])
      .where('user_id', '=', creator.id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 105 }, (_, n) => ({ ...row, notification_key: `many:${n}` }));
    await test.db.insertInto('notification').values(many).execute();
    expect(await unreadOf(creator)).toBe(100);
    const account = await test.call('GET', '/api/user', { token: creator.token });
    expect(account.body.unreadNotifications).toBe(100);
  });

  it('marks one as read, and all up to the newest that was seen', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    for (let n = 0; n < 3; n++) {
      await comment(ben, projectId);
      test.advance(1000);
    }
    const [newest, , oldest] = await newsOf(creator);
    const { token } = creator;
    for (let time = 0; time < 2; time++)
      expect((await test.call('PUT', `/api/user/notifications/${oldest!.id as number}/read`, { token })).body).toEqual({
        unread: 2,
      });
    await comment(ben, projectId);
    const json = { until: newest!.createdAt };
    expect((await test.call('PUT', '/api/user/notifications/read', { token, json })).body).toEqual({ unread: 1 });
    expect((await newsOf(creator)).map(({ isUnread }) => isUnread)).toEqual([true, false, false, false]);
  });

  it('is closed to others', async () => {
    const creator = await someone();
    await comment(ben, await projectOf(creator));
    const [item] = await newsOf(creator);
    for (const { token } of [ben, admin]) {
      const { status, body } = await test.call('PUT', `/api/user/notifications/${item!.id as number}/read`, { token });
      expect([status, body.code]).toEqual([404, 'notification-not-found']);
    }
    expect(await unreadOf(creator)).toBe(1);
  });

  it('refuses cursors, limits and times outside of the contract', async () => {
    const { token } = ann;
    for (const query of ['cursor=x', 'cursor=2-1-1', 'cursor=1-1-0', 'limit=0', 'limit=51']) {
      const { status, body } = await test.call('GET', `/api/user/notifications?${query}`, { token });
      expect([status, body.code], query).toEqual([400, 'validation-failed']);
    }
    const { status } = await test.call('PUT', '/api/user/notifications/read', { token, json: { until: 'now' } });
    expect(status).toBe(400);
  });

  it('keeps notifications for 90 days', async () => {
    const creator = await someone();
    const projectId = await projectOf(creator);
    await comment(ben, projectId);
    test.advance(2000);
    const later = await comment(ben, projectId);
    test.advance(90 * DAY - 1000);
    await maintain(test);
    const kept = await test.db
      .selectFrom('notification')
      .select('comment_id')
      .where('user_id', '=', creator.id)
      .execute();
    expect(kept).toEqual([{ comment_id: later.body.id }]);
  });
});
