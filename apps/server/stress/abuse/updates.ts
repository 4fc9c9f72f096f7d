import { strict as assert } from 'node:assert';
import { checkBooks } from '../../src/points/books.ts';
import { call } from '../client.ts';
import type { ServerProcess } from '../serverProcess.ts';
import type { AbuseCase, AbuseSite } from './case.ts';

/** Number of concurrent calls. */
const CROWD = 16;

/** Starts a fresh server with two admins. */
async function twoAdmins(site: AbuseSite) {
  const [one, other] = await site.prepare(async (db) => [
    await site.member(db, 'admin-one', 'Admin'),
    await site.member(db, 'admin-two', 'Admin'),
  ]);
  return { server: await site.start(), one: one!.token, other: other!.token };
}

/** A reply: a project, or a problem document that contains the current project. */
interface Project {
  id: number;
  version: number;
  bio: string;
  description: string;
  code?: string;
  current?: Project;
}

/** Makes an API call as an admin. */
async function send({ origin }: ServerProcess, token: string, method: string, path: string, json?: object) {
  const { status, text } = await call(origin, { method, path, token, json });
  return { status, body: JSON.parse(text) };
}

const inAll = (text: string) => ({ en: text, ru: text, zh: text, es: text, tr: text });

export const updates: AbuseCase[] = [
  {
    name: 'sixteen admins save the same quest at once',
    async run(site) {
      const { server, one } = await twoAdmins(site);
      const quest = { title: inAll('Quest'), kind: 'manual', points: 10 };
      const { id, version } = (await send(server, one, 'POST', '/api/admin/quests/createQuest', quest)).body;
      const answers = await Promise.all(
        Array.from({ length: CROWD }, (_, points) =>
          send(server, one, 'PATCH', `/api/admin/quests/${id}`, { points: 100 + points, version }),
        ),
      );
      const saved = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 409);
      assert.deepEqual([saved.length, refused.length], [1, CROWD - 1]);
      const { points } = saved[0]!.body;
      for (const { body } of refused) {
        const { code, current } = body;
        assert.deepEqual([code, current.points, current.version], ['edit-conflict', points, version + 1]);
      }
      return `1 saved, ${refused.length} told what was saved`;
    },
  },
  {
    name: 'an admin saves a project that its owner has saved meanwhile',
    async run(site) {
      const { server, one, other } = await twoAdmins(site);
      const form = (fields: Record<string, string>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.set(name, value);
        return body;
      };
      const submit = async (token: string, method: string, fields: Record<string, string>) => {
        const headers = { authorization: `Bearer ${token}` };
        const reply = await fetch(`${server.origin}/backend/requestGrant`, { method, headers, body: form(fields) });
        return { status: reply.status, body: (await reply.json()) as Project };
      };
      const { body } = await submit(one, 'POST', { projectName: 'Pylon', bio: 'Old bio', description: 'Old text' });
      const [id, version] = [String(body.id), String(body.version)];
      assert.equal((await submit(one, 'PATCH', { id, version, bio: 'New bio' })).status, 200);
      const late = await submit(other, 'PATCH', { id, version, description: 'New text' });
      assert.deepEqual([late.status, late.body.code], [409, 'edit-conflict']);
      const current = late.body.current!;
      assert.deepEqual([current.bio, current.description], ['New bio', 'Old text']);
      const again = await submit(other, 'PATCH', { id, version: String(current.version), description: 'New text' });
      assert.deepEqual([again.body.bio, again.body.description], ['New bio', 'New text']);
      return 'the second is told, and both changes are kept';
    },
  },
  {
    name: 'accepted, undone and accepted again, each clicked sixteen times',
    async run(site) {
      const { server, one, other } = await twoAdmins(site);
      const post = { url: 'https://x.com/nova/status/77' };
      const { submissionId } = (await send(server, other, 'POST', '/api/user/twitterSubmitEmbedURL', post)).body;
      const crowd = async (path: string, json: object) => {
        const answers = await Promise.all(
          Array.from({ length: CROWD }, () => send(server, one, 'POST', `/api/admin/${path}`, json)),
        );
        assert.equal(answers.filter(({ status }) => status === 200).length, 1, path);
      };
      const total = async () => (await send(server, other, 'GET', '/api/user')).body.points as number;
      const seen: number[] = [];
      for (const points of [250, 100]) {
        await crowd('acceptSubmission', { submissionId, points });
        seen.push(await total());
        await crowd('reopenSubmission', { submissionId, status: 'Accepted' });
        seen.push(await total());
      }
      await crowd('acceptSubmission', { submissionId, points: 40 });
      seen.push(await total());
      assert.deepEqual(seen, [250, 0, 100, 0, 40]);
      await server.end('SIGTERM');
      assert.deepEqual((await site.prepare((db) => checkBooks(db))).faults, []);
      return `the total went ${seen.join(', ')}, and the books balance`;
    },
  },
];
