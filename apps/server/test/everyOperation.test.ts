import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '../src/contract/contract.ts';
import { createTestApp, type TestApp } from './harness.ts';

let test: TestApp;
/** A server that allows only one call per minute to each rate-limited operation. */
let limited: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  limited = await createTestApp({ writesPerMinute: 1, signInsPerMinute: 1 });
  // Admins may call every operation.
  token = (await test.member('ann', { role: 'Admin' })).token;
});
afterAll(() => Promise.all([test.close(), limited.close()]));

/** Returns the operation's path with ids and names that don't exist. */
const address = ({ path }: Operation) =>
  path
    .replace('{key}', '2f1c0c1e-8b1d-4f0e-9a57-3c6a1d2b9e44.png')
    .replace('{name}', 'nobody')
    .replace('{username}', 'nobody')
    .replace('{address}', `0x${'0'.repeat(40)}`)
    .replace(/\{\w+\}/, '4711');

const withToken = operations.filter(({ needsToken }) => needsToken);
/** Operations with an id but no body. Those with a body are tested below. */
const withId = operations.filter(({ path, contentTypes }) => /\{(id|userId)\}/.test(path) && contentTypes.length === 0);
/** Operations with a body, except image uploads, whose limits have separate tests. */
const writes = operations.filter(
  ({ contentTypes }) => contentTypes.length > 0 && !contentTypes.some((type) => type.startsWith('image/')),
);
const limits = operations.filter(({ isLimited }) => isLimited);
/** One invalid request for each operation that has input but no body. */
const refused: [operation: string, path: string, headers?: Record<string, string>][] = [
  ['listQuests', '/api/quests', { 'accept-language': 'x'.repeat(201) }],
  ['listCompletedQuests', '/api/quests/completed', { 'accept-language': 'x'.repeat(201) }],
  ['listQuestsInReview', '/api/quests/inreview', { 'accept-language': 'x'.repeat(201) }],
  ['startQuiz', '/api/pwrQuizzes/startQuiz', { 'accept-language': 'x'.repeat(201) }],
  ['listUnresolvedQuests', '/api/admin/quests/unresolved?page=-1'],
  ['listAudit', '/api/admin/audit?page=-1'],
  ['getAuditFigures', '/api/admin/audit/figures?startDate=yesterday'],
  ['listAppeals', '/api/admin/appeals?page=-1'],
  ['listReports', '/api/admin/reports?page=-1'],
  ['getTelegramWidget', '/api/login/telegram?callerId=me'],
  ['claimBonus', '/api/claimBonusPoint', { 'idempotency-key': 'short' }],
  ['useReferralCode', '/api/quests/referralCode?referredUserId=me&referralCode=abc'],
  ['openUnsubscribePage', '/api/unsubscribe?token='],
  ['unsubscribe', '/api/unsubscribe'],
  ['uploadImage', '/images/upload/logo.png?expires=1&signature=a'],
  ['deleteImageUpload', '/images/upload/logo.png'],
];

describe('every operation', () => {
  it.each(operations.filter(({ needsAdmin }) => needsAdmin))('$id is for admins only', async (operation) => {
    const member = await test.memberToken('bob');
    const { status, body } = await test.call(operation.method, address(operation), { token: member });
    expect([status, body.code]).toEqual([403, 'admin-only']);
  });

  it.each(withToken)('$id requires a token', async (operation) => {
    const { status, body } = await test.call(operation.method, address(operation));
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  it.each(withId)('$id accepts only whole numbers as ids, and doesn’t find 4711', async (operation) => {
    const wrong = await test.call(operation.method, operation.path.replace(/\{\w+\}/, 'seven'), { token });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'validation-failed']);
    const { status, body } = await test.call(operation.method, address(operation), { token });
    expect([status, body.code]).toEqual([404, expect.stringMatching(/-not-found$/)]);
  });

  it.each(writes)('$id accepts only the contract’s content types', async (operation) => {
    const headers = { 'content-type': 'text/plain' };
    const { status, body } = await test.call(operation.method, operation.path, { token, raw: 'x', headers });
    expect([status, body.code]).toEqual([415, 'unsupported-media-type']);
  });

  it.each(writes)('$id refuses oversized bodies', async (operation) => {
    const endless = 'x'.repeat(300_000);
    const call = operation.contentTypes.includes('application/json')
      ? { json: { text: endless } }
      : { form: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field${n}`, 'x'])) };
    const { status, body } = await test.call(operation.method, operation.path, { token, ...call });
    expect([status, body.code]).toEqual([413, 'payload-too-large']);
  });

  it.each(writes)('$id refuses malformed bodies', async ({ method, path, contentTypes }) => {
    const [type] = contentTypes as [string];
    const call =
      type === 'application/json' ? { raw: '{"a":', headers: { 'content-type': type } } : { form: { a: 'b' } };
    const { status, body } = await test.call(method, path.replace(/\{\w+\}/, '1'), { token, ...call });
    expect([status, body.code]).toEqual([400, type === 'application/json' ? 'malformed-json' : 'validation-failed']);
  });

  it.each(refused)('%s refuses values outside of the contract', async (id, path, headers = {}) => {
    const { method } = operations.find((operation) => operation.id === id)!;
    const image = id === 'uploadImage' && { raw: 'x', headers: { 'content-type': 'image/png' } };
    const { status, body } = await test.call(method, path, { token, headers, ...image });
    expect([status, body.code]).toEqual([400, 'validation-failed']);
  });

  it.each(limits)('$id has a rate limit, with or without a token', async (operation) => {
    await limited.call(operation.method, address(operation));
    const { status, body } = await limited.call(operation.method, address(operation));
    expect([status, body.code]).toEqual([429, 'rate-limited']);
  });
});
