// Uses the site as a browser does: through nginx, with TLS.
import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createClient } from '../stress/failover/client.ts';
import type { JsonCall } from '../stress/client.ts';
import { Browser } from '../test/auth/browser.ts';
import type { CaughtMail, Person } from './neighbors.ts';
import { DOMAIN } from './sandbox.ts';

export const ORIGIN = `https://${DOMAIN}`;
export const QUEST_POINTS = 150;
/** Pause between two calls of a visitor or member, in ms. */
const PAUSE = 500;
const CALLBACK = `${ORIGIN}/auth-callback`;

/** A signed-in member. */
export interface Member {
  id: number;
  name: string;
  token: string;
  isAdmin: boolean;
}

/** Sends a request to the site. Trusts only the certificate in NODE_EXTRA_CA_CERTS. */
export const send = createClient(ORIGIN, readFileSync(process.env.NODE_EXTRA_CA_CERTS!, 'utf8'));

/** Makes an API call that must succeed. @returns the reply's JSON */
export async function call<Body = Record<string, unknown>>(request: JsonCall): Promise<Body> {
  const path = `/backend${request.path}`;
  const { status, text } = await send({ ...request, path });
  assert(status < 300, `${request.method} ${path} was answered with ${status}: ${text.slice(0, 500)}`);
  return (text ? JSON.parse(text) : undefined) as Body;
}

export async function load(path: string): Promise<string> {
  const { status, text } = await send({ method: 'GET', path });
  assert.equal(status, 200, path);
  return text;
}

/**
 * Signs in through the provider, after switching it to this account.
 * @param link address to open first, such as the first admin's link
 */
export async function signIn(person: Person, changePerson: (person: Person) => void, link?: string): Promise<Member> {
  changePerson(person);
  const browser = new Browser();
  if (link) await browser.request(link);
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const start = `${ORIGIN}/backend/google-sign-in?${new URLSearchParams({ callbackUrl: CALLBACK, challenge })}`;
  const { url } = await browser.open(start, ({ href }) => href.startsWith(CALLBACK));
  const burnerToken = url.searchParams.get('burner');
  assert(burnerToken, `The sign-in ended at ${url}`);
  const reply = await fetch(`${ORIGIN}/backend/api/login/twitter/burnToken`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...browser.cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; '),
    },
    body: JSON.stringify({ burnerToken, verifier }),
  });
  const text = await reply.text();
  assert.equal(reply.status, 200, text);
  const { token, user } = JSON.parse(text) as { token: string; user: { id: number; is_admin: boolean } };
  return { id: user.id, name: person.name, token, isAdmin: user.is_admin };
}

/** Uploads an image to the address that the site returns, and adds a project with this logo. */
export async function addProject(
  { token }: Member,
  projectName: string,
): Promise<{ id: number; logo: string; storage: string }> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7a63' } })
    .png()
    .toBuffer();
  type Upload = { uploadUrl: string; method: string; headers: Record<string, string>; key: string };
  const to = await call<Upload>({ method: 'GET', path: '/images/one?filename=logo.png', token });
  const { method, headers } = to;
  const uploaded = await fetch(new URL(to.uploadUrl, ORIGIN), { method, headers, body: new Uint8Array(picture) });
  assert(uploaded.ok, `The storage answered the upload with ${uploaded.status}: ${await uploaded.text()}`);
  const form = new FormData();
  const fields = { projectName, bio: 'What it is.', description: 'At length.', logoPath: to.key };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const reply = await fetch(`${ORIGIN}/backend/requestGrant`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await reply.text();
  assert.equal(reply.status, 201, text);
  const { id, logoPath } = JSON.parse(text) as { id: number; logoPath: string };
  return { id, logo: logoPath, storage: new URL(to.uploadUrl, ORIGIN).origin };
}

/** Creates a quest that members complete by confirming an email address. @returns its id */
export async function createEmailQuest({ token }: Member): Promise<number> {
  const languages = ['en', 'ru', 'zh', 'es', 'tr'];
  const title = Object.fromEntries(languages.map((language) => [language, 'Confirm your address']));
  const json = { title, kind: 'email', points: QUEST_POINTS };
  return (await call<{ id: number }>({ method: 'POST', path: '/api/admin/quests/createQuest', token, json })).id;
}

/** Requests the confirmation email, confirms with its link, and claims the quest's points. @returns the email */
export async function confirmEmail(
  { token }: Member,
  questId: number,
  email: string,
  mails: CaughtMail[],
): Promise<CaughtMail> {
  const query = new URLSearchParams({ challengeId: String(questId), email });
  await call({ method: 'GET', path: `/api/postmark/subscribeEmail?${query}`, token });
  const mail = mails.find(({ to }) => to === email);
  assert(mail, `No mail came for ${email}.`);
  const json = { token: /#token=([\w-]+)/.exec(mail.text)![1] };
  await call({ method: 'POST', path: '/api/email/confirm', json });
  const claim = { method: 'POST', path: `/api/quests/${questId}/finalize`, token };
  assert.equal((await call<{ totalPoints: number }>(claim)).totalPoints, QUEST_POINTS);
  return mail;
}

/** Visitors and members who use the site continuously. */
export interface Load {
  /** Stops the load. @returns the number of successful calls */
  stop(): Promise<number>;
  /** Writes that got a 502 from the proxy and were sent again with the same key. */
  sentAgain: string[];
  /** Failed calls, each with its time and reason. */
  failures: string[];
}

/** Starts visitors who read and members who comment, each making one call after another until stopped. */
export function startLoad(members: Member[], projectId: number): Load {
  let isStopping = false;
  let answered = 0;
  const sentAgain: string[] = [];
  const failures: string[] = [];
  const repeat = async (next: (turn: number) => JsonCall) => {
    for (let turn = 0; !isStopping; turn++, await wait(PAUSE)) {
      const request = next(turn);
      const line = (why: string) => `${new Date().toISOString()} ${request.method} ${request.path}: ${why}`;
      try {
        let reply = await send(request);
        if (reply.status === 502 && request.key) {
          sentAgain.push(line('502'));
          reply = await send(request);
        }
        if (reply.status < 400) answered++;
        else failures.push(line(`${reply.status} ${reply.text.slice(0, 200)}`));
      } catch (error) {
        failures.push(line((error as Error).message));
      }
    }
  };
  const pages = [
    '/',
    '/projects',
    `/projects/${projectId}`,
    '/backend/projects',
    `/backend/project/${projectId}/comments`,
  ];
  const running = [
    ...pages.map((path) => repeat(() => ({ method: 'GET', path }))),
    ...members.map(({ id, token }) =>
      repeat((turn) => {
        const json = { userId: id, projectId, comment: `Comment ${turn} of ${id}` };
        return { method: 'POST', path: '/backend/comment', token, json, key: randomUUID() };
      }),
    ),
  ];
  return {
    sentAgain,
    failures,
    async stop() {
      isStopping = true;
      await Promise.all(running);
      return answered;
    },
  };
}
