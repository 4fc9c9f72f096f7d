import { mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accounts, expect, otherReader, picture, startSession } from './fixtures.ts';
import { startServer } from './startServer.ts';
import { call } from './quests.ts';

/** Starts a separate server. It is stopped before its books are checked, so that nothing changes meanwhile. */
export async function startDesk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-moderator-'));
  const limits = { WRITES_PER_MINUTE: '100000', READS_PER_MINUTE: '100000', SIGN_INS_PER_MINUTE: '1000' };
  const settings = { E2E_DATA_DIR: dataDir, ...limits };
  let server = await startServer(settings);
  const run = (command: string, ...args: string[]) => {
    const script = join(import.meta.dirname, `../../server/dist/${command}.js`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DEMO: 'true' },
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  };
  return {
    origin: server.origin,
    /** Makes members admins. The command needs exclusive access to the database, so the server is restarted. */
    makeAdmins: async (...usernames: string[]) => {
      await server.stop();
      for (const username of usernames) run('grantRole', username, 'admin');
      server = await startServer({ ...settings, PORT: new URL(server.origin).port });
    },
    /** Stops the server, and checks that all points add up. */
    expectBooksBalance: async () => {
      await server.stop();
      run('checkBooks');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Member {
  page: Page;
  id: number;
  username: string;
}

/** Creates a member with this username, in a separate browser session. */
export async function newMember(page: Page, origin: string, username: string): Promise<Member> {
  const own = await otherReader(page, { baseURL: origin });
  const token = await startSession(own, accounts.newcomer);
  const { id } = (await call(own, 'GET', '/api/user')) as { id: number };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await own.request.patch('/backend/google-user', { headers, multipart: { name: username, username } });
  expect(reply.status()).toBe(200);
  return { page: own, id, username };
}

let made = 0;
const unique = (length: number) => `7${String(++made).padStart(length - 1, '0')}`;

/** Uploads an image for a meme; resolves to its key. */
async function upload({ page }: Member): Promise<string> {
  const { key, uploadUrl, headers } = (await call(page, 'GET', '/images/one?filename=meme.png')) as {
    key: string;
    uploadUrl: string;
    headers: Record<string, string>;
  };
  expect((await page.request.put(uploadUrl, { headers, data: picture.buffer })).ok()).toBe(true);
  return key;
}

/** Functions that submit content, one for each type. */
const kinds: ((member: Member) => Promise<unknown>)[] = [
  ({ page }) =>
    call(page, 'POST', '/api/user/twitterSubmitEmbedURL', { url: `https://x.com/nova/status/${unique(19)}` }),
  ({ page }) =>
    call(page, 'POST', '/api/user/tiktokSubmitEmbedURL', { url: `https://www.tiktok.com/@nova/video/${unique(19)}` }),
  ({ page }) => call(page, 'POST', '/api/user/youtubeSubmitEmbedURL', { url: `https://youtu.be/y${unique(10)}` }),
  async (member) =>
    call(member.page, 'POST', '/api/user/submitMeme', { image: await upload(member), title: `Meme ${unique(6)}` }),
  ({ page }) =>
    call(page, 'POST', '/api/user/embedcode', {
      embedCode: `<iframe src="https://www.youtube.com/embed/e${unique(10)}"></iframe>`,
    }),
];

/** Submits this many pieces of content, of all types in turn. */
export async function submitAll(member: Member, count: number) {
  for (let index = 0; index < count; index += 1) await kinds[index % kinds.length]!(member);
}

/** Submits posts as a member, rejects them as the admin, and appeals against each rejection. */
export async function appealAll(admin: Page, { page }: Member, count: number) {
  for (let index = 0; index < count; index += 1) {
    const url = `https://x.com/nova/status/${unique(19)}`;
    const { submissionId } = (await call(page, 'POST', '/api/user/twitterSubmitEmbedURL', { url })) as {
      submissionId: number;
    };
    await call(admin, 'POST', '/api/admin/rejectSubmission', { submissionId, reason: 'off-topic' });
    await call(page, 'POST', `/api/user/submissions/${submissionId}/appeal`, { text: 'It is on topic.' });
  }
}

/** Creates quests with these points, and requests each as a member. Resolves to the quests' ids by title. */
export async function requestAll(admin: Page, { page }: Member, count: number, points: number) {
  const quests = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const title = `Guide ${unique(6)}`;
    const titles = Object.fromEntries(['en', 'ru', 'zh', 'es', 'tr'].map((code) => [code, title]));
    const quest = { title: titles, kind: 'manual', points };
    const { id } = (await call(admin, 'POST', '/api/admin/quests/createQuest', quest)) as { id: number };
    await call(page, 'POST', '/api/quests/request/verify', { challenge_id: id, text: 'My guide.' });
    quests.set(title, id);
  }
  return quests;
}

/** Reports this many projects as a member, each only once. */
export async function reportAll({ page }: Member, count: number) {
  for (let index = 0; index < count; index += 1)
    await call(page, 'POST', '/api/reports', { kind: 'project', id: index + 2, reason: 'spam' });
}

/** A submission, decided or not, as the review list returns it. */
export interface Outcome {
  submissionId: number;
  title: string | null;
  url: string | null;
  status: string;
  points: number | null;
  reason: string | null;
}

/** Returns the title of a submission's row. */
export const titleOf = ({ title, url }: Pick<Outcome, 'title' | 'url'>) =>
  title ?? url!.replace(/^https:\/\/(?:www\.)?/, '');

/** Fetches all submissions of a member, by title. */
export async function outcomesOf(admin: Page, { id }: Member): Promise<Map<string, Outcome>> {
  const all = new Map<string, Outcome>();
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const reply = (await call(
      admin,
      'GET',
      `/api/admin/contentSubmissions?userId=${id}&itemsPerPage=100&page=${page}`,
    )) as { submissions: Outcome[]; metadata: { totalPages: number } };
    pages = reply.metadata.totalPages;
    for (const one of reply.submissions) all.set(titleOf(one), one);
  }
  return all;
}

/** Fetches the audit log's operations on each subject of a kind, oldest first. */
export async function auditOf(admin: Page, kind: string): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const reply = (await call(admin, 'GET', `/api/admin/audit?itemsPerPage=100&page=${page}`)) as {
      entries: { operation: string; subject: { kind: string; id: number } | null }[];
      metadata: { totalPages: number };
    };
    pages = reply.metadata.totalPages;
    for (const { operation, subject } of reply.entries)
      if (subject?.kind === kind) found.set(subject.id, [operation, ...(found.get(subject.id) ?? [])]);
  }
  return found;
}

/** Records the time from each key press to the frame that shows another item, from the next page on. */
export const measureKeys = (page: Page) =>
  page.addInitScript(() => {
    const shown = () => document.querySelector('[data-part=item] article')?.innerHTML;
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ key, target, timeStamp }) => {
        if (!['a', 'r', 'j', 'k'].includes(key) || (target as Element).matches('input[type=search], textarea')) return;
        const before = shown();
        const observer = new MutationObserver(() => {
          if (shown() === before) return;
          observer.disconnect();
          // A timeout set in a frame callback runs after that frame is painted.
          requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        // A key that only opens a dialog or announces something is not measured: the next key press ends the wait.
        addEventListener('keydown', () => observer.disconnect(), { once: true, capture: true });
      },
      true,
    );
  });

export const keyTimesOf = (page: Page) => page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);

/** The 95th percentile, in whole milliseconds. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)]!);
}
