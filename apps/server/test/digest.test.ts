import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceSnapshot } from '../src/notifications/announcements.ts';
import { claimDay } from '../src/notifications/digest.sql.ts';
import { digestDay } from '../src/notifications/digestDay.ts';
import { sendDigests } from '../src/notifications/digest.ts';
import { notify } from '../src/notifications/notify.ts';
import { unsubscribeToken } from '../src/notifications/unsubscribeToken.ts';
import type { Mail } from '../src/outside/mail.ts';
import { ServiceError } from '../src/outside/service.ts';
import { insertUpvote } from '../src/upvotes/upvotes.sql.ts';
import { addProject, createQuest } from './people.ts';
import { createTestApp, type TestApp } from './harness.ts';

type Person = { id: number; token: string };
type Kind = Parameters<typeof notify>[1][number]['kind'];

const DAY = 24 * 60 * 60 * 1000;
const SETTINGS = '/api/user/notifications/settings';

let test: TestApp;
let sent: Mail[];
/** Receives each email that the server sends. Tests may replace it. */
let post: (mail: Mail) => Promise<void>;

beforeAll(async () => {
  test = await createTestApp();
  test.services.mail = { send: (mail) => post(mail) };
});
beforeEach(async () => {
  sent = [];
  post = async (mail) => void sent.push(mail);
  await test.db.deleteFrom('digest_subscriber').execute();
});
afterAll(() => test.close());

let made = 0;
const someone = async (email: string | null = `member-${++made}@example.com`): Promise<Person> =>
  test.member(`reader_${++made}`, { email });
const choose = ({ token }: Person, kinds: [Kind, inApp: boolean, byEmail: boolean][], language = 'en') =>
  test.call('PUT', SETTINGS, {
    token,
    headers: { 'accept-language': language },
    json: { kinds: kinds.map(([kind, inApp, byEmail]) => ({ kind, inApp, byEmail })) },
  });
const tell = ({ id }: Person, kind: Kind = 'points-adjusted') =>
  notify(test.db, [{ userId: id, key: `news:${++made}`, kind, points: 5 }], test.clock());
const settingOf = async ({ token }: Person, kind: Kind) => {
  const { body } = await test.call('GET', SETTINGS, { token });
  return body.kinds.find((setting: { kind: Kind }) => setting.kind === kind);
};
/** Creates a member who gets points notifications by email and has one unread. */
async function subscriber(language?: string) {
  const member = await someone();
  expect((await choose(member, [['points-adjusted', true, true]], language)).status).toBe(200);
  await tell(member);
  return member;
}
const unread = async ({ token }: Person) =>
  (await test.call('GET', '/api/user/notifications/count', { token })).body.unread as number;
const inbox = async ({ token }: Person) =>
  (await test.call('GET', '/api/user/notifications', { token })).body.notifications as object[];

it('counts news for all members until they are read', async () => {
  const [reader, other] = [await someone(), await someone()];
  for (const member of [reader, other]) await choose(member, [['snapshot', true, true]]);
  test.advance(DAY);
  await announceSnapshot(test.db, 1, test.clock());
  const [{ id }] = (await inbox(reader)) as [{ id: number }];
  await test.call('PUT', `/api/user/notifications/${id}/read`, { token: reader.token });
  test.advance(DAY);
  await sendDigests(test);
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Airdrop snapshots: 1')]);
});

describe('the settings', () => {
  it('show every kind in the app and none by email, until they are changed', async () => {
    const member = await someone();
    const { body } = await test.call('GET', SETTINGS, { token: member.token });
    expect(body.email).toMatch(/@example.com$/);
    expect(body.kinds).toContainEqual({ kind: 'friend-counted', inApp: true, byEmail: false });
    expect(new Set(body.kinds.map(({ inApp, byEmail }: Record<string, boolean>) => `${inApp} ${byEmail}`))).toEqual(
      new Set(['true false']),
    );
    const changed = await choose(member, [
      ['reply', false, true],
      ['comment', false, false],
      ['reply', true, true],
    ]);
    expect(changed.body.kinds).toContainEqual({ kind: 'reply', inApp: true, byEmail: true });
    expect(await settingOf(member, 'comment')).toMatchObject({ inApp: false, byEmail: false });
    expect(await settingOf(member, 'upvotes')).toMatchObject({ inApp: true, byEmail: false });
  });

  it('offer email only with a confirmed address, and name the quest that confirms one', async () => {
    const member = await someone(null);
    expect((await test.call('GET', SETTINGS, { token: member.token })).body).toMatchObject({
      email: null,
      emailQuestId: null,
    });
    const admin = await test.member(`admin_${++made}`, { role: 'Admin' });
    const id = await createQuest(test, admin.token, { kind: 'email' });
    const { status, body } = await choose(member, [['reply', true, true]]);
    expect([status, body.code]).toEqual([409, 'email-not-confirmed']);
    expect((await test.call('GET', SETTINGS, { token: member.token })).body.emailQuestId).toBe(id);
    expect((await choose(member, [['reply', false, false]])).status).toBe(200);
  });

  it('refuse kinds that don’t exist', async () => {
    const { status } = await choose(await someone(), [['weather' as Kind, true, false]]);
    expect(status).toBe(400);
  });

  it('hide a kind from the inbox and its number, and marking all as read leaves it for the email', async () => {
    const member = await someone();
    await tell(member);
    await tell(member, 'submission-accepted');
    await choose(member, [['points-adjusted', false, true]]);
    expect(await unread(member)).toBe(1);
    expect(await inbox(member)).toMatchObject([{ kind: 'submission-accepted' }]);
    const account = await test.call('GET', '/api/user', { token: member.token });
    expect(account.body.unreadNotifications).toBe(1);
    const json = { until: test.clock().toISOString() };
    await test.call('PUT', '/api/user/notifications/read', { token: member.token, json });
    await choose(member, [['points-adjusted', true, true]]);
    expect(await inbox(member)).toMatchObject([
      { kind: 'points-adjusted', isUnread: true },
      { kind: 'submission-accepted', isUnread: false },
    ]);
  });
});

describe('the daily email', () => {
  // One day is shorter than a session's lifetime, so members stay signed in.
  const nextDay = () => test.advance(DAY);

  it('says how much is unread of the chosen kinds, once a day', async () => {
    const member = await subscriber();
    await tell(member);
    await tell(member, 'submission-accepted');
    await sendDigests(test);
    expect(sent).toEqual([]);
    nextDay();
    for (let time = 0; time < 2; time++) await sendDigests(test);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: 'New for you in PWR Airdrops' });
    expect(sent[0]!.text).toContain('- Changes to your points by an admin: 2\n');
    expect(sent[0]!.html).toContain('<li>Changes to your points by an admin: 2</li>');
    expect(sent[0]!.text).not.toContain('submission');

    await tell(member);
    nextDay();
    await sendDigests(test);
    expect(sent[1]!.text).toContain('by an admin: 1\n');
    nextDay();
    await sendDigests(test);
    expect(sent).toHaveLength(2);
  });

  it('counts all upvotes of the days that have ended, each once', async () => {
    const creator = await someone();
    await choose(creator, [['upvotes', true, true]]);
    const projectId = await addProject(test, creator.token, `Project ${++made}`);
    const upvote = async () => insertUpvote(test.db, (await someone()).id, projectId, test.clock());
    const HOUR = DAY / 24;
    /** Advances the clock to an hour of the next day, in UTC. */
    const morning = (hour: number) => test.advance(DAY - (test.clock().getTime() % DAY) + hour * HOUR);
    const mailed = async () => {
      sent = [];
      await sendDigests(test);
      return sent.map(({ text }) => /: (\d+)\n/.exec(text)![1]);
    };

    morning(7);
    await upvote();
    test.advance(2 * HOUR);
    expect(await mailed()).toEqual([]);
    for (let n = 0; n < 2; n++) await upvote();
    morning(9);
    await upvote();
    expect(await mailed()).toEqual(['3']);
    morning(9);
    expect(await mailed()).toEqual(['1']);
    morning(9);
    expect(await mailed()).toEqual([]);
  });

  it('has nothing that was read in the app', async () => {
    const member = await subscriber();
    const json = { until: test.clock().toISOString() };
    await test.call('PUT', '/api/user/notifications/read', { token: member.token, json });
    nextDay();
    await sendDigests(test);
    expect(sent).toEqual([]);
  });

  it('is in the language in which it was chosen', async () => {
    await subscriber('ru');
    nextDay();
    await sendDigests(test);
    expect(sent[0]).toMatchObject({ subject: 'Новое для вас в PWR Airdrops' });
    expect(sent[0]!.text).toContain('Изменения ваших баллов администратором: 1');
  });

  it('has full-width colons in Chinese', async () => {
    await subscriber('zh');
    nextDay();
    await sendDigests(test);
    expect(sent[0]!.text).toContain('管理员对你积分的调整：1\n');
    expect(sent[0]!.text).toMatch(/查看通知：\nhttp/);
  });

  it('starts at eight in the morning, UTC', () => {
    expect(digestDay(new Date('2026-09-02T07:59:59Z'))).toBe('2026-09-01');
    expect(digestDay(new Date('2026-09-02T08:00:00Z'))).toBe('2026-09-02');
  });

  it('comes once, although two processes send it, one of which had claimed a part and died', async () => {
    const members = await Promise.all(Array.from({ length: 450 }, () => someone()));
    const rows = members.map(({ id }) => ({ user_id: id, kind: 'points-adjusted' }));
    await test.db
      .insertInto('notification_setting')
      .values(rows.map((row) => ({ ...row, in_app: true, by_email: true })))
      .execute();
    await test.db
      .insertInto('digest_subscriber')
      .values(
        members.map(({ id }) => ({
          user_id: id,
          language: 'en',
          claimed_day: digestDay(test.clock()),
          sent_until: test.clock(),
        })),
      )
      .execute();
    test.advance(1000);
    await notify(
      test.db,
      rows.map(({ user_id }) => ({ userId: user_id, key: 'once', kind: 'points-adjusted' as const })),
      test.clock(),
    );
    nextDay();
    const lost = await claimDay(test.db, digestDay(test.clock()), 20);
    expect(lost).toHaveLength(20);
    // Sending yields to the event loop, so that the runs overlap.
    post = async (mail) => {
      await new Promise(setImmediate);
      sent.push(mail);
    };
    await Promise.all([sendDigests(test), sendDigests(test), sendDigests(test)]);
    expect(sent).toHaveLength(430);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(430);

    // The next day's run sends the lost emails.
    sent = [];
    nextDay();
    await sendDigests(test);
    expect(sent).toHaveLength(20);
  });

  it('that failed is not tried again that day, and its news comes the next day', async () => {
    const [member, other] = [await subscriber(), await subscriber()];
    const { email } = (await test.call('GET', SETTINGS, { token: member.token })).body;
    nextDay();
    const works = post;
    post = (mail) => (mail.to === email ? Promise.reject(new ServiceError('mail: 550 no such mailbox')) : works(mail));
    await expect(sendDigests(test)).rejects.toThrow('Daily emails that were not sent: 1');
    await sendDigests(test);
    expect(sent).toHaveLength(1);
    expect(await unread(other)).toBe(1);
    post = works;
    nextDay();
    await sendDigests(test);
    expect(sent.map(({ to }) => to).slice(1)).toEqual([email]);
  });

  it('waits for a mail service that is down', async () => {
    for (let n = 0; n < 40; n++) await subscriber();
    nextDay();
    const works = post;
    let tried = 0;
    post = () => {
      tried++;
      return Promise.reject(new ServiceError('mail: no answer'));
    };
    await expect(sendDigests(test)).rejects.toThrow('Daily emails that were not sent');
    expect(tried).toBeLessThan(40);
    post = works;
    await sendDigests(test);
    expect(sent).toHaveLength(40 - tried);
  });

  it('stops when the process ends, and another one continues', async () => {
    for (let n = 0; n < 3; n++) await subscriber();
    nextDay();
    const ending = new AbortController();
    const works = post;
    post = async (mail) => {
      ending.abort();
      await works(mail);
    };
    await sendDigests(test, ending.signal);
    const before = sent.length;
    expect(before).toBeLessThan(3);
    await sendDigests(test);
    expect(sent).toHaveLength(3);
  });
});

describe('unsubscribing', () => {
  const headersOf = async () => {
    test.advance(DAY);
    await sendDigests(test);
    return sent[0]!.headers!;
  };
  /** Unsubscribes with the same POST request that mail providers send. */
  const oneClick = (path: string) =>
    test.call('POST', path, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const pathOf = (headers: Record<string, string>) =>
    new RegExp(`^<${test.config.publicUrl}/backend(.+)>$`).exec(headers['List-Unsubscribe']!)![1]!;

  it('takes one click, without signing in, and can be repeated', async () => {
    const member = await subscriber();
    const headers = await headersOf();
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    for (let time = 0; time < 2; time++) expect((await oneClick(pathOf(headers))).status).toBe(204);
    expect(await settingOf(member, 'points-adjusted')).toMatchObject({ inApp: true, byEmail: false });
    await tell(member);
    test.advance(DAY);
    await sendDigests(test);
    expect(sent).toHaveLength(1);
  });

  it('is not done by opening the link, which leads to a page', async () => {
    const member = await subscriber();
    const path = pathOf(await headersOf());
    const { status, headers } = await test.call('GET', path);
    expect(status).toBe(302);
    const token = new URLSearchParams(path.split('?')[1]).get('token')!;
    expect(headers.location).toBe(`${test.config.publicUrl}/unsubscribe#token=${token}`);
    expect(await settingOf(member, 'points-adjusted')).toMatchObject({ byEmail: true });
  });

  it('is refused with a token of another member, or a made-up one', async () => {
    const [member, other] = [await subscriber(), await subscriber()];
    const signature = unsubscribeToken(test.proofKey, other.id).split('.')[1]!;
    for (const token of [`${member.id}.${signature}`, `${member.id}.`, 'x', `0${member.id}.${signature}`]) {
      const { status, body } = await test.call('POST', `/api/unsubscribe?token=${token}`);
      expect([status, body.code], token).toEqual([400, 'unsubscribe-token-invalid']);
    }
    expect(await settingOf(member, 'points-adjusted')).toMatchObject({ byEmail: true });
  });

  it('ends with the last kind that is turned off', async () => {
    const member = await subscriber();
    await choose(member, [['points-adjusted', true, false]]);
    expect(await test.db.selectFrom('digest_subscriber').selectAll().execute()).toEqual([]);
  });
});
