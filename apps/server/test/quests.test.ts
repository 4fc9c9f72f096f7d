import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { xApi } from '../src/outside/xApi.ts';
import { discordApi } from '../src/outside/discord.ts';
import { findProgress, moveTo } from '../src/quests/progress.ts';
import { retryPendingQuests } from '../src/quests/retryPending.ts';
import { useStandIn, type StandIn } from './auth/standIn.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, createQuest, expectBooksBalance, fire, pointsOf, texts } from './people.ts';

const MINUTE = 60_000;

let test: TestApp;
let admin: { id: number; token: string };
let members = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { role: 'Admin' });
});
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

const newMember = () => test.member(`member-${++members}`);
const quest = (more: object = {}) => createQuest(test, admin.token, more);
const start = (token: string, id: number) =>
  test.call('POST', `/api/user/challenge/action?action=start&challengeId=${id}`, { token });
const request = (token: string, challenge_id: number, more: object = {}) =>
  test.call('POST', '/api/quests/request/verify', { token, json: { challenge_id, ...more } });
const finalize = (token: string, id: number) => test.call('POST', `/api/quests/${id}/finalize`, { token });
const force = (userId: number, id: number) =>
  test.call('POST', `/api/quests/forceVerify?userId=${userId}&challengeId=${id}`, { token: admin.token });
const decide = (userId: number, id: number, action: 'fail' | 'verify', reason = '') =>
  test.call(
    'POST',
    `/api/admin/user/quest/update?userId=${userId}&action=${action}&challengeId=${id}${reason && `&reason=${reason}`}`,
    { token: admin.token },
  );
const state = async (token: string, id: number) => (await test.call('GET', `/api/quests/${id}`, { token })).body.state;

async function link(userId: number, provider: string, subject: string) {
  const row = { provider, subject, user_id: userId, created_at: test.clock() };
  await test.db.insertInto('provider_subject').values(row).execute();
}

describe('quests', () => {
  it('are listed in order, in the requested language', async () => {
    const later = await quest({ order: 9001, title: texts('Later') });
    const earlier = await quest({ order: 9000, title: texts('Earlier') });
    const { body, headers } = await test.call('GET', '/api/quests', {
      headers: { 'accept-language': 'tr-TR,en;q=0.5' },
    });
    const shown = body.quests.filter(({ id }: { id: number }) => [later, earlier].includes(id));
    expect(shown).toMatchObject([
      { id: earlier, challenge_id: earlier, title: 'Earlier tr', state: 'not_started' },
      { id: later, title: 'Later tr' },
    ]);
    expect(headers.vary).toContain('accept-language');
  });

  it.each([
    ['en;q=0.2,ru;q=0.8', ' ru'],
    ['en; q=0.2 , ru ; q=0.8', ' ru'],
    ['ES-MX', ' es'],
    ['de, zh-Hant-TW, en;q=0.9', ' zh'],
    ['ru;q=0, de', ''],
    ['*', ''],
  ])('are in the preferred language of “%s”', async (preferred, ending) => {
    const id = await quest({ title: texts('Named') });
    const { body } = await test.call('GET', `/api/quests/${id}`, { headers: { 'accept-language': preferred } });
    expect(body.title).toBe(`Named${ending}`);
  });

  it.each([',', ' ', '; ', 'a-'])('are sent at once for a language header of many “%s”', async (part) => {
    const headers = { 'accept-language': `en${part.repeat(15_000 / part.length)}` };
    const began = performance.now();
    for (let n = 0; n < 10; n++) await test.call('GET', '/projects', { headers });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('show a member’s progress, and refuse an invalid token', async () => {
    const id = await quest();
    const { token } = await newMember();
    expect((await start(token, id)).body).toEqual({
      challengeId: id,
      state: 'started',
      action: 'start',
      reason: null,
      nonce: null,
    });
    expect(await state(token, id)).toBe('started');
    const actions = await test.call('GET', '/api/user/challenge/actions', { token });
    expect(actions.body.actions).toEqual([{ challengeId: id, state: 'started', action: 'start', reason: null }]);
    for (const path of ['/api/quests', `/api/quests/${id}`]) {
      expect((await test.call('GET', path, { token: 'nonsense' })).body.code).toBe('token-invalid');
    }
  });

  it('are saved once when many admins edit the same version, and the others get the saved version', async () => {
    const id = await createQuest(test, admin.token);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, points) =>
        test.call('PATCH', `/api/admin/quests/${id}`, { token: admin.token, json: { points, version: 1 } }),
      ),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    const { points } = saved[0]!.body;
    for (const answer of answers.filter((one) => one !== saved[0]))
      expect(answer.body).toMatchObject({ status: 409, code: 'edit-conflict', current: { id, points, version: 2 } });
    const unchecked = await test.call('PATCH', `/api/admin/quests/${id}`, { token: admin.token, json: { order: 7 } });
    expect(unchecked.body).toMatchObject({ points, order: 7, version: 3 });
  });

  it('are changed and deleted by admins; members keep a completed one', async () => {
    const id = await quest({ points: 40 });
    const member = await newMember();
    await force(member.id, id);
    const patch = (json: object) => test.call('PATCH', `/api/admin/quests/${id}`, { token: admin.token, json });
    expect((await patch({ points: 60, title: texts('New') })).body).toMatchObject({
      points: 60,
      titles: { ru: 'New ru' },
    });
    expect((await patch({ kind: 'discord' })).body.errors).toMatchObject([{ path: '/body/target', code: 'required' }]);
    expect((await patch({})).status).toBe(400);
    const remove = () => test.call('DELETE', '/api/quests/delete', { token: admin.token, json: { id } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).body.code).toBe('quest-not-found');
    expect((await patch({ points: 1 })).body.code).toBe('quest-not-found');
    expect((await start(member.token, id)).body.code).toBe('quest-not-found');
    expect((await request(member.token, id)).body.code).toBe('quest-not-found');
    expect(await pointsOf(test, member.id)).toBe(40);
    const { body } = await test.call('GET', '/api/quests/completed', { token: member.token });
    expect(body.quests).toMatchObject([{ id, state: 'completed' }]);
  });

  it('are shown to admins with a member’s progress', async () => {
    const member = await newMember();
    const [done, open] = [await quest(), await quest()];
    await force(member.id, done);
    const { body, headers } = await test.call('GET', `/api/admin/users/${member.id}/quests`, { token: admin.token });
    const states = new Map(body.quests.map(({ id, state }: { id: number; state: string }) => [id, state]));
    expect([states.get(done), states.get(open)]).toEqual(['completed', 'not_started']);
    expect(headers.vary).toContain('accept-language');
  });

  it('are created with texts in every language, once for each key', async () => {
    const json = { title: { en: 'Only English' }, kind: 'manual', points: 1 };
    const create = (body: object, headers = {}) =>
      test.call('POST', '/api/admin/quests/createQuest', { token: admin.token, json: body, headers });
    expect((await create(json)).status).toBe(400);
    expect((await create({ ...json, title: texts('Visit'), kind: 'visit' })).body.errors).toMatchObject([
      { path: '/body/actionUrl' },
    ]);
    const window = { startsAt: '2026-09-02T00:00:00Z', endsAt: '2026-09-01T00:00:00Z' };
    expect((await create({ ...json, title: texts('Window'), ...window })).body.errors).toMatchObject([
      { path: '/body/endsAt' },
    ]);
    const key = { 'idempotency-key': 'quest-key-1' };
    const [first, second] = [
      await create({ ...json, title: texts('Keyed') }, key),
      await create({ ...json, title: texts('Keyed') }, key),
    ];
    expect(first.status).toBe(201);
    expect(second.body.id).toBe(first.body.id);
    expect((await create({ ...json, title: texts('Other') }, key)).body.code).toBe('idempotency-key-reused');
  });

  it('can’t be completed outside their time window', async () => {
    const id = await quest({ startsAt: new Date(test.clock().getTime() + MINUTE).toISOString() });
    const { token } = await newMember();
    expect((await start(token, id)).body.code).toBe('quest-closed');
    expect((await request(token, id)).body.code).toBe('quest-closed');
    test.advance(MINUTE);
    expect((await start(token, id)).status).toBe(200);
  });
});

describe('a manual quest', () => {
  it('is reviewed by admins, who reject it with a reason and then verify it', async () => {
    const id = await quest({ title: texts('Write a guide') });
    const { id: userId, token } = await newMember();
    const proof = { url: 'https://example.org/guide', text: 'Here it is.' };
    expect((await request(token, id, proof)).body.state).toBe('in_review');
    expect((await request(token, id, proof)).body.state).toBe('in_review');
    const inReview = await test.call('GET', '/api/quests/inreview', { token });
    expect(inReview.body.quests).toMatchObject([{ id, state: 'in_review' }]);
    const open = await test.call('GET', '/api/admin/quests/unresolved?itemsPerPage=100', { token: admin.token });
    expect(open.body.requests).toContainEqual(
      expect.objectContaining({ user: expect.objectContaining({ id: userId }), ...proof, state: 'in_review' }),
    );
    expect((await finalize(token, id)).body.code).toBe('quest-not-verified');
    expect((await decide(userId, id, 'fail', 'Too%20short')).body).toMatchObject({
      state: 'failed',
      reason: 'Too short',
    });
    expect((await request(token, id, proof)).body).toMatchObject({ state: 'in_review', reason: null });
    expect((await decide(userId, id, 'verify')).body.state).toBe('verified');
    expect((await finalize(token, id)).body).toEqual({
      challengeId: id,
      state: 'completed',
      points: 100,
      totalPoints: 100,
      wasCompleted: false,
    });
    expect((await finalize(token, id)).body).toMatchObject({ totalPoints: 100, wasCompleted: true });
    expect((await request(token, id)).body.code).toBe('quest-completed');
    expect((await decide(userId, id, 'fail')).body.code).toBe('quest-completed');
    expect((await decide(4711_000, id, 'fail')).body.code).toBe('user-not-found');
    const history = await test.call('GET', '/api/user/points', { token, headers: { 'accept-language': 'es' } });
    expect(history.body.entries).toMatchObject([{ kind: 'quest', reason: 'Write a guide es' }]);
  });
});

describe('a request for verification', () => {
  const path = {
    fail: '/api/admin/user/quest/update?action=fail&',
    verify: '/api/admin/user/quest/update?action=verify&',
    force: '/api/quests/forceVerify?',
  };
  const decideOpen = (userId: number, id: number, how: keyof typeof path) =>
    test.call('POST', `${path[how]}userId=${userId}&challengeId=${id}&onlyOpen=true`, { token: admin.token });

  it('is decided by one of several concurrent admins, whatever they choose', async () => {
    for (const how of ['fail', 'verify', 'force'] as const) {
      const id = await quest();
      const member = await newMember();
      expect((await decideOpen(member.id, id, how)).body.code).toBe('quest-decided');
      await request(member.token, id);
      expect(await fire(() => decideOpen(member.id, id, how))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
      for (const late of ['fail', 'verify', 'force'] as const)
        expect((await decideOpen(member.id, id, late)).body.code).toBe('quest-decided');
      expect(await state(member.token, id)).toBe({ fail: 'failed', verify: 'verified', force: 'completed' }[how]);
    }
  });

  it('that is made again after a refusal has a new date', async () => {
    const id = await quest();
    const member = await newMember();
    await request(member.token, id);
    await decide(member.id, id, 'fail');
    test.advance(MINUTE);
    await request(member.token, id);
    expect((await findProgress(test.db, member.id, id))!.requested_at).toEqual(test.clock());
  });

  it('can be decided again by a call that doesn’t require an open request', async () => {
    const id = await quest();
    const member = await newMember();
    await request(member.token, id);
    await decide(member.id, id, 'fail');
    expect((await decide(member.id, id, 'verify')).body.state).toBe('verified');
  });
});

describe('the points of a quest', () => {
  it('are awarded once for concurrent claims', async () => {
    const id = await quest();
    for (let round = 0; round < 3; round++) {
      const member = await newMember();
      await request(member.token, id);
      await decide(member.id, id, 'verify');
      expect(await fire(() => finalize(member.token, id))).toEqual({ 200: AT_ONCE });
      expect(await pointsOf(test, member.id)).toBe(100);
    }
  });

  it('are awarded once when many admins force it concurrently', async () => {
    const id = await quest();
    const member = await newMember();
    expect(await fire(() => force(member.id, id))).toEqual({ 200: AT_ONCE });
    expect(await pointsOf(test, member.id)).toBe(100);
  });

  it('are not awarded to an unknown or a disqualified member', async () => {
    const id = await quest();
    const member = await newMember();
    expect((await force(4711_000, id)).body.code).toBe('user-not-found');
    await test.call('POST', `/api/admin/user/disqualify?userId=${member.id}`, {
      token: admin.token,
      json: { reason: 'Cheating' },
    });
    expect((await force(member.id, id)).body.code).toBe('member-disqualified');
    expect((await request(member.token, id)).body.code).toBe('disqualified');
    expect((await finalize(member.token, id)).body.code).toBe('disqualified');
  });
});

describe('a quest that a service verifies', () => {
  const verify = (member: { id: number; token: string }, challengeId: number, more: object = {}) =>
    test.call('POST', '/api/quests/verify', {
      token: member.token,
      json: { userId: member.id, challengeId, discordId: null, ...more },
    });
  const isDown = () => ({ status: 500, text: '' });
  const isMember = () => ({ json: { roles: [] } });
  async function useDiscord(answers: StandIn['answers']) {
    const discord = await useStandIn(answers);
    const settings = {
      clientId: 'a',
      clientSecret: 'b',
      botToken: 'bot',
      authorizeUrl: () => 'https://discord.example',
    };
    test.services.discord = discordApi({ ...settings, url: discord.origin, timeout: 5000 });
    return discord;
  }
  const followsReply = (...usernames: string[]) => ({ json: { data: usernames.map((username) => ({ username })) } });

  it('asks X about the member’s own account, page by page', async () => {
    const x = await useStandIn({
      '/2/users/42/following': ({ url }) =>
        url.searchParams.has('pagination_token')
          ? followsReply('PWR_demo')
          : { json: { data: [], meta: { next_token: 'second' } } },
    });
    test.services.x = xApi({ url: x.origin, timeout: 5000 }, 'app-token');
    const id = await quest({ kind: 'x_follow', target: 'pwr_demo' });
    const member = await newMember();
    const social = () =>
      test.call('POST', '/api/socialData/quests/verify', {
        token: member.token,
        json: { userId: member.id, challengeId: id },
      });
    const follows = () => test.call('GET', '/api/twitter/verifyFollow?username=pwr_demo', { token: member.token });
    expect((await social()).body.code).toBe('account-not-linked');
    expect((await follows()).body.code).toBe('account-not-linked');
    await link(member.id, 'x', '42');
    const check = await follows();
    expect(check.body).toEqual({ username: 'pwr_demo', following: true });
    expect((await social()).body.state).toBe('verified');
    expect(x.asked[0]!.headers.authorization).toBe('Bearer app-token');
    x.answers['/2/users/42/following'] = () => followsReply();
    const other = await quest({ kind: 'x_follow', target: 'someone_else' });
    expect((await verify(member, other)).body.code).toBe('quest-not-verified');
  });

  it('keeps the request while the service is down, and retries', async () => {
    const discord = await useDiscord({ '/guilds/guild-1/members/77': isDown });
    const id = await quest({ kind: 'discord', target: 'guild-1' });
    const member = await newMember();
    await link(member.id, 'discord', '77');
    expect((await verify(member, id, { discordId: '78' })).body.code).toBe('account-not-linked');
    expect((await verify(member, id, { discordId: '77' })).body.state).toBe('pending');
    const waiting = await test.call('GET', '/api/quests/inreview', { token: member.token });
    expect(waiting.body.quests).toMatchObject([{ id, state: 'pending' }]);

    discord.answers['/guilds/guild-1/members/77'] = isMember;
    await retryPendingQuests(test);
    expect(await state(member.token, id)).toBe('pending');
    test.advance(MINUTE);
    await Promise.all([retryPendingQuests(test), retryPendingQuests(test)]);
    expect(await state(member.token, id)).toBe('verified');
    expect(discord.asked.at(-1)!.headers.authorization).toBe('Bot bot');
  });

  it('leaves the retries to another process if this one ends', async () => {
    const paths = ['81', '82'].map((subject) => `/guilds/guild-1/members/${subject}`);
    await useDiscord({ [paths[0]!]: isDown, [paths[1]!]: isDown });
    const id = await quest({ kind: 'discord', target: 'guild-1' });
    const members = [await newMember(), await newMember()];
    for (const [n, member] of members.entries()) {
      await link(member.id, 'discord', `8${n + 1}`);
      expect((await request(member.token, id)).body.state).toBe('pending');
    }
    const states = () => Promise.all(members.map(async ({ token }) => state(token, id)));
    const ending = new AbortController();
    const answer = () => {
      ending.abort();
      return isMember();
    };
    // Another client, because the first one pauses after so many failures.
    await useDiscord({ [paths[0]!]: answer, [paths[1]!]: answer });
    test.advance(MINUTE);
    await retryPendingQuests(test, ending.signal);
    expect((await states()).sort()).toEqual(['pending', 'verified']);
    await retryPendingQuests(test);
    expect(await states()).toEqual(['verified', 'verified']);
  });

  it.each(['ended', 'deleted'])(
    'verifies a request, with its proof, that waited while the quest was %s',
    async (how) => {
      const subject = `late-${how}`;
      const path = `/guilds/guild-1/members/${subject}`;
      await useDiscord({ [path]: isDown });
      const endsAt = how === 'ended' ? new Date(test.clock().getTime() + MINUTE / 2).toISOString() : null;
      const id = await quest({ kind: 'discord', target: 'guild-1', endsAt });
      const member = await newMember();
      await link(member.id, 'discord', subject);
      const proof = { url: 'https://example.org/joined', text: 'I’m in.' };
      expect((await request(member.token, id, proof)).body.state).toBe('pending');
      const requested_at = test.clock();
      expect((await request(member.token, id)).body.state).toBe('pending');
      if (how === 'deleted') await test.call('DELETE', '/api/quests/delete', { token: admin.token, json: { id } });

      // Another client, because the first one pauses after so many failures.
      await useDiscord({ [path]: isMember });
      test.advance(2 * MINUTE);
      await retryPendingQuests(test);
      expect(await findProgress(test.db, member.id, id)).toMatchObject({
        state: 'verified',
        requested_at,
        proof_url: proof.url,
        proof_text: proof.text,
      });
      expect((await finalize(member.token, id)).status).toBe(200);
    },
  );

  it.each(['in_review', 'verified', 'completed'] as const)(
    'leaves a request that was %s while a retry failed',
    async (meanwhile) => {
      const subject = `fast-${meanwhile}`;
      const path = `/guilds/guild-1/members/${subject}`;
      const discord = await useDiscord({ [path]: isDown });
      const id = await quest({ kind: 'discord', target: 'guild-1' });
      const member = await newMember();
      await link(member.id, 'discord', subject);
      expect((await request(member.token, id)).body.state).toBe('pending');

      discord.answers[path] = async () => {
        if (meanwhile === 'completed') await force(member.id, id);
        else await moveTo(test.db, member.id, id, meanwhile);
        return { status: 404, text: '' };
      };
      test.advance(MINUTE);
      await retryPendingQuests(test);
      expect(await state(member.token, id)).toBe(meanwhile);
    },
  );

  it.each([
    ['succeeded', { status: 200, text: '{}' }],
    ['got no answer', isDown()],
  ])('stays refused by an admin while a retry %s', async (outcome, answer) => {
    const subject = `refused-${outcome}`;
    const path = `/guilds/guild-1/members/${encodeURIComponent(subject)}`;
    const discord = await useDiscord({ [path]: isDown });
    const id = await quest({ kind: 'discord', target: 'guild-1' });
    const member = await newMember();
    await link(member.id, 'discord', subject);
    expect((await request(member.token, id)).body.state).toBe('pending');

    discord.answers[path] = async () => {
      const refusal = { reason: 'Left the server', decided_by: null, decided_at: test.clock() };
      await moveTo(test.db, member.id, id, 'failed', refusal);
      return answer;
    };
    test.advance(MINUTE);
    await retryPendingQuests(test);
    expect(await state(member.token, id)).toBe('failed');
  });

  it('is refused if the service says no when it is asked again', async () => {
    const path = '/guilds/guild-1/members/outsider';
    const discord = await useDiscord({ [path]: isDown });
    const id = await quest({ kind: 'discord', target: 'guild-1' });
    const member = await newMember();
    await link(member.id, 'discord', 'outsider');
    await request(member.token, id);
    discord.answers[path] = () => ({ status: 404, text: '' });
    test.advance(MINUTE);
    await retryPendingQuests(test);
    expect(await state(member.token, id)).toBe('failed');
    const { body } = await test.call('GET', '/api/user/notifications', { token: member.token });
    expect(body.notifications).toMatchObject([{ kind: 'quest-refused', quest: { id } }]);
  });

  it('can’t be verified for another member', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const id = await quest();
    expect((await verify({ id: other.id, token: one.token }, id)).body.code).toBe('not-yours');
  });

  it('is opened on X, which starts it', async () => {
    const id = await quest({ kind: 'x_follow', target: 'Follow_Me' });
    const { token } = await newMember();
    const json = { username: 'follow_me' };
    const { body } = await test.call('POST', '/api/twitter/followUser', { token, json });
    expect(body.url).toBe('https://x.com/intent/follow?screen_name=follow_me');
    expect(await state(token, id)).toBe('started');
  });

  it('isn’t started on X outside its time window', async () => {
    const at = (minutes: number) => new Date(test.clock().getTime() + minutes * MINUTE).toISOString();
    const target = 'early_and_late';
    const ids = [
      await quest({ kind: 'x_follow', target, startsAt: at(1) }),
      await quest({ kind: 'x_follow', target, endsAt: at(0) }),
    ];
    const open = await quest({ kind: 'x_follow', target, startsAt: at(0), endsAt: at(1) });
    const { token } = await newMember();
    const { body } = await test.call('POST', '/api/twitter/followUser', { token, json: { username: target } });
    expect(body.url).toBe(`https://x.com/intent/follow?screen_name=${target}`);
    for (const id of ids) expect(await state(token, id)).toBe('not_started');
    expect(await state(token, open)).toBe('started');
  });

  it('is verified by a visit once its link has been opened', async () => {
    const id = await quest({ kind: 'visit', actionUrl: 'https://example.org' });
    const { token } = await newMember();
    expect((await request(token, id)).body.code).toBe('quest-not-verified');
    await start(token, id);
    expect((await request(token, id)).body.state).toBe('verified');
  });

  it('is still reviewed by an admin if it requires a review', async () => {
    const id = await quest({ kind: 'visit', actionUrl: 'https://example.org', needsReview: true });
    const { token } = await newMember();
    await start(token, id);
    expect((await request(token, id)).body.state).toBe('in_review');
  });
});
