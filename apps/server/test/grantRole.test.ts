import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { packageRoot } from '../src/paths.ts';
import { createMember } from '../src/users/createMember.ts';
import { grantRole } from '../src/users/grantRole.ts';
import { built } from './built.ts';
import { useTestApp } from './harness.ts';
import { useMigratedDir } from './process.ts';

describe('a role', () => {
  it('applies from the next call on, until it is removed', async () => {
    const test = await useTestApp();
    const { token } = await test.member('Nova');
    const grant = (role: 'Super Admin' | 'User') =>
      withRetry(test.db, (trx) => grantRole(trx, 'nova', role, new Date()));
    const asAdmin = async () => (await test.call('GET', '/total-users', { token })).status;
    expect(await asAdmin()).toBe(403);
    expect(await grant('Super Admin')).toBe('User');
    expect(await asAdmin()).toBe(200);
    expect(await grant('User')).toBe('Super Admin');
    expect(await asAdmin()).toBe(403);
  });

  it('is recorded in the audit log in the same transaction', async () => {
    const test = await useTestApp();
    const nova = await test.member('Nova');
    const root = await test.member('Root', { role: 'Super Admin' });
    const log = async (query = '') =>
      (await test.call('GET', `/api/admin/audit?operation=grantRole${query}`, { token: root.token })).body.entries;
    const grant = (role: 'Admin' | 'User') =>
      withRetry(test.db, (trx) => grantRole(trx, 'nova', role, new Date('2026-09-01T12:00:00Z')));
    await grant('Admin');
    expect(await log()).toMatchObject([
      {
        actor: null,
        subject: { kind: 'member', id: nova.id, name: 'Nova' },
        input: { username: 'nova', role: 'Admin' },
        before: { role: 'User' },
        after: { role: 'Admin' },
        status: null,
        requestId: null,
        createdAt: '2026-09-01T12:00:00.000Z',
      },
    ]);
    // Granting a role again adds no entry. The existing entry has no actor, so only a search for its subject finds it.
    await grant('Admin');
    expect(await log('&searchTerm=NOVA')).toHaveLength(1);
    expect(await log(`&actorId=${root.id}`)).toEqual([]);

    await sql`alter table admin_action add constraint refused check (operation <> 'grantRole') not valid`.execute(
      test.db,
    );
    await expect(grant('User')).rejects.toThrow('refused');
    await sql`alter table admin_action drop constraint refused`.execute(test.db);
    expect((await test.call('GET', '/total-users', { token: nova.token })).status).toBe(200);
  });
});

// Uses a separate database on PGlite, so it runs only once.
describe.skipIf(inject('databaseUrl') !== undefined)('the command', () => {
  it('prints its result, and its usage', async () => {
    const dataDir = await useMigratedDir();
    const config = { databaseUrl: undefined, databasePoolSize: 1, dataDir };
    const { db, close } = await openDatabase(config);
    await createMember(db, { name: 'Nova', username: 'nova' }, new Date());
    await close();

    expect(await run(dataDir, 'Nova', 'super-admin')).toEqual([0, 'Nova is Super Admin now, and was User.']);
    expect(await run(dataDir, 'nobody', 'admin')).toEqual([1, 'No member has the username nobody.']);
    expect(await run(dataDir, 'nova', 'super-admin')).toEqual([0, 'nova is Super Admin already.']);
    expect(await run(dataDir, 'nova', 'king')).toEqual([2, expect.stringContaining('Usage: npm run grant-role')]);

    const after = await openDatabase(config);
    onTestFinished(() => after.close());
    expect(await after.db.selectFrom('admin_action').select(['actor_id', 'operation', 'after']).execute()).toEqual([
      { actor_id: null, operation: 'grantRole', after: { role: 'Super Admin' } },
    ]);
  }, 60_000);
});

async function run(dataDir: string, ...args: string[]): Promise<[code: number, said: string]> {
  const child = spawn(process.execPath, [join(built, 'grantRole.js'), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return [code, said.trim()];
}
