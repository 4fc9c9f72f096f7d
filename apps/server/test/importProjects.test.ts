import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { workspaceRoot } from '../src/paths.ts';
import { importProjects } from '../src/projects/importProjects.ts';
import { createMember } from '../src/users/createMember.ts';
import { useTestApp } from './harness.ts';
import { picture } from './people.ts';
import { run, useMigratedDir } from './process.ts';

const dataDir = resolve(workspaceRoot, process.env.PROJECTS_DATA ?? '../shared/data');

async function useFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'import-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

async function useImport() {
  const test = await useTestApp();
  const creatorId = await createMember(test.db, { name: 'Importer', username: 'importer' }, test.clock());
  const dir = await useFolder();
  const file = join(dir, 'projects.jsonl');
  return {
    test,
    dir,
    file,
    async run(lines: (object | string | Buffer)[], options: { signal?: AbortSignal; onLine?: () => void } = {}) {
      const texts = lines.map((line) =>
        typeof line === 'string' || Buffer.isBuffer(line) ? line : JSON.stringify(line),
      );
      await writeFile(file, Buffer.concat(texts.flatMap((text) => [Buffer.from(text), Buffer.from('\n')])));
      return importProjects(test, file, { creatorId, ...options });
    },
  };
}

const line = (projectName: string, more: object = {}) => ({
  projectName,
  bio: 'A bio.',
  description: 'Text.',
  ...more,
});

describe('an import', () => {
  it('adds each line once, however often it is run', async () => {
    const { test, run } = await useImport();
    const lines = [
      line('One', { source: 'somewhere', telegramUsername: null }),
      '',
      line('Two', { categories: ['x'], projectDeployment: 'ETH_DAPP' }),
    ];
    expect(await run(lines)).toEqual({ added: 2, known: 0, refused: [], interrupted: false });
    expect(await run(lines)).toEqual({ added: 0, known: 2, refused: [], interrupted: false });
    const { body } = await test.call('GET', '/project-name/two');
    expect(body).toMatchObject({ categories: ['x'], creator: { name: 'Importer' } });
  });

  it('stores a logo for each project, even if several share a file', async () => {
    const { test, dir, run } = await useImport();
    await writeFile(join(dir, 'logo.png'), await picture());
    expect((await run([line('A', { logoFile: 'logo.png' }), line('B', { logoFile: 'logo.png' })])).added).toBe(2);
    for (const name of ['A', 'B']) {
      const { logoPath } = (await test.call('GET', `/project-name/${name}`)).body;
      expect((await test.app.inject({ url: logoPath })).statusCode).toBe(200);
    }
  });

  it('rejects a line with number and reason, and imports the others', async () => {
    const { test, dir, run } = await useImport();
    await writeFile(join(dir, 'wide.png'), await picture(200, 100));
    await writeFile(join(dir, 'huge.png'), Buffer.alloc(2 * 1024 * 1024 + 1));
    await writeFile(join(dir, 'text.png'), 'no picture');
    const { added, refused } = await run([
      line('Good'),
      '{"projectName": ',
      '[]',
      line(''),
      line('n'.repeat(81)),
      line('Unknown field', { id: 7 }),
      line('Bad site', { projectWebsite: 'ftp://x' }),
      line('Wide', { logoFile: 'wide.png' }),
      line('Huge', { logoFile: 'huge.png' }),
      line('Text', { logoFile: 'text.png' }),
      line('Missing', { logoFile: 'none.png' }),
      line('Outside', { logoFile: '../../../etc/passwd' }),
      line('Also good'),
    ]);
    expect(added).toBe(2);
    expect(refused.map((refusal) => `${refusal.line}: ${refusal.reason.split(/[:,]/)[0]}`)).toEqual([
      '2: it is not JSON',
      '3: it is not a JSON object',
      '4: projectName must not be empty',
      '5: projectName must NOT have more than 80 characters',
      '6: id is not known',
      expect.stringMatching(/^7: projectWebsite must match/),
      '8: image-invalid-dimensions',
      '9: image-size-too-large',
      '10: image-invalid-type',
      '11: logoFile none.png cannot be read',
      '12: logoFile ../../../etc/passwd points outside the folder',
    ]);
    expect((await test.call('GET', '/projects')).body.metadata.totalItems).toBe(2);
    expect(await readdir(join(test.config.dataDir, 'media'))).toEqual([]);
  });

  it('rejects a line of more than 1 MB in one sentence, and imports the others', async () => {
    const { run } = await useImport();
    const padded = (name: string, length: number) => JSON.stringify(line(name)).padEnd(length);
    const lines = [line('First'), padded('Long', 2 ** 20 + 1), padded('Longest', 2 ** 20), line('Last')];
    const refused = [{ line: 2, reason: 'it is longer than 1 MB' }];
    expect(await run(lines)).toEqual({ added: 3, known: 0, refused, interrupted: false });
  });

  it('rejects a last line of more than 1 MB that nothing ends', async () => {
    const { test, file } = await useImport();
    const text = 'x'.repeat(3 * 2 ** 20);
    await writeFile(file, `${JSON.stringify(line('First'))}\n${text}`);
    const refused = [{ line: 2, reason: 'it is longer than 1 MB' }];
    expect(await importProjects(test, file, { creatorId: 1 })).toMatchObject({ added: 1, refused });
  });

  it('takes a separator within a text for a part of it', async () => {
    const { test, run } = await useImport();
    const description = 'One\u2028two\u2029three';
    const lines = [`\ufeff${JSON.stringify(line('Poem', { description }))}\r`, 'no JSON'];
    expect(await run(lines)).toMatchObject({ added: 1, refused: [{ line: 2 }] });
    expect((await test.call('GET', '/project-name/Poem')).body.description).toBe(description);
  });

  it('rejects a line in another encoding, instead of storing question marks', async () => {
    const { test, run } = await useImport();
    const lines = [Buffer.from(JSON.stringify(line('Café')), 'latin1'), line('Tea')];
    expect(await run(lines)).toMatchObject({ added: 1, refused: [{ line: 1, reason: 'it is not in UTF-8' }] });
    expect((await test.call('GET', '/projects')).body.projects).toMatchObject([{ projectName: 'Tea' }]);
  });

  it('stops between two lines when interrupted, and resumes there', async () => {
    const { test, run } = await useImport();
    const stopping = new AbortController();
    let seen = 0;
    const lines = ['A', 'B', 'C', 'D'].map((name) => line(name));
    const first = await run(lines, { signal: stopping.signal, onLine: () => ++seen === 2 && stopping.abort() });
    expect(first).toMatchObject({ added: 2, interrupted: true });
    expect(await run(lines)).toMatchObject({ added: 2, known: 2, interrupted: false });
    expect((await test.call('GET', '/projects')).body.metadata.totalItems).toBe(4);
  });
});

// Uses a separate database on PGlite, so it runs only once.
describe.skipIf(inject('databaseUrl') !== undefined)('the command', () => {
  it('gives no project to a member who has taken the username of the import', async () => {
    const dataDir = await useMigratedDir();
    const { db, close } = await openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir });
    const member = { name: 'Mallory', username: 'Registry-Import' };
    const id = await createMember(db, member, new Date());
    await db
      .insertInto('provider_subject')
      .values({ provider: 'x', subject: '1', user_id: id, created_at: new Date() })
      .execute();
    await close();
    const file = join(await useFolder(), 'projects.jsonl');
    await writeFile(file, JSON.stringify(line('One')));
    const { output, ended } = run('importProjects.js', { DATA_DIR: dataDir }, [file]);
    expect([await ended, output().trim()]).toEqual([
      2,
      'A member has the username registry-import: name another creator with --creator.',
    ]);
  }, 60_000);

  it('finds its creator again', async () => {
    const dataDir = await useMigratedDir();
    const file = join(await useFolder(), 'projects.jsonl');
    await writeFile(file, JSON.stringify(line('One')));
    for (const result of ['1 added, 0 already there, 0 refused.', '0 added, 1 already there, 0 refused.']) {
      const { output, ended } = run('importProjects.js', { DATA_DIR: dataDir }, [file]);
      expect([await ended, output().trim()]).toEqual([0, result]);
    }
  }, 60_000);
});

describe.skipIf(!existsSync(join(dataDir, 'projects.jsonl')))(
  'the real projects (skipped where PROJECTS_DATA is not there)',
  () => {
    it('are all imported, with their logos', async () => {
      const test = await useTestApp();
      const creatorId = await createMember(test.db, { name: 'Importer', username: 'importer' }, test.clock());
      const result = await importProjects(test, join(dataDir, 'projects.jsonl'), { creatorId });
      expect(result).toMatchObject({ added: 1019, refused: [] });
      expect(await readdir(join(test.config.dataDir, 'media'))).toHaveLength(158);
      expect((await test.call('GET', '/projects?search=osmosis&limit=100')).body.projects.length).toBeGreaterThan(5);
    }, 120_000);

    it('and none of the logos that break the rules', async () => {
      const { dir, run } = await useImport();
      const files = (await readdir(join(dataDir, 'logos-rejected'))).filter((name) => name.endsWith('.png'));
      await mkdir(join(dir, 'logos'));
      for (const name of files) await copyFile(join(dataDir, 'logos-rejected', name), join(dir, 'logos', name));
      const { added, refused } = await run(files.map((name) => line(name.slice(0, 80), { logoFile: `logos/${name}` })));
      expect(added).toBe(0);
      expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['image-invalid-dimensions']));
      expect(refused).toHaveLength(files.length);
    });
  },
);
