import { spawnSync } from 'node:child_process';
import { chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { call } from '../client.ts';
import type { AbuseCase, AbuseSite } from './case.ts';
import { check, get } from './measure.ts';
import { askForAddress, insertProjects, put } from './pictures.ts';

/** Free space on the small disk before the case fills it, in MiB. Enough for the assets that a server publishes. */
const FREE = 32;

const SKIPPED = 'skipped: this user may not mount a small file system';

/** Mounts an in-memory disk of this size over a folder. @returns false if this user may not mount */
const mount = (folder: string, mebibytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]).status === 0;

/** Unmounts immediately, even if a server has open files there. */
const unmount = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

/**
 * Moves a folder's files to a small disk, mounted at the same path, with {@link FREE} MiB left.
 * @returns false if this user may not mount
 */
async function moveToSmallDisk(folder: string): Promise<boolean> {
  const copy = await mkdtemp(join(tmpdir(), 'disk-'));
  try {
    await cp(folder, copy, { recursive: true });
    const used = Number(spawnSync('du', ['-sm', folder]).stdout.toString().split('\t', 1)[0]);
    if (!mount(folder, used + FREE)) return false;
    await cp(copy, folder, { recursive: true });
    return true;
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Fills the disk completely. @returns a function that frees the space again */
async function fill(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'full');
  for (const size of [2 ** 20, 4096])
    for (;;)
      try {
        await writeFile(file, Buffer.alloc(size), { flag: 'a' });
      } catch (error) {
        check((error as NodeJS.ErrnoException).code === 'ENOSPC', String(error));
        break;
      }
  return () => rm(file);
}

/** @throws Error unless the reply is a 503 with `Retry-After` */
function expectFull(what: string, { status, headers, text }: Awaited<ReturnType<typeof call>>): void {
  check(status === 503 && Number(headers['retry-after']) > 0, `${what} was answered ${status}: ${text}`);
  check((JSON.parse(text) as { code: string }).code === 'service-unavailable', `${what} was answered ${text}`);
}

/**
 * Moves the comment table to a small disk.
 * @returns the disk's folder, and a function that moves the table back; undefined if this user may not mount
 */
async function moveCommentsToSmallDisk(site: AbuseSite): Promise<{ folder: string; end(): Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  if (!mount(folder, FREE)) return undefined;
  const end = async () => {
    await site.prepare(async (db) => {
      await sql`alter table comment set tablespace pg_default`.execute(db);
      await sql`drop tablespace if exists small_disk`.execute(db);
    });
    unmount(folder);
    await rm(folder, { recursive: true });
  };
  await site.prepare(async (db) => {
    const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db);
    const { uid, gid } = await stat(rows[0]!.data_directory);
    await chown(folder, uid, gid);
    await sql`create tablespace small_disk location ${sql.lit(folder)}`.execute(db);
    await sql`alter table comment set tablespace small_disk`.execute(db);
  });
  return { folder, end };
}

export const disk: AbuseCase[] = [
  {
    name: 'a full disk under the files',
    isAnyEngine: true,
    async run(site) {
      const { token } = await site.prepare((db) => site.member(db, 'nova'));
      const folder = site.settings.DATA_DIR!;
      if (!(await moveToSmallDisk(folder))) return SKIPPED;
      try {
        const server = await site.start();
        const { text: address } = await askForAddress(server.origin, token);
        const bytes = Buffer.alloc(2 ** 20, 0xff);
        const free = await fill(folder);
        expectFull('An upload', await put(server.origin, address, bytes));
        check((await get(server, '/projects')).status === 200, 'It does not read anymore.');
        await free();
        const { status, text } = await put(server.origin, address, bytes);
        check(status === 204, `With room again, an upload was answered ${status}: ${text}`);
        return 'an upload is answered 503 with Retry-After, reads go on, and with room again it is taken';
      } finally {
        unmount(folder);
      }
    },
  },
  {
    name: 'a full disk under the database',
    async run(site) {
      if (site.engine === 'PostgreSQL' && process.env.TEST_DATABASE_URL)
        return 'skipped: the PostgreSQL of TEST_DATABASE_URL may run elsewhere';
      const { id: userId, token } = await site.prepare(async (db) => {
        const member = await site.member(db, 'nova');
        await insertProjects(db, member.id);
        return member;
      });
      const dataDir = site.settings.DATA_DIR!;
      const end = async () => unmount(dataDir);
      const small =
        site.engine === 'PostgreSQL'
          ? await moveCommentsToSmallDisk(site)
          : (await moveToSmallDisk(dataDir)) && { folder: dataDir, end };
      if (!small) return SKIPPED;
      try {
        const server = await site.start();
        const json = { userId, projectId: 1, comment: 'Finality '.repeat(200) };
        const write = () => call(server.origin, { method: 'POST', path: '/comment', token, json });
        const free = await fill(small.folder);
        let taken = 0;
        let reply = await write();
        for (; reply.status < 300; taken++) {
          check(taken < 20_000, 'A full disk takes 20,000 comments.');
          reply = await write();
        }
        expectFull(`Comment ${taken + 1}`, reply);
        check((await get(server, '/projects')).status === 200, 'It does not read anymore.');
        await free();
        const { status, text } = await write();
        check(status < 300, `With room again, a comment was answered ${status}: ${text}`);
        return `comment ${taken + 1} is answered 503 with Retry-After, reads go on, and with room again it is taken`;
      } finally {
        await small.end();
      }
    },
  },
];
