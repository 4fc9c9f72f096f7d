import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { checkBooks } from '../src/points/books.ts';
import { createQuest, expectBooksBalance, fire, pointsOf } from './people.ts';

let test: TestApp;
let admin: { id: number; token: string };
let quests: number[];
let members = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { role: 'Admin' });
  quests = [];
  for (const more of [{ kind: 'wallet' }, { kind: 'telegram', target: '@chat' }, {}, {}, {}])
    quests.push(await createQuest(test, admin.token, { ...more, points: 10 }));
});
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

const newMember = () => test.member(`member-${++members}`);
const invitations = (member: { id: number; token: string }, of = member.id) =>
  test.call('GET', `/api/user-invitations/${of}`, { token: member.token });
const codeOf = async (member: { id: number; token: string }) => (await invitations(member)).body.referralCode as string;
const accept = (member: { id: number; token: string }, code: string, id = member.id) =>
  test.call('POST', `/api/quests/referralCode?referredUserId=${id}&referralCode=${code}`, { token: member.token });
const complete = (userId: number, quest: number) =>
  test.call('POST', `/api/quests/forceVerify?userId=${userId}&challengeId=${quest}`, { token: admin.token });

describe('an invitation', () => {
  it('awards the referrer once, after four quests including the wallet’s and Telegram’s', async () => {
    const [inviter, friend] = [await newMember(), await newMember()];
    expect((await accept(friend, await codeOf(inviter))).body.referrer.id).toBe(inviter.id);
    const [wallet, telegram, ...others] = quests as [number, number, number, number, number];
    for (const quest of [...others, wallet]) await complete(friend.id, quest);
    expect(await pointsOf(test, inviter.id)).toBe(0);
    await fire(() => complete(friend.id, telegram));
    expect(await pointsOf(test, inviter.id)).toBe(100);
    const { body } = await invitations(inviter);
    expect(body).toMatchObject({ pointsPerReferral: 100, totalPoints: 100 });
    expect(body.invitations).toMatchObject([
      { id: friend.id, completedQuests: 5, walletDone: true, telegramDone: true, paid: true },
    ]);
  });

  it('can’t be one’s own, a second one, or accepted after the first quest', async () => {
    const [inviter, friend] = [await newMember(), await newMember()];
    const code = await codeOf(inviter);
    expect((await accept(inviter, code)).body.code).toBe('referral-not-possible');
    expect((await accept(friend, 'nobody')).body.code).toBe('referral-code-not-found');
    expect((await accept(friend, code, inviter.id)).body.code).toBe('not-yours');
    expect(await fire(() => accept(friend, code))).toEqual({ 200: 1, 409: 31 });
    const late = await newMember();
    await complete(late.id, quests[2]!);
    expect((await accept(late, code)).body.code).toBe('referral-not-possible');
  });

  it('comes from a member who joined earlier, so that no two members invite each other', async () => {
    const [older, younger] = [await newMember(), await newMember()];
    const codes = [await codeOf(older), await codeOf(younger)];
    const refused = await accept(older, codes[1]!);
    expect([refused.status, refused.body.code]).toEqual([409, 'referral-not-possible']);
    expect((await accept(younger, codes[0]!)).status).toBe(200);
    expect((await accept(older, codes[1]!)).body.code).toBe('referral-not-possible');
  });

  it('from a member who joined later, accepted by an older build, awards nothing', async () => {
    const [older, younger] = [await newMember(), await newMember()];
    await test.db.updateTable('app_user').set({ referred_by: younger.id }).where('id', '=', older.id).execute();
    for (const quest of quests) await complete(older.id, quest);
    expect(await pointsOf(test, younger.id)).toBe(0);
    const { notes } = await checkBooks(test.db);
    expect(notes).toEqual([`Member ${older.id}: was invited by member ${younger.id}, who joined later.`]);
  });

  it('can be seen by its member and by admins', async () => {
    const [inviter, other] = [await newMember(), await newMember()];
    const friend = await newMember();
    await accept(friend, await codeOf(inviter));
    expect((await invitations(other, inviter.id)).body.code).toBe('not-yours');
    expect((await invitations(admin, inviter.id)).body.invitations).toMatchObject([{ id: friend.id, paid: false }]);
    expect((await invitations(admin, 4711_000)).body.code).toBe('user-not-found');
    const names = (username: string) =>
      test.call('GET', `/api/admin/referralNames?username=${username}`, { token: admin.token });
    expect((await names(`MEMBER-${members - 2}`)).body).toMatchObject({
      userId: inviter.id,
      referrals: [{ id: friend.id, name: `member-${members}` }],
    });
    expect((await names('nobody')).body.code).toBe('user-not-found');
  });

  it('awards the points that an admin has set', async () => {
    const [inviter, friend] = [await newMember(), await newMember()];
    const value = `/api/admin/referralPointsValue/${inviter.id}`;
    expect((await test.call('GET', value, { token: admin.token })).body).toEqual({ userId: inviter.id, points: 100 });
    const adjust = (newPoints: string, id = inviter.id, expected?: number) =>
      test.call('POST', `/api/admin/adjustReferralPointsValue/${id}`, {
        token: admin.token,
        json: { newPoints, expected },
      });
    expect((await adjust('250')).body).toEqual({ userId: inviter.id, points: 250 });
    expect((await adjust('-1')).status).toBe(400);
    expect((await adjust('1', 4711_000)).body.code).toBe('user-not-found');
    expect((await adjust('300', inviter.id, 9_007_199_254_740_991)).body.code).toBe('validation-failed');
    expect((await adjust('300', inviter.id, 100)).body.code).toBe('changed-meanwhile');
    expect((await adjust('300', 4711_000, 100)).body.code).toBe('user-not-found');
    expect((await adjust('250', inviter.id, 250)).status).toBe(200);
    await accept(friend, await codeOf(inviter));
    for (const quest of quests) await complete(friend.id, quest);
    expect(await pointsOf(test, inviter.id)).toBe(250);
  });

  it('awards a reinstated referrer the friends who became active during the disqualification, once', async () => {
    const reason = 'Five accounts';
    const disqualify = () =>
      test.call('POST', `/api/admin/user/disqualify?userId=${inviter.id}`, { token: admin.token, json: { reason } });
    const reinstate = () =>
      test.call('POST', '/api/admin/user/reinstate', { token: admin.token, json: { userId: inviter.id, reason } });
    const [inviter, before, during, slow] = [
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
    ];
    const code = await codeOf(inviter);
    for (const friend of [before, during, slow]) await accept(friend, code);
    for (const quest of quests) await complete(before.id, quest);
    await disqualify();
    for (const quest of quests.slice(0, 4)) await complete(during.id, quest);
    await complete(slow.id, quests[0]!);
    expect(await pointsOf(test, inviter.id)).toBe(0);

    expect((await reinstate()).body).toMatchObject({ points: 200, outcome: 'applied' });
    expect((await invitations(inviter)).body).toMatchObject({
      totalPoints: 200,
      invitations: [
        { id: slow.id, paid: false },
        { id: during.id, paid: true },
        { id: before.id, paid: true },
      ],
    });
    const { body } = await test.call('GET', '/api/user/notifications', { token: inviter.token });
    expect(body.notifications.slice(0, 2)).toMatchObject([
      { kind: 'friend-counted', actor: { id: during.id }, points: 100 },
      { kind: 'reinstated', points: 100 },
    ]);

    await complete(during.id, quests[4]!);
    await disqualify();
    await reinstate();
    expect(await pointsOf(test, inviter.id)).toBe(200);
  });
});
