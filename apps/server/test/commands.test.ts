import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, useDir } from './process.ts';

/** Runs a command. @returns its exit code and its output */
async function outcome(file: string, args: string[], env: Record<string, string> = {}) {
  const { output, ended } = run(file, env, args);
  return [await ended, output().trim()];
}

describe('a backup', () => {
  it.each(['notes.txt', 'notes.txt/backup'])('refuses to be written to %s, in one sentence', async (name) => {
    const dir = await useDir();
    await writeFile(join(dir, 'notes.txt'), '');
    const path = join(dir, name);
    expect(await outcome('backup.js', [path], { DATA_DIR: join(dir, 'data') })).toEqual([
      2,
      expect.stringMatching(new RegExp(`^${path} cannot be used \\(E[A-Z]+\\): name another folder\\.$`)),
    ]);
  });
});

describe('a move', () => {
  it.each(['postgres://', 'postgres://user:pass/word@db/community', 'mysql://db', 'embedded x'])(
    'to “%s” prints the usage, and not the password again',
    async (target) => {
      const [code, said] = await outcome('moveData.js', target.split(' '), { DATA_DIR: await useDir() });
      expect([code, said]).toEqual([2, expect.stringMatching(/^Usage: npm run move-data/)]);
      expect(said).not.toContain('word@db');
    },
  );
});

it('a move accepts a database on a Unix socket', async () => {
  const dir = await useDir();
  const [code, said] = await outcome('moveData.js', [`postgres:///community?host=${dir}`], { DATA_DIR: dir });
  expect([code, said]).toEqual([2, expect.stringContaining(`Cannot use the database at ${dir}`)]);
});

describe('a check of a snapshot', () => {
  const header = 'number,wallet,points,exclusion,amount\r\n';
  const entry = `1,0x${'a'.repeat(40)},300,,1000\r\n`;
  const claim = '{"snapshot":{"id":1,"root":"0x12","sha256":"34","totals":{}},\n';

  it.each([
    ['nothing', '', 'The file has no entries: download it again.'],
    ['only the first line', header, 'The file has no entries: download it again.'],
    ['part of a line of CSV', `${header}${entry}2,0xbbb`, 'Line 3 is not an entry: 2,0xbbb'],
    ['other columns', `${header}a,b,c,d,e\r\n`, 'Line 2 is not an entry: a,b,c,d,e'],
    ['part of the first line of JSON', claim.slice(0, 40), 'This is not the file of a snapshot.'],
    ['JSON without figures', claim, 'This is not the file of a snapshot.'],
    ['other JSON', '{"a":1}\n', 'This is not the file of a snapshot.'],
  ])('says in one sentence that a file with %s can’t be checked', async (_, text, sentence) => {
    const file = join(await useDir(), 'snapshot.csv');
    await writeFile(file, text);
    expect(await outcome('checkSnapshot.js', [file])).toEqual([2, sentence]);
  });
});

it.each(['owner', 'constructor'])('a grant of the role “%s” prints the usage', async (role) => {
  const [code, said] = await outcome('grantRole.js', ['ada', role], { DATA_DIR: await useDir() });
  expect([code, said]).toEqual([2, expect.stringMatching(/^Usage: npm run grant-role/)]);
});
