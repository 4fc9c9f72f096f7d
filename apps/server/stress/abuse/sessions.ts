import assert from 'node:assert/strict';
import { sha256 } from '../../src/auth/secrets.ts';
import type { Database } from '../../src/db/database.ts';
import { call, send } from '../client.ts';
import { freePort } from '../../test/freePort.ts';
import type { AbuseCase } from './case.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code?: string }).code;

/** Backdates a session's sign-in and last use by these durations, in ms. */
const age = (db: Database, token: string, { signedIn, used }: { signedIn: number; used: number }) =>
  db
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - signedIn), last_seen_at: new Date(Date.now() - used) })
    .where('token_hash', '=', sha256(token))
    .execute();

export const sessions: AbuseCase[] = [
  {
    name: 'a stolen session of an admin adjusts points',
    async run(site) {
      const { admin, nova } = await site.prepare(async (db) => {
        const admin = await site.member(db, 'admin', 'Admin');
        await age(db, admin.token, { signedIn: 11 * MINUTE, used: 0 });
        return { admin, nova: await site.member(db, 'nova') };
      });
      const { origin } = await site.start();
      const attempts: [string, object][] = [
        ['/api/admin/user/points/update', { userId: nova.id, points: 500 }],
        ['/api/admin/points/update-admin', { userId: nova.id, points: 500 }],
        [`/api/admin/adjustReferralPointsValue/${nova.id}`, { newPoints: '500' }],
      ];
      for (const [path, json] of attempts) {
        const reply = await call(origin, { method: 'POST', path, token: admin.token, json });
        assert.equal(codeOf(reply), 'fresh-sign-in-required', `${path} is answered with ${reply.status}.`);
      }
      return `${attempts.length} of ${attempts.length} adjustments refused 11 minutes after the sign-in`;
    },
  },
  {
    name: 'an admin leaves a browser open overnight',
    async run(site) {
      const tokens = await site.prepare(async (db) => {
        const [admin, nova] = [await site.member(db, 'admin', 'Admin'), await site.member(db, 'nova')];
        for (const { token } of [admin, nova]) await age(db, token, { signedIn: 13 * HOUR, used: 13 * HOUR });
        return { admin: admin.token, nova: nova.token };
      });
      const { origin } = await site.start();
      const check = (token: string) => call(origin, { method: 'GET', path: '/api/session', token });
      assert.equal(codeOf(await check(tokens.admin)), 'token-expired');
      assert.equal((await check(tokens.nova)).status, 200, 'A member is signed out with the admins.');
      return 'the admin’s session has ended after 13 idle hours, the member’s goes on';
    },
  },
  {
    name: 'a reply over TLS that lets a browser come back without it',
    isAnyEngine: true,
    async run(site) {
      const { origin } = await site.start({
        PUBLIC_URL: 'https://community.example',
        PORT: String(await freePort()),
      });
      const paths = ['/', '/backend/projects', '/backend/nowhere', '/backend/reference', '/assets/nothing.js'];
      for (const path of paths) {
        const { headers } = await send(origin, { method: 'GET', path, headers: { accept: 'text/html' } });
        assert.match(String(headers['strict-transport-security']), /^max-age=31536000/, `${path} has no HSTS.`);
      }
      return `HSTS on ${paths.length} of ${paths.length} kinds of reply`;
    },
  },
];
