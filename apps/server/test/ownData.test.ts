import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkSubject } from '../src/accounts/linked.ts';
import { csvLine } from '../src/ownData/csv.ts';
import { kinds } from '../src/ownData/pages.sql.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { appendPointEntry } from '../src/points/ledger.ts';
import { invitedReason, referralKey } from '../src/referrals/payReferral.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject } from './people.ts';

const PATH = '/api/user/data';

let test: TestApp;
beforeAll(async () => (test = await createTestApp()));
afterAll(() => test.close());

/** Downloads a member's data export. @returns each file's text by name */
async function download(token: string): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await test.app.inject({ method: 'GET', url: `/backend${PATH}`, headers });
  expect(reply.statusCode).toBe(200);
  const files = Object.entries(unzipSync(new Uint8Array(reply.rawPayload)));
  return Object.fromEntries(
    files.map(([name, bytes]) => [name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]),
  );
}

const rowsOf = (files: Record<string, string>, kind: keyof typeof kinds) =>
  JSON.parse(files[`${kind}.json`]!) as Record<string, unknown>[];

describe('own data', () => {
  it('comes as an archive for the caller alone', async () => {
    const { token } = await test.member('archived');
    const { status, headers } = await test.call('GET', PATH, { token });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'no-store',
    });
  });

  it('has a JSON and a CSV file of every kind, and nothing of anyone else', async () => {
    const people = [];
    for (const name of ['quux', 'plugh']) {
      const { id, token } = await test.member(`${name}-name`, { email: `${name}@example.com` });
      const projectId = await addProject(test, token, `Project of ${name}`);
      await test.call('POST', '/upvote', { token, json: { uid: id, projectId } });
      await test.call('POST', '/comment', { token, json: { userId: id, projectId, comment: `Words of ${name}` } });
      await test.call('POST', '/api/claimBonusPoint', { token });
      const url = { url: `https://x.com/${name}/status/${1234567890123456 + id}` };
      await test.call('POST', '/api/user/twitterSubmitEmbedURL', { token, json: url });
      await linkSubject(test.db, id, 'telegram', `telegram-${name}`, test.clock());
      people.push({ id, token, projectId });
    }
    const [own, other] = people as [(typeof people)[0], (typeof people)[0]];
    // The other member comments on the caller's project, which notifies the caller.
    const json = { userId: other.id, projectId: own.projectId, comment: 'A word of plugh' };
    await test.call('POST', '/comment', { token: other.token, json });

    const about = { kind: 'profile', id: other.id, reason: 'spam', text: 'Only quux knows' };
    await test.call('POST', '/api/reports', { token: own.token, json: about });
    const reward = { userId: own.id, key: referralKey(other.id), kind: 'referral' as const, delta: 50 };
    const reason = invitedReason('plugh-name');
    await withRetry(test.db, (trx) => appendPointEntry(trx, { ...reward, reason }, test.clock()));

    const files = await download(own.token);
    expect(Object.keys(files).sort()).toEqual(
      Object.keys(kinds)
        .flatMap((kind) => [`${kind}.csv`, `${kind}.json`])
        .sort(),
    );
    expect(rowsOf(files, 'profile')).toMatchObject([{ id: own.id, name: 'quux-name', email: 'quux@example.com' }]);
    expect(rowsOf(files, 'comments')).toMatchObject([{ body: 'Words of quux' }]);
    expect(rowsOf(files, 'projects')).toMatchObject([{ name: 'Project of quux' }]);
    expect(rowsOf(files, 'upvotes')).toMatchObject([{ project: 'Project of quux' }]);
    expect(rowsOf(files, 'points')).toMatchObject([{ kind: 'gm' }, { kind: 'referral', reason: 'Invited a friend' }]);
    expect(rowsOf(files, 'reports')).toMatchObject([{ subject_kind: 'profile', body: 'Only quux knows' }]);
    expect(rowsOf(files, 'submissions')).toHaveLength(1);
    expect(rowsOf(files, 'identities')).toMatchObject([{ provider: 'telegram', subject: 'telegram-quux' }]);
    expect(rowsOf(files, 'sessions')).toHaveLength(1);
    expect(rowsOf(files, 'notifications')).toMatchObject([{ kind: 'comment' }]);
    expect(files['comments.csv']).toContain(',Words of quux,');
    for (const [name, text] of Object.entries(files)) expect(text, name).not.toContain('plugh');
  });

  it('is complete beyond a page', async () => {
    const { id, token } = await test.member('diligent');
    const projectId = await addProject(test, token, 'Much discussed');
    await sql`insert into comment (project_id, user_id, body, created_at)
      select ${projectId}, ${id}, 'Comment ' || n, now() from generate_series(1, 1201) n`.execute(test.db);
    const files = await download(token);
    const comments = rowsOf(files, 'comments');
    expect(new Set(comments.map((comment) => comment.id)).size).toBe(1201);
    expect(comments).toHaveLength(1201);
    expect(files['comments.csv']!.trimEnd().split('\r\n')).toHaveLength(1202);
  });

  it('is limited to ten downloads an hour', async () => {
    const { token } = await test.member('eager');
    for (let n = 0; n < 10; n++) expect((await test.call('GET', PATH, { token })).status).toBe(200);
    const { status, headers } = await test.call('GET', PATH, { token });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('3600');
  });

  it('runs no formulas in spreadsheets', () => {
    expect(csvLine(['=1+1', '＝A1', ' @x', 'a, "b"', 'two\nlines', -5, null, true, ['a'], new Date(0)])).toBe(
      `'=1+1,'＝A1,' @x,"a, ""b""","two\nlines",-5,,true,"[""a""]",1970-01-01T00:00:00.000Z\r\n`,
    );
  });
});
