import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mailboxOf } from '../src/accounts/mailbox.ts';
import { checkBooks } from '../src/points/books.ts';
import { fillProofs, openProofKey } from '../src/quests/proofKey.ts';
import { startLiveApp, type LiveApp } from './auth/signIn.ts';
import { createTestDatabase, useTestApp } from './harness.ts';
import { createQuest, expectBooksBalance, pointsOf } from './people.ts';

type Person = { id: number; token: string };

let live: LiveApp;
let admin: Person;
let members = 0;

beforeAll(async () => {
  live = await startLiveApp();
  admin = await live.member('admin', { role: 'Admin' });
});
afterEach(() => expectBooksBalance(live));
afterAll(() => live.close());

const newMember = () => live.member(`member-${++members}`);
const quest = (kind: string, more: object = {}) =>
  createQuest(live, admin.token, { kind, target: '@pwr_demo', ...more });
const verify = ({ id, token }: Person, challengeId: number) =>
  live.call('POST', '/api/quests/verify', { token, json: { userId: id, challengeId, discordId: null } });
const finalize = ({ token }: Person, id: number) => live.call('POST', `/api/quests/${id}/finalize`, { token });
const force = ({ id }: Person, quest: number) =>
  live.call('POST', `/api/quests/forceVerify?userId=${id}&challengeId=${quest}`, { token: admin.token });

/** Links an account, as its provider's callback does. */
const link = ({ id }: Person, provider: string, subject: string) =>
  live.db.insertInto('provider_subject').values({ provider, subject, user_id: id, created_at: live.clock() }).execute();

async function unlink({ token }: Person, provider: string): Promise<void> {
  const { body } = await live.call('GET', '/api/user/identities', { token });
  for (const identity of body.identities as { id: number; provider: string }[])
    if (identity.provider === provider) await live.call('DELETE', `/api/user/identities/${identity.id}`, { token });
}

/** Returns two members who verified a quest by the same account, one after the other, and unlinked it. */
async function bothVerified(id: number, provider: string, subject: string): Promise<[Person, Person]> {
  const members: [Person, Person] = [await newMember(), await newMember()];
  for (const member of members) {
    await link(member, provider, subject);
    expect((await verify(member, id)).body.state).toBe('verified');
    await unlink(member, provider);
  }
  return members;
}

describe.each(['discord', 'telegram'])('one %s account', (provider) => {
  it('earns a quest for one member, however often it is unlinked and linked again', async () => {
    const id = await quest(provider);
    const outcomes: unknown[] = [];
    for (let n = 0; n < 4; n++) {
      const member = await newMember();
      await link(member, provider, `${provider}-shared`);
      const { body } = await verify(member, id);
      const claim = await finalize(member, id);
      outcomes.push([body.state ?? body.code, claim.status, await pointsOf(live, member.id)]);
      await unlink(member, provider);
    }
    expect(outcomes).toEqual([
      ['verified', 200, 100],
      ['account-already-rewarded', 409, 0],
      ['account-already-rewarded', 409, 0],
      ['account-already-rewarded', 409, 0],
    ]);
  });

  it('that verified a quest earns it, even if another is linked by then', async () => {
    const id = await quest(provider);
    const [first, second] = [await newMember(), await newMember()];
    await link(first, provider, `${provider}-used`);
    expect((await verify(first, id)).body.state).toBe('verified');
    await unlink(first, provider);
    await link(first, provider, `${provider}-throwaway`);
    await link(second, provider, `${provider}-used`);
    expect((await verify(second, id)).body.state).toBe('verified');
    expect((await finalize(first, id)).status).toBe(200);
    expect((await finalize(second, id)).body.code).toBe('account-already-rewarded');
  });

  it('that already earned the quest can be replaced by one that didn’t', async () => {
    const id = await quest(provider);
    const [first, second] = await bothVerified(id, provider, `${provider}-both`);
    await finalize(first, id);
    expect((await finalize(second, id)).body.code).toBe('account-already-rewarded');
    await link(second, provider, `${provider}-own`);
    expect((await verify(second, id)).body.state).toBe('verified');
    expect((await finalize(second, id)).status).toBe(200);
  });

  it('earns the quest for no other member, even if an admin forces it', async () => {
    const id = await quest(provider);
    const [first, second] = [await newMember(), await newMember()];
    await link(first, provider, `${provider}-forced`);
    expect((await force(first, id)).status).toBe(200);
    await unlink(first, provider);
    await link(second, provider, `${provider}-forced`);
    expect((await force(second, id)).body.code).toBe('account-already-rewarded');
  });

  it('earns the quest for no other member, even if an admin accepts an appeal', async () => {
    const id = await quest(provider);
    const [first, second] = await bothVerified(id, provider, `${provider}-appealed`);
    await finalize(first, id);
    expect((await finalize(second, id)).body.code).toBe('account-already-rewarded');
    const text = 'I’m in the group.';
    expect((await live.call('POST', `/api/quests/${id}/appeal`, { token: second.token, json: { text } })).status).toBe(
      201,
    );
    const { body } = await live.call('GET', '/api/admin/appeals', { token: admin.token });
    const { appealId } = body.appeals.at(-1);
    const decide = (path: string, json: object) =>
      live.call('POST', `/api/admin/appeals/${path}`, { token: admin.token, json });
    const accept = () => decide(`${appealId}/accept`, {});

    expect((await accept()).body.code).toBe('member-account-not-linked');
    expect((await decide('decide', { appealIds: [appealId], decision: 'accept' })).body).toEqual({
      decided: [],
      skipped: [{ appealId, code: 'member-account-not-linked' }],
    });
    await link(second, provider, `${provider}-appealed`);
    expect((await accept()).body.code).toBe('account-already-rewarded');
    await unlink(second, provider);
    await link(second, provider, `${provider}-own-appealed`);
    expect((await accept()).status).toBe(200);
    expect(await pointsOf(live, second.id)).toBe(100);
  });

  it('earns another quest too, and stays its member’s when it is linked again', async () => {
    const [one, other] = [await quest(provider), await quest(provider)];
    const member = await newMember();
    await link(member, provider, `${provider}-faithful`);
    for (const id of [one, other]) {
      await verify(member, id);
      expect((await finalize(member, id)).status).toBe(200);
    }
    await unlink(member, provider);
    await link(member, provider, `${provider}-faithful`);
    expect((await verify(member, one)).body.code).toBe('quest-completed');
    expect((await finalize(member, one)).body.wasCompleted).toBe(true);
  });
});

describe('one mailbox', () => {
  async function confirm({ token }: Person, id: number, email: string) {
    await live.call('GET', `/api/postmark/subscribeEmail?challengeId=${id}&email=${encodeURIComponent(email)}`, {
      token,
    });
    const outbox = await live.app.inject({ url: '/demo-outbox', headers: { accept: 'text/html' } });
    return live.call('POST', '/api/email/confirm', { json: { token: /#token=([\w-]+)/.exec(outbox.payload)![1]! } });
  }

  it('earns a quest for one member, in every spelling of its address', async () => {
    const id = await quest('email');
    const first = await newMember();
    expect((await confirm(first, id, 'nova.demo@gmail.com')).status).toBe(200);
    expect((await finalize(first, id)).status).toBe(200);
    for (const email of ['NovaDemo@gmail.com', 'nova.demo+2@gmail.com', 'n.o.v.a.d.e.m.o@googlemail.com']) {
      const member = await newMember();
      const { body } = await confirm(member, id, email);
      expect([email, body.code]).toEqual([email, 'account-already-rewarded']);
      expect((await finalize(member, id)).body.code).toBe('quest-not-verified');
    }
    const other = await newMember();
    expect((await confirm(other, id, 'nova.demo@example.com')).status).toBe(200);
    expect((await finalize(other, id)).status).toBe(200);
  });
});

describe('a wallet', () => {
  it('earns its quest for one member even after its link is gone', async () => {
    const id = await quest('wallet');
    const address = `0x${randomBytes(20).toString('hex')}`;
    const claims: unknown[] = [];
    for (let n = 0; n < 2; n++) {
      const member = await newMember();
      await live.db.insertInto('wallet_of_member').values({ user_id: member.id, address }).execute();
      await verify(member, id);
      claims.push((await finalize(member, id)).status);
      await live.db.deleteFrom('wallet_of_member').where('user_id', '=', member.id).execute();
    }
    expect(claims).toEqual([200, 409]);
  });
});

describe('an address', () => {
  it.each([
    ['Nova@Example.com', 'nova@example.com'],
    ['nova+quests@example.com', 'nova@example.com'],
    ['n.ova@example.com', 'n.ova@example.com'],
    ['n.o.v.a+x@GoogleMail.com', 'nova@gmail.com'],
    ['no-va_demo@pm.me', 'novademo@proton.me'],
    ['no-va@ya.ru', 'no.va@yandex.ru'],
    ['nova@me.com', 'nova@icloud.com'],
    ['nova@bücher.example', 'nova@xn--bcher-kva.example'],
    ['+nova@example.com', '+nova@example.com'],
  ])('%s leads to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

describe('the secret behind proofs', () => {
  const [one, other] = ['a secret that is long enough, one', 'a secret that is long enough, other'];

  it('is the same at each start, or the start is refused', async () => {
    const { db, drop } = await createTestDatabase();
    onTestFinished(drop);
    const open = (proofSecret: string | undefined, production = true) => openProofKey(db, { proofSecret, production });
    await expect(open(undefined)).rejects.toThrow('PROOF_SECRET must be set when NODE_ENV is production');
    expect(await open(one)).toBe(one);
    expect(await open(one)).toBe(one);
    await expect(open(other)).rejects.toThrow('PROOF_SECRET is not the one this database was first started with');
    await expect(open(undefined, false)).rejects.toThrow('PROOF_SECRET is not the one');
  });

  it('is kept in the database outside production', async () => {
    const { db, drop } = await createTestDatabase();
    onTestFinished(drop);
    const open = () => openProofKey(db, { proofSecret: undefined, production: false });
    expect(await open()).toBe(await open());
  });
});

describe('quests paid before proofs were recorded', () => {
  it('are recorded at the next start, with doubles listed and nothing taken back', async () => {
    const test = await useTestApp();
    const { db, proofKey, clock } = test;
    const admin = await test.member('admin', { role: 'Admin' });
    const [email, discord] = [
      await createQuest(test, admin.token, { kind: 'email' }),
      await createQuest(test, admin.token, { kind: 'discord', target: 'guild' }),
    ];
    const people: Person[] = [];
    for (const [n, mailbox] of ['nova@gmail.com', 'n.ova@gmail.com', 'other@gmail.com'].entries()) {
      const member = await test.member(`old-${n}`, { email: mailbox });
      people.push(member);
      await db
        .insertInto('provider_subject')
        .values({ provider: 'discord', subject: `d${n}`, user_id: member.id, created_at: clock() })
        .execute();
      for (const id of [email, discord])
        await test.call('POST', `/api/quests/forceVerify?userId=${member.id}&challengeId=${id}`, {
          token: admin.token,
        });
    }
    const [waiting, late] = [await test.member('waiting'), await test.member('late')];
    await db
      .insertInto('provider_subject')
      .values({ provider: 'discord', subject: 'd9', user_id: waiting.id, created_at: clock() })
      .execute();
    await db
      .insertInto('quest_progress')
      .values({ user_id: waiting.id, quest_id: discord, state: 'verified' })
      .execute();
    // Restores the state that an older build would have left.
    await db.deleteFrom('quest_proof').execute();

    await openProofKey(db, { proofSecret: proofKey, production: true });
    await Promise.all([fillProofs(db, proofKey, 'x', clock()), fillProofs(db, proofKey, 'x', clock())]);

    const { faults, notes } = await checkBooks(db);
    expect(faults).toEqual([]);
    expect(notes).toEqual([
      `Member ${people[1]!.id}: earned quest ${email} with the email account that earned it for member ${people[0]!.id}.`,
    ]);
    for (const { id } of people) expect(await pointsOf(test, id)).toBe(200);

    // Proofs were filled in from the accounts linked then, so an account that earned the quest can't earn it again.
    await db.deleteFrom('provider_subject').where('provider', '=', 'discord').execute();
    const claim = (member: Person) => test.call('POST', `/api/quests/${discord}/finalize`, { token: member.token });
    for (const [subject, code] of [
      ['d0', 'account-already-rewarded'],
      ['d9', undefined],
    ] as const) {
      await db.deleteFrom('provider_subject').where('user_id', '=', late.id).execute();
      await db
        .insertInto('provider_subject')
        .values({ provider: 'discord', subject, user_id: late.id, created_at: clock() })
        .execute();
      await db
        .insertInto('quest_progress')
        .values({ user_id: late.id, quest_id: discord, state: 'verified' })
        .onConflict((conflict) => conflict.columns(['user_id', 'quest_id']).doUpdateSet({ state: 'verified' }))
        .execute();
      expect((await claim(late)).body.code).toBe(code);
    }
    expect((await claim(waiting)).body.code).toBe('account-already-rewarded');
  });
});
