import assert from 'node:assert/strict';
import type { Database } from '../../src/db/database.ts';
import { insertQuest } from '../../src/quests/quests.ts';
import type { Reply } from '../../test/contractCheck.ts';
import { call, type JsonCall } from '../client.ts';
import type { AbuseCase } from './case.ts';
import { outsideAccounts } from './outsideAccounts.ts';

type Person = { id: number; token: string };

const QUEST_POINTS = 100;
const BONUS_POINTS = 50;
const AT_ONCE = 32;

// Reply fields that the cases read.
interface Body {
  code?: string;
  state?: string;
  points: number;
  totalPoints: number;
  referralCode: string;
  identities: { id: number; provider: string }[];
}

const bodyOf = ({ text }: Reply) => JSON.parse(text) as Body;
const codeOf = (reply: Reply) => bodyOf(reply).code;
const outcomeOf = (reply: Reply) => (reply.status === 200 ? 'paid' : (codeOf(reply) ?? String(reply.status)));

function successOf(reply: Reply): Body {
  assert.equal(reply.status, 200, reply.text);
  return bodyOf(reply);
}

const addQuest = (db: Database, kind: 'manual' | 'wallet' | 'telegram' | 'discord') => {
  const title = { en: kind, ru: kind, zh: kind, es: kind, tr: kind };
  const quest = { title, kind, points: QUEST_POINTS, target: '@community' };
  return db.transaction().execute((trx) => insertQuest(trx, quest, new Date()));
};

/** Reads a member's points from the public profile. */
const pointsOf = async (origin: string, { id }: Person) =>
  successOf(await call(origin, { method: 'GET', path: `/api/users/${id}` })).points;

/** Counts replies by outcome, such as `paid` or a problem code. */
function tally(replies: Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of replies.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const passedOn = (service: keyof typeof outsideAccounts): AbuseCase => ({
  name: `one ${service} account passed from member to member`,
  async run(site) {
    const provider = service.toLowerCase() as Lowercase<typeof service>;
    const { questId, members } = await site.prepare(async (db) => ({
      questId: await addQuest(db, provider),
      members: await Promise.all(['one', 'two', 'three', 'four'].map((name) => site.member(db, name))),
    }));
    const account = await outsideAccounts[service]();
    try {
      const { origin } = await site.start(account.settings);
      const outcomes: string[] = [];
      for (const member of members) {
        const { id, token } = member;
        const ask = (method: string, path: string, json?: object) => call(origin, { method, path, token, json });
        await account.link(origin, member);
        const verified = await ask('POST', '/api/quests/verify', {
          userId: id,
          challengeId: questId,
          discordId: null,
        });
        const claimed = await ask('POST', `/api/quests/${questId}/finalize`);
        assert.equal(verified.status === 200, claimed.status === 200, 'A quest that is not verified is paid.');
        outcomes.push(outcomeOf(verified));
        // Unlinking must succeed. Otherwise, the next member would be refused because the account is still linked.
        const { identities } = successOf(await ask('GET', '/api/user/identities'));
        const linked = identities.find((identity) => identity.provider === provider);
        assert(linked, `The account was not linked: ${verified.text}`);
        const unlinked = await ask('DELETE', `/api/user/identities/${linked.id}`);
        assert(unlinked.status < 300, unlinked.text);
      }
      const refused = 'account-already-rewarded';
      assert.deepEqual(outcomes, ['paid', refused, refused, refused]);
      let total = 0;
      for (const member of members) total += await pointsOf(origin, member);
      assert.equal(total, QUEST_POINTS, `${total} points were paid in all.`);
      return `${outcomes.join(', ')}: ${total} points in all`;
    } finally {
      account.stop();
    }
  },
});

export const points: AbuseCase[] = [
  passedOn('Telegram'),
  passedOn('Discord'),
  {
    name: 'two members who name each other as inviters',
    async run(site) {
      const { admin, quests, pair, old } = await site.prepare(async (db) => {
        const admin = await site.member(db, 'admin', 'Admin');
        const pairOf = async (name: string) => [
          await site.member(db, `${name}-older`),
          await site.member(db, `${name}-younger`),
        ];
        const [pair, old] = [await pairOf('new'), await pairOf('legacy')] as [[Person, Person], [Person, Person]];
        // Earlier builds accepted both invitations, so a database may contain such a pair.
        for (const [invited, inviter] of [old, old.toReversed()])
          await db.updateTable('app_user').set({ referred_by: inviter!.id }).where('id', '=', invited!.id).execute();
        const quests: number[] = [];
        for (const kind of ['wallet', 'telegram', 'manual', 'manual'] as const) quests.push(await addQuest(db, kind));
        return { admin, quests, pair, old };
      });
      const { origin } = await site.start();
      const codeFor = async (member: Person) => {
        const { referralCode } = successOf(
          await call(origin, { method: 'GET', path: `/api/user-invitations/${member.id}`, token: member.token }),
        );
        return referralCode;
      };
      const [older, younger] = pair;
      const accept = async (invited: Person, inviter: Person) => {
        const query = `referredUserId=${invited.id}&referralCode=${await codeFor(inviter)}`;
        return call(origin, { method: 'POST', path: `/api/quests/referralCode?${query}`, token: invited.token });
      };
      for (let n = 0; n < 2; n++) {
        assert.equal(codeOf(await accept(older, younger)), 'referral-not-possible');
        if (n === 0) successOf(await accept(younger, older));
      }
      for (const { id } of [...pair, ...old])
        for (const quest of quests) {
          const path = `/api/quests/forceVerify?userId=${id}&challengeId=${quest}`;
          successOf(await call(origin, { method: 'POST', path, token: admin.token }));
        }
      const earned = quests.length * QUEST_POINTS;
      const paid: number[] = [];
      for (const member of [...pair, ...old]) paid.push((await pointsOf(origin, member)) - earned);
      assert.deepEqual(paid, [100, 0, 100, 0], `Their invitations paid ${paid.join(', ')}.`);
      return `invitations paid ${paid[0]} to the older and ${paid[1]} to the younger, and the same to a pair of an earlier build`;
    },
  },
  {
    name: 'one idempotency key for two members',
    async run(site) {
      const { admin, a, b } = await site.prepare(async (db) => ({
        admin: await site.member(db, 'admin', 'Admin'),
        a: await site.member(db, 'a'),
        b: await site.member(db, 'b'),
      }));
      const { origin } = await site.start();
      const ask = (request: Omit<JsonCall, 'token'>) => call(origin, { ...request, token: admin.token });
      const valueOf = async ({ id }: Person) =>
        successOf(await ask({ method: 'GET', path: `/api/admin/referralPointsValue/${id}` })).points;
      const adjust = ({ id }: Person) =>
        ask({
          method: 'POST',
          path: `/api/admin/adjustReferralPointsValue/${id}`,
          json: { newPoints: '250' },
          key: 'adjust-once',
        });
      const before = await valueOf(b);
      successOf(await adjust(a));
      const second = await adjust(b);
      assert.deepEqual([second.status, codeOf(second)], [422, 'idempotency-key-reused']);
      assert.deepEqual([await valueOf(a), await valueOf(b)], [250, before]);
      return `the second is refused with 422 idempotency-key-reused; its member’s value is still ${before}`;
    },
  },
  {
    name: 'the daily bonus, claimed 32 times at once',
    async run(site) {
      const { keyed, plain } = await site.prepare(async (db) => ({
        keyed: await site.member(db, 'keyed'),
        plain: await site.member(db, 'plain'),
      }));
      const { origin } = await site.start();
      const claim = ({ token }: Person, key?: string) =>
        call(origin, { method: 'POST', path: '/api/claimBonusPoint', token, ...(key && { key }) });
      const atOnce = (work: () => Promise<Reply>) => Promise.all(Array.from({ length: AT_ONCE }, work));

      const withKey = await atOnce(() => claim(keyed, 'gm-of-today'));
      const kept = await claim(keyed, 'gm-of-today');
      successOf(kept);
      for (const reply of withKey) {
        // A repeated call waits a limited time for the first one with its key. After that, the caller must retry.
        if (codeOf(reply) === 'idempotency-key-in-progress') continue;
        assert.equal(reply.text, kept.text, 'A repeated claim is answered otherwise.');
      }
      const withoutKey = tally(await atOnce(() => claim(plain)));
      assert.deepEqual(withoutKey, { paid: 1, 'bonus-already-claimed': AT_ONCE - 1 });
      for (const member of [keyed, plain]) assert.equal(await pointsOf(origin, member), BONUS_POINTS);
      return `one key: ${JSON.stringify(tally(withKey))}, all of the same reply; no key: ${JSON.stringify(withoutKey)}; ${BONUS_POINTS} points each`;
    },
  },
];
