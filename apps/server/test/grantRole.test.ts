import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { packageRoot } from '../src/paths.ts';
import { createMember } from '../src/users/createMember.ts';
import { grantRole } from '../src/users/grantRole.ts';
import { useTestApp } from './harness.ts';

describe('a role', () => {
  it('holds from the next call on, and no longer once it is taken back', async () => {
    const test = await useTestApp();
    const { token } = await test.member('Nova');
    const grant = (role: 'Super Admin' | 'User') => withRetry(test.db, (trx) => grantRole(trx, 'nova', role));
    const asAdmin = async () => (await test.call('GET', '/total-users', { token })).status;
    expect(await asAdmin()).toBe(403);
    expect(await grant('Super Admin')).toBe('User');
    expect(await asAdmin()).toBe(200);
    expect(await grant('User')).toBe('Super Admin');
    expect(await asAdmin()).toBe(403);
  });
});

describe('the command', () => {
  it('says what it did, and how it is used', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'grant-role-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { db, close } = await openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir });
    await migrate(db);
    await createMember(db, { name: 'Nova', username: 'nova' }, new Date());
    await close();

    expect(await run(dataDir, 'Nova', 'super-admin')).toEqual([0, 'Nova is Super Admin now, and was User.']);
    expect(await run(dataDir, 'nobody', 'admin')).toEqual([1, 'No member has the user name nobody.']);
    expect(await run(dataDir, 'nova', 'king')).toEqual([2, expect.stringContaining('Usage: npm run grant-role')]);
  }, 60_000);
});

async function run(dataDir: string, ...args: string[]): Promise<[code: number, said: string]> {
  const command = ['--import', 'tsx', '--conditions', 'source', 'src/cli/grantRole.ts', ...args];
  const child = spawn(process.execPath, command, {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return [code, said.trim()];
}
