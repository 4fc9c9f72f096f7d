import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { walletNonce } from '../../src/accounts/wallets.ts';
import { issueBurner } from '../../src/auth/burners.ts';
import { appealQuest, appealSubmission } from '../../src/appeals/appeals.ts';
import { createComment } from '../../src/comments/comments.ts';
import { insertSubmission, rejectSubmission } from '../../src/content/submissions.ts';
import { appendPointEntry } from '../../src/points/ledger.ts';
import { moveTo } from '../../src/quests/progress.ts';
import { completeQuest } from '../../src/quests/complete.ts';
import { findQuest } from '../../src/quests/quests.ts';
import { insertQuiz } from '../../src/quizzes/importQuizzes.ts';
import { joinQuiz, startQuiz } from '../../src/quizzes/quizzes.ts';
import { ensureReferralCode } from '../../src/referrals/referrals.ts';
import { createReport } from '../../src/reports/reports.ts';
import { sanction } from '../../src/sanctions/sanctions.ts';
import { addUpvote } from '../../src/upvotes/upvotes.ts';
import type { JsonCall } from '../client.ts';
import { inEveryLanguage, now, proofContext, unique, type Person, type World } from './world.ts';

/** The concurrent calls of a round, and a function that counts how often they took effect. */
export interface Round {
  /** The member whose rank is checked afterwards. */
  member: Person;
  /** The nth caller's call. */
  call(n: number): JsonCall;
  /** Returns the number of times that the effect happened; 1 is correct. */
  effects(): Promise<number>;
}

/** Effects that must happen exactly once, however many servers receive concurrent requests. */
export const effects: Record<string, (world: World) => Promise<Round>> = {
  'GM claim': async (world) => {
    const member = await world.member();
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/claimBonusPoint', token: member.token }),
      effects: () => entriesOf(world, member, 'gm'),
    };
  },

  upvote: async (world) => {
    const member = await world.member();
    const projectId = await world.project(member);
    return {
      member,
      call: () => upvoteCall('POST', member, projectId),
      effects: () => upvotesOf(world, projectId),
    };
  },

  'upvote taken back': async (world) => {
    const [member, other] = [await world.member(), await world.member()];
    const projectId = await world.project(member);
    for (const { id: userId } of [member, other]) await addUpvote(world.db, { userId, projectId }, now());
    return {
      member,
      call: () => upvoteCall('DELETE', member, projectId),
      effects: async () => 2 - (await upvotesOf(world, projectId)),
    };
  },

  'quest finalized': async (world) => {
    const member = await world.member();
    const id = await world.quest();
    await moveTo(world.db, member.id, id, 'verified');
    return {
      member,
      call: () => ({ method: 'POST', path: `/api/quests/${id}/finalize`, token: member.token }),
      effects: () => entriesOf(world, member, 'quest'),
    };
  },

  'quest force-verified': async (world) => {
    const member = await world.member();
    const path = `/api/quests/forceVerify?userId=${member.id}&challengeId=${await world.quest()}`;
    return {
      member,
      call: () => ({ method: 'POST', path, token: world.admin.token }),
      effects: () => entriesOf(world, member, 'quest'),
    };
  },

  // Three of the four required quests are done. Two more complete concurrently, and either would pay the referral.
  'referral paid': async (world) => {
    const [member, invited] = [await world.member(), await world.member()];
    await world.db.updateTable('app_user').set({ referred_by: member.id }).where('id', '=', invited.id).execute();
    for (const kind of ['wallet', 'telegram', 'manual'] as const) {
      const quest = await findQuest(world.db, await world.quest(kind));
      await world.db
        .transaction()
        .execute((trx) => completeQuest(proofContext, trx, invited.id, quest, now(), { force: true }));
    }
    const last = [await world.quest(), await world.quest()];
    for (const id of last) await moveTo(world.db, invited.id, id, 'verified');
    return {
      member,
      call: (n) => ({ method: 'POST', path: `/api/quests/${last[(n >> 1) % 2]}/finalize`, token: invited.token }),
      effects: () => entriesOf(world, member, 'referral'),
    };
  },

  // Each caller is a different member, verified with the same account.
  'quest earned by an outside account': async (world) => {
    const id = await world.quest('telegram');
    const accounts = [`telegram:${unique()}`];
    const members = await Promise.all(Array.from({ length: 32 }, () => world.member()));
    for (const { id: userId } of members) await moveTo(world.db, userId, id, 'verified', { accounts });
    return {
      member: members[0]!,
      call: (n) => ({
        method: 'POST',
        path: `/api/quests/${id}/finalize`,
        token: members[n % members.length]!.token,
      }),
      effects: () => count(world, sql`from point_entry where quest_id = ${id}`),
    };
  },

  // Two members invite each other. Half of the calls accept one invitation, half the other.
  'mutual invitation refused': async (world) => {
    const pair = [await world.member(), await world.member()] as const;
    const codes = [await codeOf(world, pair[0]), await codeOf(world, pair[1])];
    const [ids, [one, other]] = [pair.map(({ id }) => id), pair];
    return {
      member: one,
      call: (n) => {
        const who = (n >> 1) % 2;
        const { id, token } = who ? other : one;
        const path = `/api/quests/referralCode?referredUserId=${id}&referralCode=${codes[1 - who]}`;
        return { method: 'POST', path, token };
      },
      effects: () => count(world, sql`from app_user where id = any(${ids}) and referred_by = any(${ids})`),
    };
  },

  // Half of the calls use the member's own referral code, half a friend's.
  'self-invite refused': async (world) => {
    const [friend, member] = [await world.member(), await world.member()];
    const codes = [await codeOf(world, member), await codeOf(world, friend)];
    return {
      member,
      call: (n) => ({
        method: 'POST',
        path: `/api/quests/referralCode?referredUserId=${member.id}&referralCode=${codes[(n >> 1) % 2]}`,
        token: member.token,
      }),
      effects: () => count(world, sql`from app_user where id = ${member.id} and referred_by = ${friend.id}`),
    };
  },

  'burner exchanged': async (world) => {
    const member = await world.member();
    const verifier = `${unique()}${unique()}`;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const burnerToken = await issueBurner(world.db, now, member.id, challenge);
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/login/twitter/burnToken', json: { burnerToken, verifier } }),
      // Subtracts the session that the member already had.
      effects: async () => (await count(world, sql`from session where user_id = ${member.id}`)) - 1,
    };
  },

  'submission accepted': async (world) => {
    const member = await world.member();
    const submissionId = await submit(world, member);
    return {
      member,
      call: () => ({
        method: 'POST',
        path: '/api/admin/acceptSubmission',
        token: world.admin.token,
        json: { submissionId, points: 70 },
      }),
      effects: () => entriesOf(world, member, 'submission'),
    };
  },

  'rejection told': async (world) => {
    const member = await world.member();
    const json = { submissionId: await submit(world, member), reason: 'off-topic' };
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/admin/rejectSubmission', token: world.admin.token, json }),
      effects: () => notificationsOf(world, member),
    };
  },

  // Half of the calls withdraw the submission, half accept it.
  'submission withdrawn or accepted': async (world) => {
    const member = await world.member();
    const submissionId = await submit(world, member);
    const json = { submissionId, points: 70 };
    return {
      member,
      call: (n) =>
        (n >> 1) % 2
          ? { method: 'DELETE', path: `/api/user/submissions/${submissionId}`, token: member.token }
          : { method: 'POST', path: '/api/admin/acceptSubmission', token: world.admin.token, json },
      effects: async () =>
        (await entriesOf(world, member, 'submission')) +
        (await count(world, sql`from submission where id = ${submissionId} and status = 'Withdrawn'`)),
    };
  },

  'submission appealed': async (world) => {
    const member = await world.member();
    const submissionId = await rejected(world, member);
    const path = `/api/user/submissions/${submissionId}/appeal`;
    return {
      member,
      call: () => ({ method: 'POST', path, token: member.token, json: { text: 'Look again.' } }),
      effects: () => count(world, sql`from appeal where submission_id = ${submissionId}`),
    };
  },

  'quest appealed': async (world) => {
    const member = await world.member();
    const questId = await refused(world, member);
    const path = `/api/quests/${questId}/appeal`;
    return {
      member,
      call: () => ({ method: 'POST', path, token: member.token, json: { text: 'Look again.' } }),
      effects: () => count(world, sql`from appeal where quest_id = ${questId}`),
    };
  },

  // Half of the calls accept the appeal, half uphold the rejection. Each successful call is in the audit log.
  'appeal decided': async (world) => {
    const member = await world.member();
    const submissionId = await rejected(world, member);
    const { id } = await world.db
      .transaction()
      .execute((trx) => appealSubmission(trx, { userId: member.id, submissionId, text: 'Look again.' }, now()));
    const decide = { method: 'POST', token: world.admin.token };
    return {
      member,
      call: (n) =>
        (n >> 1) % 2
          ? { ...decide, path: `/api/admin/appeals/${id}/accept`, json: { points: 70 } }
          : { ...decide, path: `/api/admin/appeals/${id}/uphold`, json: { answer: 'It is off-topic.' } },
      effects: () =>
        count(
          world,
          sql`from admin_action where operation in ('acceptAppeal', 'upholdAppeal')
          and subject ->> 'kind' = 'appeal' and (subject ->> 'id')::bigint = ${id}`,
        ),
    };
  },

  // Half of the calls accept both appeals, half uphold the rejections in reverse order.
  'appeals decided together': async (world) => {
    const [member, other] = [await world.member(), await world.member()];
    const appealIds: number[] = [];
    for (const by of [member, other]) {
      const submissionId = await rejected(world, by);
      const appeal = { userId: by.id, submissionId, text: 'Look again.' };
      const { id } = await world.db.transaction().execute((trx) => appealSubmission(trx, appeal, now()));
      appealIds.push(id);
    }
    const decide = { method: 'POST', path: '/api/admin/appeals/decide', token: world.admin.token } as const;
    return {
      member,
      call: (n) =>
        (n >> 1) % 2
          ? { ...decide, json: { appealIds, decision: 'accept', points: 70 } }
          : { ...decide, json: { appealIds: [...appealIds].reverse(), decision: 'uphold', answer: 'Off-topic.' } },
      effects: async () =>
        (await count(
          world,
          sql`from admin_action where subject ->> 'kind' = 'appeal' and (subject ->> 'id')::bigint = any(${appealIds})`,
        )) / appealIds.length,
    };
  },

  'requests completed together': async (world) => {
    const member = await world.member();
    const challengeId = await world.quest();
    await moveTo(world.db, member.id, challengeId, 'in_review');
    const json = { requests: [{ userId: member.id, challengeId }], decision: 'force' };
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/admin/quests/decide', token: world.admin.token, json }),
      effects: () => entriesOf(world, member, 'quest'),
    };
  },

  'reports decided together': async (world) => {
    const [member, author] = [await world.member(), await world.member()];
    const report = { userId: member.id, kind: 'profile', id: author.id, reason: 'spam' } as const;
    const { id } = await world.db.transaction().execute((trx) => createReport(trx, report, now()));
    const json = { subjects: [{ firstReportId: id, lastReportId: id }], decision: 'dismiss' };
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/admin/reports/decide', token: world.admin.token, json }),
      effects: () => notificationsOf(world, member),
    };
  },

  'appeal of a quest accepted': async (world) => {
    const member = await world.member();
    const questId = await refused(world, member);
    const { id } = await world.db
      .transaction()
      .execute((trx) => appealQuest(trx, { userId: member.id, questId, text: 'Look again.' }, now()));
    const path = `/api/admin/appeals/${id}/accept`;
    return {
      member,
      call: () => ({ method: 'POST', path, token: world.admin.token, json: {} }),
      effects: () => entriesOf(world, member, 'quest'),
    };
  },

  reported: async (world) => {
    const [member, author] = [await world.member(), await world.member()];
    const json = { kind: 'project', id: await world.project(author), reason: 'spam' };
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/reports', token: member.token, json }),
      effects: () => count(world, sql`from report where subject_kind = 'project' and subject_id = ${json.id}`),
    };
  },

  // Half of the calls uphold the reports, half dismiss them. Each successful call is in the audit log.
  'reports decided': async (world) => {
    const [member, author] = [await world.member(), await world.member()];
    const report = { userId: member.id, kind: 'profile', id: author.id, reason: 'spam' } as const;
    const { id } = await world.db.transaction().execute((trx) => createReport(trx, report, now()));
    const decide = { method: 'POST', token: world.admin.token, json: { lastReportId: id } };
    return {
      member,
      call: (n) => ({ ...decide, path: `/api/admin/reports/${id}/${(n >> 1) % 2 ? 'uphold' : 'dismiss'}` }),
      effects: () =>
        count(
          world,
          sql`from admin_action where operation in ('upholdReports', 'dismissReports')
          and subject ->> 'kind' = 'report' and (subject ->> 'id')::bigint = ${id}`,
        ),
    };
  },

  'refused quest told': async (world) => {
    const member = await world.member();
    const id = await world.quest();
    await moveTo(world.db, member.id, id, 'in_review');
    const path = `/api/admin/user/quest/update?userId=${member.id}&challengeId=${id}&action=fail`;
    return {
      member,
      call: () => ({ method: 'POST', path, token: world.admin.token }),
      effects: () => notificationsOf(world, member),
    };
  },

  // Each caller is a different member.
  'upvotes collected': async (world) => {
    const member = await world.member();
    const projectId = await world.project(member);
    const fans = await Promise.all(Array.from({ length: 32 }, () => world.member()));
    return {
      member,
      call: (n) => upvoteCall('POST', fans[n % fans.length]!, projectId),
      effects: () => notificationsOf(world, member),
    };
  },

  'all submissions accepted': async (world) => {
    const member = await world.member();
    const submissions = [await submit(world, member), await submit(world, await world.member())];
    const path = '/api/admin/acceptAllSubmissions?points=30';
    return {
      member,
      call: () => ({ method: 'POST', path, token: world.admin.token }),
      effects: async () => {
        // A second acceptance would create an entry with a different key, such as submission:7:2.
        const keys = submissions.map((id) => `^submission:${id}(:|$)`);
        return (await count(world, sql`from point_entry where entry_key ~ any(${keys})`)) / submissions.length;
      },
    };
  },

  // Half of the calls accept both submissions, half reject them in reverse order.
  'selection decided': async (world) => {
    const member = await world.member();
    const submissionIds = [await submit(world, member), await submit(world, await world.member())];
    const { token } = world.admin;
    return {
      member,
      call: (n) =>
        (n >> 1) % 2
          ? { method: 'POST', path: '/api/admin/acceptSubmissions', token, json: { submissionIds, points: 30 } }
          : {
              method: 'POST',
              path: '/api/admin/rejectSubmissions',
              token,
              json: { submissionIds: [...submissionIds].reverse(), reason: 'off-topic' },
            },
      // Each decision leaves one audit log entry per submission.
      effects: async () =>
        (await count(
          world,
          sql`from admin_action where subject ->> 'kind' = 'submission' and (subject ->> 'id')::bigint = any(${submissionIds})`,
        )) / submissionIds.length,
    };
  },

  'quiz question answered': async (world) => {
    const member = await world.member();
    const { quizId, questionId } = await quizOfTheDay(world);
    await joinQuiz(world.db, member.id, now());
    await world.db.transaction().execute((trx) => startQuiz(trx, member.id, now()));
    return {
      member,
      call: () => ({
        method: 'POST',
        path: '/api/pwrQuizzes/quiz/submit-answer',
        token: member.token,
        json: { quizId, questionId, answer: 'A' },
      }),
      effects: () => entriesOf(world, member, 'quiz'),
    };
  },

  'member disqualified': async (world) => {
    const member = await memberWithPoints(world);
    const path = `/api/admin/user/disqualify?userId=${member.id}`;
    return {
      member,
      call: () => ({ method: 'POST', path, token: world.admin.token, json: { reason: 'Once' } }),
      effects: () => entriesOf(world, member, 'disqualification'),
    };
  },

  // Reinstatement must restore the points exactly once.
  'member reinstated': async (world) => {
    const member = await memberWithPoints(world);
    const disqualification = { userId: member.id, kind: 'disqualify', reason: 'Start' } as const;
    const actor = { id: world.admin.id, role: 'Admin', isFresh: true } as const;
    await world.db.transaction().execute((trx) => sanction(trx, disqualification, actor, now()));
    const json = { userId: member.id, reason: 'Once' };
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/admin/user/reinstate', token: world.admin.token, json }),
      effects: () => count(world, sql`from point_entry where user_id = ${member.id} and reason = 'Reinstatement'`),
    };
  },

  'member silenced': async (world) => {
    const member = await world.member();
    const json = { userId: member.id, days: 7, reason: 'Once' };
    return {
      member,
      call: () => ({ method: 'POST', path: '/api/admin/user/silence', token: world.admin.token, json }),
      effects: () => count(world, sql`from sanction where user_id = ${member.id}`),
    };
  },

  // Each call tries to link a different wallet to the same member.
  'wallet added': async (world) => {
    const member = await world.member();
    const nonce = await walletNonce(world.db, member.id);
    return {
      member,
      call: () => {
        const [sender, transactionHash] = [`0x${unique()}`, `0x${`${unique()}${unique()}`.slice(0, 64)}`];
        const data = Buffer.from(JSON.stringify({ action: 'verify-wallet-install', nonce })).toString('hex');
        world.transactions.set(transactionHash, { sender, vidaId: '888', success: true, data });
        return {
          method: 'POST',
          path: '/api/wallets/addWallet',
          token: member.token,
          json: { address: sender, seedId: unique(), transactionHash },
        };
      },
      effects: () => count(world, sql`from wallet where user_id = ${member.id}`),
    };
  },

  'comment retried': async (world) => {
    const member = await world.member();
    const projectId = await world.project(member);
    const key = unique();
    return {
      member,
      call: () => ({
        method: 'POST',
        path: '/comment',
        token: member.token,
        json: { userId: member.id, projectId, comment: 'Once' },
        key,
      }),
      effects: () => count(world, sql`from comment where project_id = ${projectId}`),
    };
  },

  // Each call submits a different text for the same version, so all calls but one conflict.
  'comment edited': async (world) => {
    const member = await world.member();
    const projectId = await world.project(member);
    const comment = { userId: member.id, projectId, parentId: null, body: 'Start' };
    const id = await world.db.transaction().execute((trx) => createComment(trx, comment, now()));
    return {
      member,
      call: () => ({
        method: 'PATCH',
        path: '/comment',
        token: member.token,
        json: { id, version: 1, comment: unique() },
      }),
      effects: () => count(world, sql`from comment_version where comment_id = ${id}`),
    };
  },
};

/** Creates a member with 500 points. */
async function memberWithPoints(world: World): Promise<Person> {
  const member = await world.member();
  const entry = {
    userId: member.id,
    key: 'adjustment:start',
    kind: 'adjustment',
    delta: 500,
    reason: 'Start',
  } as const;
  await world.db.transaction().execute((trx) => appendPointEntry(trx, entry, now()));
  return member;
}

const upvoteCall = (method: string, { id, token }: Person, projectId: number): JsonCall => ({
  method,
  path: '/upvote',
  token,
  json: { uid: id, projectId },
});

/** Reads a project's upvote counter. */
async function upvotesOf({ db }: World, projectId: number): Promise<number> {
  const project = db.selectFrom('project').select('total_upvotes').where('id', '=', projectId);
  return (await project.executeTakeFirstOrThrow()).total_upvotes;
}

const entriesOf = (world: World, { id }: Person, kind: string) =>
  count(world, sql`from point_entry where user_id = ${id} and kind = ${kind}`);

const notificationsOf = (world: World, { id }: Person) => count(world, sql`from notification where user_id = ${id}`);

async function count({ db }: World, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  return rows[0]!.count;
}

async function codeOf({ db }: World, { id }: Person): Promise<string> {
  await db.transaction().execute((trx) => ensureReferralCode(trx, id));
  const { code } = await db
    .selectFrom('referral_code')
    .select('code')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}

function submit({ db }: World, { id: userId }: Person): Promise<number> {
  const post = { platform: 'x', id: unique(), url: `https://x.com/member/status/${unique()}` } as const;
  return db.transaction().execute((trx) => insertSubmission(trx, { userId, type: 'tweet', post }, now()));
}

/** Creates a rejected submission by the member. @returns its id */
async function rejected(world: World, member: Person): Promise<number> {
  const submissionId = await submit(world, member);
  const decision = { submissionId, actorId: world.admin.id };
  await world.db.transaction().execute((trx) => rejectSubmission(trx, decision, 'off-topic', now()));
  return submissionId;
}

/** Creates a quest for which the admin refused the member's proof. @returns its id */
async function refused({ db, quest, admin }: World, { id: userId }: Person): Promise<number> {
  const questId = await quest();
  await moveTo(db, userId, questId, 'failed', { reason: 'Empty', decided_by: admin.id, decided_at: now() });
  return questId;
}

async function quizOfTheDay({ db }: World): Promise<{ quizId: number; questionId: number }> {
  const text = inEveryLanguage('Which?');
  const question = {
    question: text,
    options: { A: text, B: text, C: text, D: text },
    answer: 'A' as const,
    points: 10,
  };
  const quiz = { key: 'quiz', title: text, questions: [question, question] };
  await db.transaction().execute((trx) => insertQuiz(trx, quiz, now()));
  const { id, quiz_id } = await db
    .selectFrom('quiz_question')
    .select(['id', 'quiz_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { quizId: quiz_id, questionId: id };
}
