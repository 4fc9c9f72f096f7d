import sharp from 'sharp';
import type { Database } from '../../src/db/database.ts';
import { insertProject } from '../../src/projects/projects.ts';
import { call, send } from '../client.ts';
import type { Engine } from '../databases.ts';
import { memoryOf } from '../processes.ts';
import type { AbuseCase } from './case.ts';
import { hostilePictures } from './hostilePicture.ts';
import { check, get, p99, times, type Target } from './measure.ts';
import { underAttack } from './underAttack.ts';

/** Number of images sent concurrently. */
export const AT_ONCE = 24;

/** Conditions during an attack. */
export interface Bar {
  /** Maximum memory of the server and its workers, in MiB. */
  memory: number;
  /** Maximum 99th-percentile latency of the list, in ms. */
  p99: number;
}

/**
 * Bars for a list during an attack. On PGlite, memory may grow by 200 MiB: the embedded database alone takes 400 MiB.
 * @param idle the list's 99th-percentile latency before the attack, in ms
 * @param idleMemory memory before the attack, in MiB
 */
export const barOf = (engine: Engine, idle: number, idleMemory: number): Bar => ({
  memory: engine === 'PGlite' ? idleMemory + 200 : 350,
  p99: 10 * idle,
});

/** Number of calls for measuring a list's latency while the server is idle. */
export const IDLE_CALLS = 300;

/** Number of rounds, each with {@link AT_ONCE} images. */
const ROUNDS = 10;

export const pictures: AbuseCase[] = [
  {
    name: 'hostile pictures, 24 at once',
    isLong: true,
    async run(site) {
      const token = await site.prepare(async (db) => {
        const member = await site.member(db, 'nova');
        await insertProjects(db, member.id);
        return member.token;
      });
      const server = await site.start();
      const list = () => readList(server);
      await times(list, IDLE_CALLS);
      const idle = await times(list, IDLE_CALLS);
      const idleMemory = memoryOf(server.pid);

      const { took, memory, output } = await underAttack<Record<number, number>>(
        new URL('./picturesLoad.ts', import.meta.url),
        [server.origin, token, String(ROUNDS)],
        server.pid,
        list,
      );
      const bar = barOf(site.engine, p99(idle), idleMemory);
      const seen =
        `list p99 ${p99(idle).toFixed(1)} ms idle, ${p99(took).toFixed(1)} ms of ${took.length} calls during the attack ` +
        `(${(p99(took) / p99(idle)).toFixed(1)}×), ${idleMemory.toFixed(0)} MB idle, ${memory.toFixed(0)} MB at most, ` +
        `statuses ${JSON.stringify(output)}`;
      check(p99(took) <= bar.p99 && memory <= bar.memory, seen);
      return seen;
    },
  },
  {
    name: 'an honest picture among hostile ones',
    isAnyEngine: true,
    async run(site) {
      const [nova, ann] = await site.prepare(async (db) => [
        await site.member(db, 'nova'),
        await site.member(db, 'ann'),
      ]);
      const server = await site.start();
      const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#386641' } })
        .png()
        .toBuffer();
      const keys = await uploadHostilePictures(server, nova!.token);
      const key = await uploadPicture(server.origin, ann!.token, bytes);
      const attack = checkPictures(server, nova!.token, keys);
      let tries = 0;
      for (;;) {
        tries++;
        const { status, headers } = await submitMeme(server.origin, ann!.token, key);
        if (status === 201) break;
        if (status !== 429 || !headers['retry-after'])
          throw new Error(`The honest picture was answered with ${status}.`);
        await new Promise((resolve) => setTimeout(resolve, 1000 * Number(headers['retry-after'])));
      }
      await attack;
      return `accepted at try ${tries}`;
    },
  },
  {
    name: '480 MB of uploads that nothing names',
    async run(site) {
      const { token } = await site.prepare((db) => site.member(db, 'nova'));
      // Empty values restore the default limits.
      const server = await site.start({ UPLOADS_PER_HOUR: '', UPLOAD_MB_PER_HOUR: '' });
      const bytes = Buffer.alloc(2 * 1024 * 1024, 0xff);
      let stored = 0;
      const { text } = await askForAddress(server.origin, token);
      for (let n = 0; n < 240; n++) {
        const { status, headers } = await put(server.origin, text, bytes);
        if (status === 204) stored += bytes.length;
        else if (status !== 429 || !headers['retry-after']) throw new Error(`An upload was answered with ${status}.`);
      }
      let addresses = 1;
      while ((await askForAddress(server.origin, token)).status === 200) {
        addresses++;
        if (addresses > 100) throw new Error('A member gets more than 100 addresses.');
      }
      const megabytes = stored / 2 ** 20;
      if (megabytes > 64) throw new Error(`A member stored ${megabytes} MB.`);
      return `${megabytes} MB and ${addresses} files in an hour, then 429`;
    },
  },
];

/** Uploads {@link AT_ONCE} hostile images. */
export function uploadHostilePictures({ origin }: Target, token: string): Promise<string[]> {
  made ??= Object.values(hostilePictures).map((make) => make());
  const files = Array.from({ length: AT_ONCE }, (_, index) => made![index % made!.length]!);
  return Promise.all(files.map((bytes) => uploadPicture(origin, token, bytes)));
}

/**
 * Submits uploaded images as memes concurrently, so that the server decodes and checks all of them.
 * @returns the statuses
 * @throws Error if the server fails, or refuses an image for a reason other than its content or the load
 */
export async function checkPictures({ origin }: Target, token: string, keys: string[]): Promise<number[]> {
  const replies = await Promise.all(keys.map((key) => submitMeme(origin, token, key)));
  for (const { status, headers, text } of replies) {
    const isLater = (status === 429 || status === 503) && headers['retry-after'] !== undefined;
    if (status !== 201 && status !== 422 && !isLater) throw new Error(`A picture was answered with ${status}: ${text}`);
  }
  return replies.map(({ status }) => status);
}

let made: Buffer[] | undefined;

const submitMeme = (origin: string, token: string, image: string) =>
  call(origin, { method: 'POST', path: '/api/user/submitMeme', token, json: { image, title: 'Finality' } });

export const askForAddress = (origin: string, token: string, filename = 'meme.png') =>
  call(origin, { method: 'GET', path: `/images/one?filename=${filename}`, token });

export function put(origin: string, address: string, body: Buffer) {
  const { uploadUrl, headers } = JSON.parse(address) as { uploadUrl: string; headers: Record<string, string> };
  return send(origin, {
    method: 'PUT',
    path: uploadUrl,
    headers: { 'content-type': headers['Content-Type']! },
    body,
  });
}

async function uploadPicture(origin: string, token: string, bytes: Buffer): Promise<string> {
  const address = await askForAddress(origin, token, bytes[0] === 0xff ? 'meme.jpg' : 'meme.png');
  if (address.status !== 200) throw new Error(`An address was refused with ${address.status}: ${address.text}`);
  const { status, text } = await put(origin, address.text, bytes);
  if (status !== 204) throw new Error(`An upload was answered with ${status}: ${text}`);
  return (JSON.parse(address.text) as { key: string }).key;
}

/** Reads the list of projects. @throws Error unless it succeeds */
export async function readList(server: Target): Promise<void> {
  const { status } = await get(server, '/projects');
  check(status === 200, `The list of projects was answered with ${status}.`);
}

export async function insertProjects(db: Database, creatorId: number): Promise<void> {
  for (let n = 1; n <= 30; n++) {
    const fields = {
      name: `Project ${n}`,
      name_key: `project ${n}`,
      bio: 'What it is.',
      description: 'What it is, at length.',
      deployment: null,
      categories: [],
      website: null,
      twitter_linkedin_url: null,
      telegram_username: null,
    };
    await db.transaction().execute((trx) => insertProject(trx, { ...fields, creator_id: creatorId }, new Date()));
  }
}
