import { createHash } from 'node:crypto';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withRetry } from '../src/db/withRetry.ts';
import { eraseMember } from '../src/ownData/erase.ts';
import { appendPointEntry } from '../src/points/ledger.ts';
import { checkFile } from '../src/snapshots/checkFile.ts';
import { freezeDue } from '../src/snapshots/freeze.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, fire, pointsOf } from './people.ts';

type Person = { id: number; token: string };

const RULES = {
  symbol: 'PWR',
  decimals: 9,
  total: '1000',
  method: 'proportional',
  amountPerPoint: null as string | null,
  cap: null as string | null,
  minimumPoints: 1,
  excludesAdmins: true,
  remainder: 'unallocated',
};

let test: TestApp;
let root: Person;
let made = 0;

beforeAll(async () => {
  test = await createTestApp();
});
// Each test has its own members and one super admin.
beforeEach(async () => {
  await sql`alter table snapshot disable trigger user`.execute(test.db);
  await sql`alter table snapshot_entry disable trigger user`.execute(test.db);
  await sql`alter table snapshot_nodes disable trigger user`.execute(test.db);
  await sql`truncate snapshot, snapshot_entry, snapshot_nodes, snapshot_member, snapshot_exclusion, snapshot_proposal
    restart identity`.execute(test.db);
  await sql`alter table snapshot enable trigger user`.execute(test.db);
  await sql`alter table snapshot_entry enable trigger user`.execute(test.db);
  await sql`alter table snapshot_nodes enable trigger user`.execute(test.db);
  await test.db.updateTable('app_user').set({ total_points: 0, role: 'User' }).execute();
  await test.db.updateTable('app_user').set({ disqualified_at: null }).where('deleted_at', 'is', null).execute();
  delete test.site.current.airdrop.ends;
  root = await test.member(`root_${++made}`, { role: 'Super Admin', name: 'root' });
});
afterAll(() => test.close());

const walletOf = (id: number) => `0x${id.toString(16).padStart(40, 'a')}`;
const award = (userId: number, delta: number) =>
  withRetry(test.db, (trx) =>
    appendPointEntry(trx, { userId, key: `test:${++made}`, kind: 'adjustment', delta, reason: 'Test' }, test.clock()),
  );
async function earner(points: number, { wallet = true, ...more } = {}): Promise<Person> {
  const person = await test.member(`member_${++made}`, more);
  await award(person.id, points);
  if (wallet)
    await test.db
      .insertInto('wallet_of_member')
      .values({ user_id: person.id, address: walletOf(person.id) })
      .execute();
  return person;
}
const post = ({ token }: Person, path: string, json?: object, headers = {}) =>
  test.call('POST', `/api/admin/snapshots${path}`, { token, headers, ...(json && { json }) });
const propose = (by = root, rules: object = {}, more: object = {}) =>
  post(by, '', { rules: { ...RULES, ...rules }, exclusions: [], when: 'now', ...more });
const preview = (rules: object = {}, exclusions: object[] = []) =>
  post(root, '/preview', { rules: { ...RULES, ...rules }, exclusions });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const own = async ({ token }: Person) => (await test.call('GET', '/api/user/allocations', { token })).body;
const latest = async () => (await test.call('GET', '/api/snapshots')).body.snapshots[0];
const file = async (format: string, id = 1) =>
  (await test.call('GET', `/api/admin/snapshots/${id}/file?format=${format}`, { token: root.token })).text;
async function freeze(rules: object = {}, more: object = {}) {
  const answer = await propose(root, rules, more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await freezeDue(test);
  return latest();
}
const statusOf = async (id: number) =>
  (await test.call('GET', '/api/admin/snapshots', { token: root.token })).body.proposals.find(
    ({ proposalId }: { proposalId: number }) => proposalId === id,
  );

describe('a snapshot', () => {
  it('is news to all members', async () => {
    const ann = await earner(300);
    const { frozenAt } = await freeze();
    const { notifications } = (await test.call('GET', '/api/user/notifications', { token: ann.token })).body;
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'snapshot', happensAt: frozenAt }));
  });

  it('pays members their share of the total, and proves it', async () => {
    const [ann, bob, cas] = [await earner(300), await earner(100), await earner(99)];
    const snapshot = await freeze({ minimumPoints: 100 });
    expect(snapshot.totals).toMatchObject({
      members: 3,
      points: '499',
      recipients: 2,
      allocated: '1000',
      unallocated: '0',
      excluded: { 'below-minimum': 1 },
      distribution: [{ from: '100', members: 2, amount: '1000' }],
    });
    const library = StandardMerkleTree.of(
      [
        [walletOf(ann.id), 750n],
        [walletOf(bob.id), 250n],
      ],
      ['address', 'uint256'],
    );
    expect(snapshot.root).toBe(library.root);
    const [allocation] = (await own(ann)).allocations;
    expect(allocation).toMatchObject({ wallet: walletOf(ann.id), points: 300, amount: '750', exclusion: null });
    expect(
      StandardMerkleTree.verify(snapshot.root, ['address', 'uint256'], [walletOf(ann.id), 750n], allocation.proof),
    ).toBe(true);
    expect((await own(cas)).allocations[0]).toMatchObject({ amount: '0', exclusion: 'below-minimum', proof: [] });
  });

  it('proves every amount when the tree has several rows', async () => {
    const points = Array.from({ length: 300 }, (_, index) => 10 + index);
    const ids = await Promise.all(points.map(async (total) => (await test.member(`many_${++made}_${total}`)).id));
    await sql`update app_user set total_points = 10 + id where id = any(${ids})`.execute(test.db);
    await test.db
      .insertInto('wallet_of_member')
      .values(ids.map((id) => ({ user_id: id, address: walletOf(id) })))
      .execute();
    const { root: merkleRoot } = await freeze({ total: '123456789' });
    for (const id of ids.filter((_, index) => index % 50 === 0)) {
      const path = `/api/snapshots/1/wallets/${walletOf(id)}`;
      const { amount, proof } = (await test.call('GET', path)).body;
      expect(StandardMerkleTree.verify(merkleRoot, ['address', 'uint256'], [walletOf(id), BigInt(amount)], proof)).toBe(
        true,
      );
    }
  });

  it('leaves out who is disqualified, has no wallet, is an admin, or is excluded by name', async () => {
    const [ann, bob, cas, dan] = [
      await earner(10),
      await earner(10),
      await earner(10, { wallet: false }),
      await earner(10),
    ];
    const reason = { reason: 'Five accounts' };
    await test.call('POST', `/api/admin/user/disqualify?userId=${bob.id}`, { token: root.token, json: reason });
    expect(await pointsOf(test, bob.id)).toBe(0);
    await test.db.updateTable('app_user').set({ total_points: 10 }).where('id', '=', root.id).execute();
    const { totals } = await freeze({}, { exclusions: [{ userId: dan.id, reason: 'Bought points <b>' }] });
    expect(totals).toMatchObject({
      members: 5,
      recipients: 1,
      excluded: { disqualified: 1, 'no-wallet': 1, admin: 1, excluded: 1 },
    });
    expect((await own(ann)).allocations[0].amount).toBe('1000');
    expect((await own(cas)).allocations[0]).toMatchObject({ exclusion: 'no-wallet', wallet: null });
    expect((await own(dan)).allocations[0]).toMatchObject({ exclusion: 'excluded', reason: 'Bought points <b>' });
  });

  it('has a file whose SHA-256 it names, as CSV and as JSON', async () => {
    const [ann] = [await earner(300), await earner(100, { wallet: false })];
    const { sha256 } = await freeze();
    const csv = await file('csv');
    expect(createHash('sha256').update(csv).digest('hex')).toBe(sha256);
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toBe('number,wallet,points,exclusion,amount');
    expect(
      lines
        .slice(1)
        .map((line) => line.replace(/^\d+/, 'n'))
        .sort(),
    ).toEqual(['n,,100,no-wallet,0', `n,${walletOf(ann.id)},300,,1000`]);
    const { snapshot, entries } = JSON.parse(await file('json'));
    expect(snapshot).toEqual(await latest());
    expect(entries.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
  });

  it('can be checked by its file, which notices every change', async () => {
    const [ann] = [await earner(300), await earner(100), await earner(50, { wallet: false })];
    const snapshot = await freeze();
    async function* linesOf(text: string) {
      yield* text.split(/\r?\n/);
    }
    const check = (text: string) => checkFile(linesOf(text));
    for (const format of ['csv', 'json'])
      expect(await check(await file(format))).toEqual({
        entries: 3,
        recipients: 2,
        points: 450n,
        allocated: 1000n,
        root: snapshot.root,
        sha256: snapshot.sha256,
        faults: [],
      });
    const json = await file('json');
    const faultsOf = async (from: string | RegExp, to: string) => {
      expect(json.replace(from, to)).not.toBe(json);
      return (await check(json.replace(from, to))).faults.join(' ');
    };
    expect(await faultsOf('"amount":"750"', '"amount":"751"')).toMatch(/root is .*SHA-256 is .*amounts is 1000/);
    expect(await faultsOf(walletOf(ann.id), walletOf(4711))).toMatch(/root is .*SHA-256/);
    expect(await faultsOf('"points":50', '"points":51')).toMatch(/SHA-256 is .*points is 450/);
    expect(await faultsOf(/\{"number":2.*\n/, '')).toContain('Entry 2 is missing');
    expect(await faultsOf('"no-wallet","amount":"0"', 'null,"amount":"0"')).toContain('without a reason');
    await expect(check('not a snapshot')).rejects.toThrow('not the file of a snapshot');
  });

  it('keeps the wallets and points of its moment', async () => {
    const [ann, bob] = [await earner(10), await earner(10, { wallet: false })];
    await freeze();
    await test.db
      .updateTable('wallet_of_member')
      .set({ address: walletOf(999) })
      .where('user_id', '=', ann.id)
      .execute();
    await test.db
      .insertInto('wallet_of_member')
      .values({ user_id: bob.id, address: walletOf(bob.id) })
      .execute();
    expect(await own(ann)).toMatchObject({ wallet: walletOf(999), allocations: [{ wallet: walletOf(ann.id) }] });
    expect((await own(bob)).allocations[0]).toMatchObject({ wallet: null, exclusion: 'no-wallet' });
  });

  it('can’t be changed, deleted or emptied, not even by a statement', async () => {
    const ann = await earner(10);
    await freeze();
    const before = await file('json');
    for (const statement of [
      sql`update snapshot set root = ''`,
      sql`delete from snapshot`,
      sql`update snapshot_entry set amount = amount + 1`,
      sql`delete from snapshot_entry`,
      sql`truncate snapshot_entry`,
      sql`update snapshot_nodes set chunk = 9`,
      sql`update snapshot_member set entry = 9 where user_id = ${ann.id}`,
    ])
      await expect(statement.execute(test.db)).rejects.toThrow("can't be changed");
    await award(ann.id, 500);
    expect(await file('json')).toBe(before);
  });

  it('stays the same after an account is deleted, without the member’s name', async () => {
    const [ann] = [await earner(30), await earner(10)];
    await freeze({}, { exclusions: [{ userId: ann.id, reason: 'Personal' }] });
    const before = await file('csv');
    await withRetry(test.db, (trx) => eraseMember(trx, ann.id, test.clock()));
    expect(await file('csv')).toBe(before);
    const { body } = await test.call('GET', '/api/admin/snapshots/1/entries', { token: root.token });
    expect(body.entries.find(({ points }: { points: number }) => points === 30)).toMatchObject({
      user: null,
      reason: null,
    });
    const again = await freeze();
    expect(again).toMatchObject({ id: 2, totals: { members: 1 } });
  });
});

describe('the rules', () => {
  it('give the remainder of rounding to the members with the most points', async () => {
    const people = [await earner(5), await earner(4), await earner(4), await earner(1)];
    const { totals } = await freeze({ total: '100', remainder: 'most-points' });
    // The shares are 35.7, 28.6, 28.6 and 7.1, so rounding down leaves two units.
    const amounts = await Promise.all(people.map(async (each) => Number((await own(each)).allocations[0].amount)));
    expect([amounts[0], ...amounts.slice(1, 3).sort(), amounts[3]]).toEqual([36, 28, 29, 7]);
    expect(totals).toMatchObject({ allocated: '100', unallocated: '0' });
    const left = (await preview({ total: '100' })).body;
    expect(left).toMatchObject({ allocated: '98', unallocated: '2' });
  });

  it('cut off at the cap, and pay each point', async () => {
    await earner(5);
    await earner(2);
    expect((await preview({ method: 'per-point', amountPerPoint: '7', cap: '20' })).body).toMatchObject({
      allocated: '34',
      unallocated: '966',
      distribution: [{ from: '10', members: 2, amount: '34' }],
    });
  });

  it('count with amounts of 256 bits', async () => {
    await earner(1);
    await earner(2);
    const total = (2n ** 256n - 1n).toString();
    expect((await preview({ total })).body).toMatchObject({ allocated: total, unallocated: '0' });
    expect(codeOf(await preview({ total: (2n ** 256n).toString() }))).toEqual([409, 'rules-invalid']);
    const { totals } = await freeze({ total });
    expect(totals.allocated).toBe(total);
  });

  it('preview the totals that the snapshot has', async () => {
    for (const points of [7, 7, 7, 100, 33, 12]) await earner(points);
    await earner(50, { wallet: false });
    for (const rules of [{ remainder: 'most-points' }, { cap: '300', remainder: 'most-points' }, { total: '3' }]) {
      const { body } = await preview(rules);
      expect((await freeze(rules)).totals).toEqual(body);
    }
  });

  it.each([
    ['pay more than the total', { method: 'per-point', amountPerPoint: '100' }, 409, 'rules-exceed-total'],
    ['have a cap above the total', { cap: '1001' }, 409, 'rules-invalid'],
    ['lack what a point pays', { method: 'per-point' }, 409, 'rules-invalid'],
    ['pay nobody', { minimumPoints: 1000 }, 409, 'rules-pay-nobody'],
    ['have a negative cap', { cap: '-1' }, 400, 'validation-failed'],
    ['have a fraction', { total: '1.5' }, 400, 'validation-failed'],
    ['have a negative minimum', { minimumPoints: -1 }, 400, 'validation-failed'],
  ])('are refused if they %s, and nothing is stored', async (_what, rules, status, code) => {
    await earner(11);
    expect(codeOf(await propose(root, rules))).toEqual([status, code]);
    expect(await statusOf(1)).toBeUndefined();
  });

  it('are refused if they exclude someone who doesn’t exist', async () => {
    await earner(11);
    const exclusions = [{ userId: 4711, reason: 'Who?' }];
    expect(codeOf(await propose(root, {}, { exclusions }))).toEqual([404, 'user-not-found']);
    expect(codeOf(await preview({}, exclusions))).toEqual([404, 'user-not-found']);
  });

  it('that no longer fit at the freeze make it fail as a whole', async () => {
    const ann = await earner(10);
    const { body } = await propose(root, { method: 'per-point', amountPerPoint: '100' });
    await award(ann.id, 1);
    await freezeDue(test);
    expect(await statusOf(body.proposalId)).toMatchObject({ status: 'failed', failure: 'rules-exceed-total' });
    expect(await latest()).toBeUndefined();
    expect(await test.db.selectFrom('snapshot_entry').selectAll().execute()).toEqual([]);
    expect((await propose()).status).toBe(201);
  });
});

describe('a proposal', () => {
  it('waits for another super admin, who is the only one to confirm it', async () => {
    await earner(10);
    const second = await test.member(`second_${++made}`, { name: 'second', role: 'Super Admin' });
    const admin = await test.member(`admin_${++made}`, { role: 'Admin' });
    const { body } = await propose();
    expect(body).toMatchObject({ status: 'pending', isOwn: true, confirmedBy: null });
    await freezeDue(test);
    expect(await latest()).toBeUndefined();
    const path = `/proposals/${body.proposalId}/confirm`;
    expect(codeOf(await post(admin, path))).toEqual([403, 'super-admin-only']);
    expect(codeOf(await post(root, path))).toEqual([403, 'other-admin-required']);
    expect((await post(second, path)).body).toMatchObject({ status: 'confirmed', confirmedBy: 'second', isOwn: false });
    expect(codeOf(await post(second, path))).toEqual([409, 'proposal-decided']);
    await freezeDue(test);
    expect(await statusOf(body.proposalId)).toMatchObject({ status: 'frozen' });
    expect(codeOf(await post(second, `/proposals/${body.proposalId}/cancel`))).toEqual([409, 'proposal-decided']);
  });

  it('of the only super admin needs a fresh sign-in', async () => {
    await earner(10);
    test.advance(11 * 60_000);
    expect(codeOf(await propose())).toEqual([403, 'fresh-sign-in-required']);
    const again = { ...root, token: await test.signInAgain(root.id) };
    expect((await propose(again)).body).toMatchObject({ status: 'confirmed', confirmedBy: 'root' });
  });

  it('is not for other admins', async () => {
    await earner(10);
    const admin = await test.member(`admin_${++made}`, { role: 'Admin' });
    expect(codeOf(await propose(admin))).toEqual([403, 'super-admin-only']);
  });

  it('can be called off, and makes room for the next', async () => {
    await earner(10);
    const { body } = await propose();
    expect((await post(root, `/proposals/${body.proposalId}/cancel`)).body).toMatchObject({ status: 'canceled' });
    await freezeDue(test);
    expect(await latest()).toBeUndefined();
    expect((await propose()).status).toBe(201);
  });

  it('is the only one under way, of several at once', async () => {
    await earner(10);
    expect(await fire(() => propose())).toEqual({ 201: 1, 409: AT_ONCE - 1 });
    expect(codeOf(await propose())).toEqual([409, 'snapshot-in-progress']);
  });

  it('is stored once for an Idempotency-Key', async () => {
    await earner(10);
    const json = { rules: RULES, exclusions: [], when: 'now' };
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await post(root, '', json, headers);
    expect((await post(root, '', json, headers)).body).toEqual(first.body);
    expect(codeOf(await post(root, '', { ...json, exclusions: [{ userId: root.id, reason: 'x' }] }, headers))).toEqual([
      422,
      'idempotency-key-reused',
    ]);
  });

  it('is frozen once, by any number of processes', async () => {
    await earner(10);
    await propose();
    await Promise.all(Array.from({ length: 8 }, () => freezeDue(test)));
    expect((await test.call('GET', '/api/snapshots')).body.snapshots).toHaveLength(1);
    expect(await test.db.selectFrom('snapshot_entry').selectAll().execute()).toHaveLength(1);
  });

  it('is taken over from a process that died', async () => {
    await earner(10);
    await propose();
    await test.db
      .updateTable('snapshot_proposal')
      .set({ claimed_until: new Date(test.clock().getTime() + 60_000) })
      .execute();
    await freezeDue(test);
    expect(await latest()).toBeUndefined();
    test.advance(61_000);
    await freezeDue(test);
    expect(await latest()).toMatchObject({ id: 1 });
  });

  it('waits for the end of the airdrop', async () => {
    const ann = await earner(10);
    expect(codeOf(await propose(root, {}, { when: 'airdrop-end' }))).toEqual([409, 'airdrop-end-unknown']);
    test.site.current.airdrop.ends = new Date(test.clock().getTime() + 3_600_000).toISOString();
    const { body } = await propose(root, {}, { when: 'airdrop-end' });
    expect(body).toMatchObject({ status: 'confirmed', freezeAt: test.site.current.airdrop.ends });
    expect((await own(ann)).freezesAt).toBe(test.site.current.airdrop.ends);
    await freezeDue(test);
    expect(await latest()).toBeUndefined();
    test.advance(3_600_000);
    await freezeDue(test);
    expect((await latest()).frozenAt).toBe(test.site.current.airdrop.ends);
  });
});

describe('anyone', () => {
  it('can check a wallet, in any case, and learns nothing about wallets that get nothing', async () => {
    const [ann, bob] = [await earner(10), await earner(10)];
    await freeze({}, { exclusions: [{ userId: bob.id, reason: 'Secret' }] });
    const check = (wallet: string, id = 1) => test.call('GET', `/api/snapshots/${id}/wallets/${wallet}`);
    const { body } = await check(walletOf(ann.id).toUpperCase().replace('0X', '0x'));
    expect(body).toEqual({ wallet: walletOf(ann.id), amount: '1000', proof: [] });
    expect(codeOf(await check(walletOf(bob.id)))).toEqual([404, 'allocation-not-found']);
    expect(codeOf(await check(walletOf(4711)))).toEqual([404, 'allocation-not-found']);
    expect(codeOf(await check(walletOf(ann.id), 7))).toEqual([404, 'snapshot-not-found']);
    expect(codeOf(await check('0x12'))).toEqual([400, 'validation-failed']);
    expect((await test.call('GET', '/api/snapshots')).text).not.toContain('Secret');
  });
});

it('an admin sees wallets on the board, and finds members by them', async () => {
  const ann = await earner(10);
  const address = walletOf(ann.id);
  await test.db
    .insertInto('provider_subject')
    .values({ provider: 'wallet', subject: address, user_id: ann.id, created_at: test.clock() })
    .execute();
  const { token } = root;
  const found = await test.call('GET', `/api/search/users/${address.toUpperCase().replace('0X', '0x')}/20`, { token });
  expect(found.body.users).toMatchObject([{ id: ann.id, wallet: address }]);
  const board = await test.call('GET', '/api/admin/leaderboard/top10/v2?limit=100', { token });
  expect(board.body.users.find(({ id }: Person) => id === ann.id)).toMatchObject({ wallet: address });
});
