import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../generated/db.js';
import { sizeOf } from '../../../bench/scale/generate.ts';
import * as appeals from '../src/appeals/queries.sql.ts';
import * as threads from '../src/comments/threads.sql.ts';
import * as content from '../src/content/queries.sql.ts';
import type { Database } from '../src/db/database.ts';
import { DAY_SHARDS } from '../src/db/shards.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { readSubject } from '../src/http/auditSubjects.sql.ts';
import { listActivity } from '../src/leaderboards/activity.sql.ts';
import { listAdminPage, type AdminBoard } from '../src/leaderboards/adminBoard.sql.ts';
import * as boards from '../src/leaderboards/boards.sql.ts';
import { summarize } from '../src/leaderboards/summary.sql.ts';
import { areFew, holdsMostDays, isRare, shardsOfDays } from '../src/leaderboards/windowSums.sql.ts';
import { packageRoot } from '../src/paths.ts';
import * as books from '../src/points/books.sql.ts';
import { joinBoards, joinSums, leaveBoards, leaveSums, returnPoints } from '../src/points/disqualification.sql.ts';
import { insertEntries } from '../src/points/ledger.sql.ts';
import { eraseFromAudit } from '../src/ownData/erase.sql.ts';
import { kinds as ownKinds, readPage, type KindName } from '../src/ownData/pages.sql.ts';
import { listPoints } from '../src/points/queries.sql.ts';
import { countDays, leaveWindow } from '../src/points/windows.sql.ts';
import * as digest from '../src/notifications/digest.sql.ts';
import * as notifications from '../src/notifications/queries.sql.ts';
import { selectFew } from '../src/projects/fewProjects.sql.ts';
import { selectProjects } from '../src/projects/list.sql.ts';
import * as projects from '../src/projects/queries.sql.ts';
import * as proofs from '../src/quests/proofs.sql.ts';
import * as quests from '../src/quests/queries.sql.ts';
import { getQuizRun } from '../src/quizzes/quizRun.sql.ts';
import * as referrals from '../src/referrals/referrals.sql.ts';
import * as stats from '../src/stats/stats.sql.ts';
import * as sanctions from '../src/sanctions/queries.sql.ts';
import * as desk from '../src/desk/queries.sql.ts';
import * as reports from '../src/reports/queries.sql.ts';
import * as snapshots from '../src/snapshots/queries.sql.ts';
import { deleteUpvote, insertUpvote } from '../src/upvotes/upvotes.sql.ts';
import * as users from '../src/users/queries.sql.ts';
import { searchUsers } from '../src/users/searchUsers.sql.ts';
import { fillDatabase } from './filled.ts';
import { createTestDatabase } from './harness.ts';

/** Calls to a function, by variant. A function's only variant has an empty name. */
type Calls = Record<string, (db: Database) => unknown>;

const DAY = 24 * 60 * 60 * 1000;
const now = new Date();
const dayBefore = (days: number) => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
const paging = { page: 0, limit: 20 };
const waiting = { ...paging, sort: 'oldest' as const };
const reader = { userId: 5, language: 'en' as const };
const shape = { byDeployment: false, byCreator: false, byCategory: false, words: [], sort: undefined };
const board: AdminBoard = { ...paging, filterType: 'all', sortBy: 'points' };
const left = { excludesAdmins: true, excluded: [7] };
const entry: snapshots.NewEntry = {
  entry: 1,
  wallet: null,
  points: 1,
  amount: '0',
  exclusion: 'no-wallet',
  leafIndex: null,
};
const lastDays = { ...board, startDate: dayBefore(40), endDate: dayBefore(3) };
const newest = { limit: 20, sort: 'newest' } as const;
const oldest = { limit: 20, sort: 'oldest' } as const;
const inTransaction = (work: (trx: Transaction<DB>) => Promise<unknown>) => (db: Database) => withRetry(db, work);

/** One call for every statement, by file, function and variant. */
const calls: Record<string, Record<string, Calls>> = {
  'appeals/queries': {
    listAppeals: { '': (db) => appeals.listAppeals(db, 5, waiting, 'en') },
    getMayDecide: { '': (db) => appeals.getMayDecide(db, 5, 9) },
  },
  'comments/threads': {
    listComments: {
      '': (db) => threads.listComments(db, 1, newest),
      'after a cursor': (db) => threads.listComments(db, 1, { ...newest, cursor: `${now.getTime() * 1000}-5` }),
      oldest: (db) => threads.listComments(db, 1, oldest),
      'oldest, after a cursor': (db) => threads.listComments(db, 1, { ...oldest, cursor: '1000-5' }),
      linked: (db) => threads.listComments(db, 1, { ...newest, linked: 9 }),
    },
    listReplies: { '': (db) => threads.listReplies(db, 9, { limit: 20 }) },
  },
  'content/queries': {
    getSubmission: { '': (db) => content.getSubmission(db, 1) },
    listOwnSubmissions: { '': (db) => content.listOwnSubmissions(db, 5, paging) },
    listPosts: { '': (db) => content.listPosts(db, ['tweet', 'tiktok'], paging) },
    listSubmissions: {
      '': (db) => content.listSubmissions(db, { ...paging, status: 'In Review' }, now),
      'by reports': (db) => content.listSubmissions(db, { ...paging, status: 'In Review', sort: 'reports' }, now),
    },
  },
  'desk/queries': {
    listNotes: { '': (db) => desk.listNotes(db, 5, 6) },
    getNote: { '': (db) => desk.getNote(db, 5, 6) },
    getWaiting: { '': (db) => desk.getWaiting(db) },
  },
  'http/auditSubjects': {
    readSubject: {
      member: inTransaction((trx) => readSubject(trx, 'member', [5])),
      sanction: inTransaction((trx) => readSubject(trx, 'sanction', [5])),
      note: inTransaction((trx) => readSubject(trx, 'note', [5])),
      submission: inTransaction((trx) => readSubject(trx, 'submission', [5])),
      appeal: inTransaction((trx) => readSubject(trx, 'appeal', [5])),
      report: inTransaction((trx) => readSubject(trx, 'report', [5])),
      project: inTransaction((trx) => readSubject(trx, 'project', [5])),
      comment: inTransaction((trx) => readSubject(trx, 'comment', [9])),
      progress: inTransaction((trx) => readSubject(trx, 'progress', [5, 1])),
    },
  },
  'leaderboards/activity': { listActivity: { '': (db) => listActivity(db, 5, paging, 'en') } },
  'leaderboards/adminBoard': {
    listAdminPage: {
      totals: (db) => listAdminPage(db, board, 'totals', DAY_SHARDS),
      'totals, searched': (db) => listAdminPage(db, { ...board, searchTerm: 'member1234' }, 'totals', DAY_SHARDS),
      'board of a kind': (db) => listAdminPage(db, { ...board, filterType: 'gm' }, 'boardOfKind', DAY_SHARDS),
      'board of a kind, by name': (db) =>
        listAdminPage(db, { ...board, filterType: 'gm', sortBy: 'name' }, 'boardOfKind', DAY_SHARDS),
      'one kind': (db) => listAdminPage(db, { ...board, filterType: 'quest' }, 'ofKind', DAY_SHARDS),
      days: (db) => listAdminPage(db, lastDays, 'ofDays', DAY_SHARDS),
      'most days': (db) => listAdminPage(db, lastDays, 'ofMostDays', DAY_SHARDS),
      'first of days': (db) => listAdminPage(db, lastDays, 'firstOfDays', DAY_SHARDS),
    },
  },
  'leaderboards/boards': {
    listTop: { '': (db) => boards.listTop(db, 'all', 10) },
    listFrom: {
      '': (db) => boards.listFrom(db, 'week', paging, { offset: 40 }),
      'after a member': (db) => boards.listFrom(db, 'week', paging, { after: [100, 5] }),
    },
    getRank: { '': (db) => boards.getRank(db, 'quiz', 5) },
  },
  'leaderboards/summary': {
    summarize: { days: (db) => summarize(db, lastDays), 'all time': (db) => summarize(db, { filterType: 'all' }) },
  },
  'leaderboards/windowSums': {
    areFew: { '': (db) => areFew(db, lastDays, 20) },
    isRare: { '': (db) => isRare(db, 'gm') },
    holdsMostDays: { '': (db) => holdsMostDays(db, lastDays) },
    shardsOfDays: { '': shardsOfDays },
  },
  'notifications/digest': {
    claimDay: { '': inTransaction((trx) => digest.claimDay(trx, dayBefore(1), 200)) },
    digestsOf: { '': (db) => digest.digestsOf(db, [5, 6], now) },
  },
  'notifications/queries': {
    listNotifications: {
      '': (db) => notifications.listNotifications(db, 5, { limit: 20 }, 'en'),
      'after a cursor': (db) =>
        notifications.listNotifications(db, 5, { limit: 20, cursor: `1-${now.getTime() * 1000}-5` }, 'en'),
    },
    countUnread: { '': (db) => notifications.countUnread(db, 5) },
  },
  'ownData/erase': {
    eraseFromAudit: { '': inTransaction((trx) => eraseFromAudit(trx, 5, 'Nova', 'Deleted member')) },
  },
  'ownData/pages': {
    readPage: Object.fromEntries(
      (Object.keys(ownKinds) as KindName[]).map((kind) => [kind, (db: Database) => readPage(db, kind, 5, 500)]),
    ),
  },
  'points/books': {
    countBooks: { '': books.countBooks },
    wrongTotals: { '': books.wrongTotals },
    wrongKinds: { '': books.wrongKinds },
    wrongSums: { '': books.wrongSums },
    wrongReturns: { '': books.wrongReturns },
    wrongTallies: { '': books.wrongTallies },
    wrongSteps: { '': books.wrongSteps },
    doubleProofs: { '': books.doubleProofs },
    youngerReferrers: { '': books.youngerReferrers },
  },
  'points/disqualification': {
    leaveBoards: { '': inTransaction((trx) => leaveBoards(trx, 5)) },
    leaveSums: { '': inTransaction((trx) => leaveSums(trx, 5)) },
    joinBoards: { '': inTransaction((trx) => joinBoards(trx, 5)) },
    joinSums: { '': inTransaction((trx) => joinSums(trx, 5)) },
    returnPoints: {
      '': inTransaction((trx) => returnPoints(trx, { userId: 5, key: 'of the test', actorId: 5, actionId: null }, now)),
    },
  },
  'points/ledger': {
    insertEntries: {
      '': inTransaction((trx) =>
        insertEntries(
          trx,
          JSON.stringify([{ userId: 5, key: 'of the test', kind: 'gm', delta: 50, reason: 'Daily GM' }]),
          now,
          null,
        ),
      ),
    },
  },
  'points/queries': { listPoints: { '': (db) => listPoints(db, 5, paging, 'en') } },
  'points/windows': {
    countDays: { '': inTransaction((trx) => countDays(trx, dayBefore(0))) },
    leaveWindow: { '': inTransaction((trx) => leaveWindow(trx, 'week', dayBefore(6), 10)) },
  },
  'projects/fewProjects': {
    selectFew: {
      'of a category': (db) => selectFew(db, { ...shape, byCategory: true }, [0, 20, 'defi']),
      'with a word': (db) => selectFew(db, { ...shape, words: ['indexed'] }, [0, 20, '%wallet%']),
      'with a word, by relevance': (db) =>
        selectFew(db, { ...shape, words: ['indexed'], sort: 'relevance' }, [0, 20, '%wallet%', 'wallet']),
    },
  },
  'projects/list': {
    selectProjects: {
      all: (db) => selectProjects(db, { ...shape, byDeployment: true }, [0, 20, null, null, 'ETH_DAPP']),
      'of a category': (db) => selectProjects(db, { ...shape, byCategory: true }, [0, 20, null, null, 'defi']),
      'with a word': (db) =>
        selectProjects(db, { ...shape, words: ['indexed'] }, [0, 20, null, null, 'wallet', '%wallet%']),
    },
  },
  'projects/queries': {
    countProjects: { '': (db) => projects.countProjects(db) },
    getProject: { '': (db) => projects.getProject(db, 1) },
    getProjectByNameKey: { '': (db) => projects.getProjectByNameKey(db, 'a project') },
    listUpvotedProjects: { '': (db) => projects.listUpvotedProjects(db, 5, paging) },
    listUpvotedProjectIds: { '': (db) => projects.listUpvotedProjectIds(db, 5) },
  },
  'quests/proofs': {
    findLinkedAccounts: { '': (db) => proofs.findLinkedAccounts(db, 5, 1, 'x') },
    findProven: { '': inTransaction((trx) => proofs.findProven(trx, 'x', 0, 100)) },
    insertProofs: {
      '': inTransaction((trx) =>
        proofs.insertProofs(trx, [{ account: 'x:1', quest_id: 1, user_id: 5, created_at: now }]),
      ),
    },
  },
  'quests/queries': {
    listQuests: { '': (db) => quests.listQuests(db, reader) },
    listCompletedQuests: { '': (db) => quests.listCompletedQuests(db, reader) },
    listQuestsInReview: { '': (db) => quests.listQuestsInReview(db, reader) },
    getQuest: { '': (db) => quests.getQuest(db, 1, reader) },
    listQuestActions: { '': (db) => quests.listQuestActions(db, 5) },
    listUnresolvedQuests: { '': (db) => quests.listUnresolvedQuests(db, waiting, 'en') },
  },
  'quizzes/quizRun': { getQuizRun: { '': (db) => getQuizRun(db, 5, dayBefore(0), 'en') } },
  'referrals/referrals': {
    findDueReferral: { '': inTransaction((trx) => referrals.findDueReferral(trx, 6, 4)) },
    listDueReferrals: { '': inTransaction((trx) => referrals.listDueReferrals(trx, 5, 4)) },
    listInvitations: { '': (db) => referrals.listInvitations(db, 5, paging) },
    listReferralNames: { '': (db) => referrals.listReferralNames(db, 'member5') },
  },
  'reports/queries': {
    getPublished: {
      comment: (db) => reports.getPublished(db, 'comment', 9),
      project: (db) => reports.getPublished(db, 'project', 1),
      post: (db) => reports.getPublished(db, 'post', 1),
      profile: (db) => reports.getPublished(db, 'profile', 5),
    },
    listReports: { '': (db) => reports.listReports(db, 5, waiting) },
    getMayDecide: { '': (db) => reports.getMayDecide(db, 5, 9) },
  },
  'snapshots/queries': {
    groupMembers: { '': (db) => snapshots.groupMembers(db, left) },
    readMembers: { '': (db) => snapshots.readMembers(db, left, 40, 20) },
    countMembers: { '': (db) => snapshots.countMembers(db) },
    insertEntries: { '': inTransaction((trx) => snapshots.insertEntries(trx, 9, [entry])) },
    insertLinks: { '': inTransaction((trx) => snapshots.insertLinks(trx, 9, [{ userId: 1, entry: 1 }])) },
    listSnapshots: { '': (db) => snapshots.listSnapshots(db) },
    getSnapshot: { '': (db) => snapshots.getSnapshot(db, 1) },
    findWallet: { '': (db) => snapshots.findWallet(db, 1, '0x00') },
    readNodes: { '': (db) => snapshots.readNodes(db, 1, [5, 900]) },
    ownEntries: { '': (db) => snapshots.ownEntries(db, 5) },
    listEntries: { '': (db) => snapshots.listEntries(db, 1, paging) },
    readEntries: { '': (db) => snapshots.readEntries(db, 1, 40, 20) },
    getProposal: { '': (db) => snapshots.getProposal(db, 5, 1) },
    getDesk: { '': (db) => snapshots.getDesk(db, 5, null) },
  },
  'stats/stats': {
    totalUsers: { '': (db) => stats.totalUsers(db, now) },
    totalProjects: { '': (db) => stats.totalProjects(db, now) },
    projectStatus: { '': (db) => stats.projectStatus(db) },
    usersData: { '': (db) => stats.usersData(db, now) },
    chartData: { '': (db) => stats.chartData(db, now) },
    grantChartData: { '': (db) => stats.grantChartData(db, 'month', now) },
    listAudit: { '': (db) => stats.listAudit(db, {}, paging, 'en') },
    getAuditFigures: { '': (db) => stats.getAuditFigures(db, {}) },
  },
  'sanctions/queries': {
    listMarkedMembers: {
      disqualified: (db) => sanctions.listMarkedMembers(db, 'disqualified', paging, now),
      silenced: (db) => sanctions.listMarkedMembers(db, 'silenced', paging, now),
      degen: (db) => sanctions.listMarkedMembers(db, 'degen', paging, now),
      proposed: (db) => sanctions.listMarkedMembers(db, 'proposed', paging, now),
    },
    getMemberRecord: { '': (db) => sanctions.getMemberRecord(db, 5, 6, now) },
  },
  'upvotes/upvotes': {
    insertUpvote: { '': (db) => insertUpvote(db, 5, 1, now) },
    deleteUpvote: { '': (db) => deleteUpvote(db, 5, 1) },
  },
  'users/queries': {
    getUser: { '': (db) => users.getUser(db, 5) },
    getUserByUsername: { '': (db) => users.getUserByUsername(db, 'member5') },
    getUserByWallet: { '': (db) => users.getUserByWallet(db, '0x5') },
  },
  'users/searchUsers': { searchUsers: { '': (db) => searchUsers(db, 'member12', 20) } },
};

const sources = join(packageRoot, 'src');

interface Plan {
  /** Indexes that the statement reads. */
  indexes: string[];
  /** Large tables that the statement may scan completely. */
  wholeTables: string[];
}

/** Finds the functions in a file that run statements. @returns the plans in their comments, by function and variant */
function plansIn(file: string): Map<string, Map<string, Plan>> {
  const text = readFileSync(join(sources, `${file}.sql.ts`), 'utf8');
  const runs =
    /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export (?:const|(?:async )?function) (\w+)(?: = (?:async )?)?\(\s*(?:db|trx):/g;
  return new Map([...text.matchAll(runs)].map(([, comment = '', name]) => [name!, plansOf(comment)]));
}

/** Parses `@plan variant: index, all of table` or `@plan no table`. Most functions have no variants. */
function plansOf(comment: string): Map<string, Plan> {
  const lines = comment.replace(/\n \* {3}/g, ' ').matchAll(/@plan (?:(.+?): )?(.+?)(?: \*\/)?$/gm);
  return new Map(
    [...lines].map(([, variant = '', list]) => {
      const parts = list!.trim() === 'no table' ? [] : list!.trim().split(', ');
      const wholeTables = parts
        .filter((part) => part.startsWith('all of '))
        .map((part) => part.slice('all of '.length));
      return [variant, { wholeTables, indexes: parts.filter((part) => !part.startsWith('all of ')) }];
    }),
  );
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sql.ts'))
  .map((file) => file.slice(0, -'.sql.ts'.length));

const statements = Object.entries(calls).flatMap(([file, functions]) =>
  Object.entries(functions).flatMap(([name, variants]) =>
    Object.entries(variants).map(([variant, call]) => {
      const plan = plansIn(file).get(name)?.get(variant);
      return { title: `${file} ${name} ${variant}`.trim(), plan, call };
    }),
  ),
);

it('names a plan for every hand-written statement, and has a call for every plan', () => {
  const named = files.flatMap((file) => [...plansIn(file)].map(([name, plans]) => [file, name, [...plans.keys()]]));
  const called = Object.entries(calls).flatMap(([file, functions]) =>
    Object.entries(functions).map(([name, variants]) => [file, name, Object.keys(variants)]),
  );
  expect(named.sort()).toEqual(called.sort());
});

describe('on a filled database', () => {
  /** Minimum number of rows of a large table. */
  const LARGE = 1000;

  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let large: Set<string>;
  let run: { sql: string; parameters: readonly unknown[] }[] = [];

  beforeAll(async () => {
    database = await createTestDatabase(false, ({ query }) => void run.push(query));
    await fillDatabase(database.db, sizeOf(0.003), [
      `insert into provider_subject (provider, subject, user_id, created_at)
       select 'wallet', address, user_id, now() from wallet_of_member`,
      `insert into appeal (user_id, appeal_key, submission_id, decision, body, status, first_at, created_at)
       select user_id, 'submission:' || id || ':' || decisions, id, decisions, 'Again', (array['open', 'upheld'])[1 + id % 2],
         decided_at, decided_at from submission where status = 'Rejected'`,
      `insert into report (user_id, subject_kind, subject_id, author_id, reason, title, excerpt, status, created_at)
       select 1 + (c.user_id + 1) % 100, 'comment', c.id, c.user_id, 'spam', 'A project', left(c.body, 300),
         (array['open', 'dismissed'])[1 + c.id % 2], c.created_at from comment c`,
      `insert into sanction (user_id, kind, status, reason, days, actor_id, created_at)
       select id, 'silence', case when id % 100 = 1 then 'proposed' else 'applied' end, 'Insults', 7, 6, now() from app_user`,
      `insert into admin_note (user_id, author_id, body, created_at) select id, 6, 'Two accounts', now() from app_user`,
      `update app_user set silenced_until = now() + interval '1 day' where id % 50 = 1`,
      `insert into notification_setting (user_id, kind, in_app, by_email)
       select id, kind, id % 3 > 0, true from app_user, unnest(array['comment', 'upvotes']) kind where id % 2 = 1`,
      `insert into digest_subscriber (user_id, language, claimed_day, sent_until)
       select id, 'en', current_date - (id % 9)::int, now() - interval '2 days' from app_user where id % 2 = 1`,
      `insert into snapshot_proposal (rules, freeze_at, status, proposed_by, proposed_at)
       select '{}', now(), 'frozen', 5, now() from generate_series(1, 300)`,
      `insert into snapshot (id, proposal_id, rules, totals, frozen_at, root, sha256)
       select id, id, '{}', '{"members": 3000}', now(), '0x00', '00' from snapshot_proposal`,
      `insert into snapshot_entry (snapshot_id, entry, wallet, points, amount, leaf_index)
       select 1 + id % 3, id, '0x' || id, id, id, id from app_user`,
      `insert into snapshot_member (user_id, snapshot_id, entry) select id, 1 + id % 3, id from app_user`,
      `insert into snapshot_exclusion (user_id, proposal_id, reason) select id, 1 + id % 3, 'Why' from app_user`,
      `insert into snapshot_nodes (snapshot_id, chunk, nodes)
       select 1 + n % 3, n, decode(repeat('00', 8192), 'hex') from generate_series(0, 2000) n`,
    ]);
    const { rows } = await database.db.executeQuery<{ name: string }>(
      CompiledQuery.raw(`select relname as name from pg_class where relkind = 'r' and reltuples >= ${LARGE}`),
    );
    large = new Set(rows.map(({ name }) => name));
  }, 120_000);
  afterAll(() => database.drop());

  /**
   * Plans a statement without running it.
   * @param isWhole true to allow sequential scans. Otherwise, they are disabled: the planner prefers them for few rows.
   */
  const explain = (statement: { sql: string; parameters: readonly unknown[] }, isWhole: boolean) =>
    database.db.connection().execute(async (connection) => {
      const query = <Row>(text: string, parameters: readonly unknown[] = []) =>
        connection.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
      await query(`set enable_seqscan = ${isWhole ? 'on' : 'off'}`);
      const { rows } = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (format json) ${statement.sql}`,
        statement.parameters,
      );
      await query('reset enable_seqscan');
      return rows[0]!['QUERY PLAN'][0].Plan;
    });

  it.each(statements)('$title', async ({ plan, call }) => {
    run = [];
    await call(database.db);
    const queries = run.filter(({ sql }) => /^\s*(with|select|insert|update)\b/.test(sql));
    const nodes: Node[] = [];
    for (const query of queries) nodes.push(...scans(await explain(query, plan!.wholeTables.length > 0)));
    const indexes = nodes.map((node) => node['Index Name']);
    const wholeTables = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name']!))
      .map((node) => node['Relation Name']);
    expect(indexes).toEqual(expect.arrayContaining(plan!.indexes));
    expect(plan!.wholeTables).toEqual(expect.arrayContaining([...new Set(wholeTables)]));
  });
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const scans = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(scans)];
