import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withRetry } from '../src/db/withRetry.ts';
import { eraseMember } from '../src/ownData/erase.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { createQuest } from './people.ts';

type Person = { id: number; token: string };

let test: TestApp;
let admin: Person;
let second: Person;
let ann: Person;
let made = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('mia', { role: 'Admin' });
  second = await test.member('noa', { role: 'Admin' });
});
beforeEach(async () => (ann = await test.member(`ann_${++made}`)));
afterAll(() => test.close());

const as = ({ token }: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object) =>
  test.call(method, `/api${path}`, { token, json });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const submitted = async (by: Person) =>
  (await as(by, 'POST', '/user/twitterSubmitEmbedURL', { url: `https://x.com/nova/status/${10 ** 12 + ++made}` })).body
    .submissionId as number;
const note = (about: Person, json: object, by = admin) => as(by, 'POST', `/admin/users/${about.id}/notes`, json);
const notesOf = async (about: Person, by = admin) => (await as(by, 'GET', `/admin/users/${about.id}/notes`)).body.notes;
const erase = ({ id }: Person) => withRetry(test.db, (trx) => eraseMember(trx, id, test.clock()));
const latestEntry = async () => (await as(admin, 'GET', '/admin/audit?itemsPerPage=1')).body.entries[0];

describe('a note about a member', () => {
  it('is listed for every admin, newest first, with its author and time', async () => {
    const submissionId = await submitted(ann);
    const first = await note(ann, { text: ' Posts the same video twice. ' });
    expect(first.status).toBe(201);
    test.advance(1000);
    const other = await note(ann, { text: 'Stolen picture', submissionId }, second);
    const createdAt = test.clock().toISOString();
    expect(other.body).toEqual({
      id: other.body.id,
      text: 'Stolen picture',
      submissionId,
      author: { id: second.id, name: 'noa' },
      isOwn: true,
      createdAt,
    });
    expect(await notesOf(ann)).toEqual([{ ...other.body, isOwn: false }, first.body]);
    expect(await notesOf(await test.member(`other_${++made}`))).toEqual([]);
  });

  it('is not in what the member reads or downloads', async () => {
    await note(ann, { text: 'xyzzy-note' });
    expect(codeOf(await as(ann, 'GET', `/admin/users/${ann.id}/notes`))).toEqual([403, 'admin-only']);
    await test.call('POST', '/api/claimBonusPoint', { token: ann.token });
    const headers = { authorization: `Bearer ${ann.token}` };
    const archive = await test.app.inject({ method: 'GET', url: '/backend/api/user/data', headers });
    const files = Object.values(unzipSync(new Uint8Array(archive.rawPayload)));
    const text = files.map((bytes) => new TextDecoder().decode(bytes)).join('\n');
    expect(text).toContain('gm');
    expect(text).not.toContain('xyzzy-note');
    expect((await as(ann, 'GET', '/user/notifications')).text).not.toContain('xyzzy-note');
  });

  it('is in the audit log, with the member as its subject, and so is its deletion', async () => {
    const { body } = await note(ann, { text: 'Two accounts' });
    const subject = { kind: 'member', id: ann.id, name: `ann_${made}` };
    expect(await latestEntry()).toMatchObject({ operation: 'createNote', input: { text: 'Two accounts' }, subject });
    expect((await as(admin, 'DELETE', `/admin/notes/${body.id}`)).status).toBe(204);
    expect(await latestEntry()).toMatchObject({ operation: 'deleteNote', input: { id: body.id }, subject });
    expect(await notesOf(ann)).toEqual([]);
  });

  it('can be deleted by its author alone', async () => {
    const { body } = await note(ann, { text: 'Two accounts' });
    expect(codeOf(await as(second, 'DELETE', `/admin/notes/${body.id}`))).toEqual([403, 'not-yours']);
    expect(await notesOf(ann)).toHaveLength(1);
  });

  it('outlives its submission, and its author’s account', async () => {
    const gone = await test.member(`gone_${++made}`, { role: 'Admin' });
    const submissionId = await submitted(ann);
    await note(ann, { text: 'Stolen picture', submissionId }, gone);
    await as(admin, 'DELETE', `/admin/user/post?postId=${submissionId}`);
    await erase(gone);
    expect(await notesOf(ann)).toMatchObject([{ text: 'Stolen picture', submissionId: null, author: null }]);
  });

  it('is refused without text, about a stranger’s submission, and about nobody', async () => {
    const other = await test.member(`other_${++made}`);
    const submissionId = await submitted(other);
    expect(codeOf(await note(ann, { text: ' \u200b ' }))).toEqual([400, 'validation-failed']);
    expect(codeOf(await note(ann, { text: 'x'.repeat(1001) }))).toEqual([400, 'validation-failed']);
    expect(codeOf(await note(ann, { text: 'Here', submissionId }))).toEqual([404, 'submission-not-found']);
    await erase(other);
    expect(codeOf(await note(other, { text: 'Gone' }))).toEqual([404, 'user-not-found']);
    expect(codeOf(await as(admin, 'GET', `/admin/users/${other.id}/notes`))).toEqual([404, 'user-not-found']);
    expect(await notesOf(ann)).toEqual([]);
  });
});

describe('a saved reply', () => {
  const list = async (by = admin) => (await as(by, 'GET', '/admin/savedReplies')).body.replies;
  const save = (title: string, text: string) => as(admin, 'POST', '/admin/savedReplies', { title, text });

  it('is shared by all admins, who can change and delete it, and is in the audit log', async () => {
    const { status, body: late } = await save('Too short', 'Please write more.');
    expect(status).toBe(201);
    const { body: early } = await save('Blurry', 'The picture is too blurry.');
    expect(await list(second)).toEqual([early, late]);
    const change = { title: 'Blurry picture', text: 'Please send a sharper picture.' };
    const changed = await as(second, 'PUT', `/admin/savedReplies/${early.id}`, change);
    expect(changed.body).toEqual({ id: early.id, ...change });
    expect(await latestEntry()).toMatchObject({
      operation: 'updateSavedReply',
      actor: { id: second.id },
      before: { title: 'Blurry', text: 'The picture is too blurry.' },
      after: change,
    });
    expect((await as(second, 'DELETE', `/admin/savedReplies/${early.id}`)).status).toBe(204);
    expect(await latestEntry()).toMatchObject({ operation: 'deleteSavedReply', before: change });
    expect(await list()).toEqual([late]);
    await as(admin, 'DELETE', `/admin/savedReplies/${late.id}`);
  });

  it('is refused if it is too long, gone, or one of too many', async () => {
    expect(codeOf(await save('Title', 'x'.repeat(501)))).toEqual([400, 'validation-failed']);
    expect(codeOf(await save('x'.repeat(81), 'Text'))).toEqual([400, 'validation-failed']);
    const gone = await as(admin, 'PUT', '/admin/savedReplies/999999', { title: 'Title', text: 'Text' });
    expect(codeOf(gone)).toEqual([404, 'saved-reply-not-found']);
    const replies = Array.from({ length: 99 }, (_, n) => ({ title: `Reply ${n}`, body: 'Text' }));
    await test.db.insertInto('saved_reply').values(replies).execute();
    expect((await save('The last', 'Text')).status).toBe(201);
    expect(codeOf(await save('One more', 'Text'))).toEqual([409, 'too-many-saved-replies']);
    await test.db.deleteFrom('saved_reply').execute();
  });
});

it('counts what waits in each queue, as the queues do', async () => {
  const waiting = async () => (await as(admin, 'GET', '/admin/waiting')).body;
  expect(await waiting()).toEqual({ submissions: expect.any(Number), quests: 0, appeals: 0, reports: 0 });
  const before = (await waiting()).submissions as number;
  const [open, refused] = [await submitted(ann), await submitted(ann)];
  const questId = await createQuest(test, admin.token, { needsReview: true });
  await as(ann, 'POST', `/user/challenge/action?action=start&challengeId=${questId}`);
  await as(ann, 'POST', '/quests/request/verify', { challenge_id: questId, url: 'https://nova.example/proof' });
  await as(admin, 'POST', '/admin/rejectSubmission', { submissionId: refused, reason: 'duplicate' });
  await as(ann, 'POST', `/user/submissions/${refused}/appeal`, { text: 'It is my own.' });
  // Two reports about one member count as one subject.
  for (const by of [second, await test.member(`reporter_${++made}`)])
    await as(by, 'POST', '/reports', { kind: 'profile', id: ann.id, reason: 'spam' });
  expect(await waiting()).toEqual({ submissions: before + 1, quests: 1, appeals: 1, reports: 1 });
  const totalOf = async (path: string) => (await as(admin, 'GET', path)).body.metadata.totalItems;
  expect(await totalOf('/admin/quests/unresolved')).toBe(1);
  expect(await totalOf('/admin/appeals')).toBe(1);
  expect(await totalOf('/admin/reports')).toBe(1);
  await as(ann, 'DELETE', `/user/submissions/${open}`);
  expect((await waiting()).submissions).toBe(before);
});

it('a member’s record names the linked wallet', async () => {
  const recordOf = async () => (await as(admin, 'GET', `/admin/users/${ann.id}/record`)).body;
  expect(await recordOf()).toMatchObject({ wallet: null });
  const address = `0x${String(ann.id).padStart(40, '0')}`;
  await test.db.insertInto('wallet_of_member').values({ user_id: ann.id, address }).execute();
  expect(await recordOf()).toMatchObject({ wallet: address });
});
