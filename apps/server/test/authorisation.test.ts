import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../src/auth/sessions.ts';
import { contract, operations, type Operation } from '../src/contract/contract.ts';
import { access, type Access } from './access.ts';
import { createTestApp, type Answer, type Call, type TestApp } from './harness.ts';
import { addProject, picture, upload } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

type Person = { id: number; token: string };
/** A call without its token. */
type Request = Omit<Call, 'token'> & { path?: string };

let test: TestApp;
let owner: Person;
let other: Person;
let admin: Person;
let expired: string;
let revoked: string;

beforeAll(async () => {
  test = await createTestApp();
  expired = (await test.member('gone')).token;
  test.advance(91 * DAY);
  owner = await test.member('owner');
  other = await test.member('other');
  admin = await test.member('admin', { role: 'Admin' });
  revoked = await createSession(test.db, test.clock, owner.id);
  await test.call('POST', '/api/logout/twitter', { token: revoked });
});
afterAll(() => test.close());

let made = 0;
const submissionOf = async ({ token }: Person) => {
  const json = { url: `https://x.com/someone/status/${10 ** 15 + ++made}` };
  return (await test.call('POST', '/api/user/twitterSubmitEmbedURL', { token, json })).body.submissionId as number;
};
const projectOf = ({ token }: Person) => addProject(test, token, `Project ${++made}`);

/**
 * Calls on `owner`'s data, one for each operation on a member's data. A test below fails if an operation that may take
 * a member's id is missing here.
 */
const ofOwner: Record<string, () => Promise<Request>> = {
  addUpvote: async () => ({ json: { uid: owner.id, projectId: await projectOf(owner) } }),
  removeUpvote: async () => ({ json: { uid: owner.id, projectId: await projectOf(owner) } }),
  updateProject: async () => ({ form: { id: String(await projectOf(owner)), bio: 'Another' } }),
  deleteProject: async () => ({ json: { id: await projectOf(owner) } }),
  createComment: async () => ({ json: { userId: owner.id, projectId: await projectOf(owner), comment: 'Hello' } }),
  startDiscordLink: async () => ({
    path: `/api/login/discord?callerId=${owner.id}&callbackUrl=${encodeURIComponent(test.config.publicUrl)}`,
  }),
  getTelegramWidget: async () => ({ path: `/api/login/telegram?callerId=${owner.id}` }),
  deleteComment: async () => {
    const { body } = await test.call('POST', '/comment', { token: owner.token, ...(await ofOwner.createComment!()) });
    return { json: { id: body.id } };
  },
  editComment: async () => {
    const { json } = await ofOwner.deleteComment!();
    return { json: { ...(json as object), version: 1, comment: 'Hello again' } };
  },
  deleteImageUpload: async () => ({ path: `/images/upload/${(await upload(test, owner.token, await picture())).key}` }),
  revokeSession: async () => {
    await createSession(test.db, test.clock, owner.id);
    const { body } = await test.call('GET', '/api/user/sessions', { token: owner.token });
    return { path: `/api/user/sessions/${body.sessions.find(({ current }: { current: boolean }) => !current).id}` };
  },
  unlinkIdentity: async () => {
    const identity = { provider: 'discord', subject: `discord-${++made}`, user_id: owner.id, created_at: test.clock() };
    const { id } = await test.db
      .insertInto('provider_subject')
      .values(identity)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: `/api/user/identities/${id}` };
  },
  withdrawSubmission: async () => ({ path: `/api/user/submissions/${await submissionOf(owner)}` }),
  appealSubmission: async () => {
    const submissionId = await submissionOf(owner);
    const json = { submissionId, reason: 'off-topic' };
    await test.call('POST', '/api/admin/rejectSubmission', { token: admin.token, json });
    return { path: `/api/user/submissions/${submissionId}/appeal`, json: { text: 'It is on topic.' } };
  },
  listInvitations: async () => ({ path: `/api/user-invitations/${owner.id}` }),
  useReferralCode: async () => ({ path: `/api/quests/referralCode?referredUserId=${owner.id}&referralCode=none` }),
  verifyQuest: async () => ({ json: { userId: owner.id, challengeId: 4711, discordId: null } }),
  verifySocialQuest: async () => ({ json: { userId: owner.id, challengeId: 4711 } }),
};

/** Id parameters that identify something other than a member, such as a quest or a comment. */
const IMPERSONAL = ['challengeId', 'challenge_id', 'projectId', 'replyingTo', 'quizId', 'questionId', 'seedId'];

const call = (operation: Operation, { path, ...request }: Request, token?: string) =>
  test.call(operation.method, path ?? addressOf(operation), { ...request, token });
const codeOf = ({ status, body }: Answer<{ code?: string } | undefined>) => [status, body?.code];

const expectationOf = ({ method, path }: Operation): Access | undefined => access[`${method} ${path}`];
const operationsOf = (...kinds: Access[]) => operations.filter((each) => kinds.includes(expectationOf(each)!));

describe('access rules', () => {
  it('are the same here and in the contract, for every operation', () => {
    const declared = operations.map(({ method, path }) => [
      `${method} ${path}`,
      contract.paths[path]![method.toLowerCase()]!['x-access'],
    ]);
    expect(Object.fromEntries(declared)).toEqual(access);
  });

  it('have an example for every operation on a member’s data', () => {
    expect(Object.keys(ofOwner).sort()).toEqual(
      operationsOf('owner', 'owner+admin')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('cover every parameter that may be a member’s id', () => {
    const open = operationsOf('member').filter((operation) => {
      // A signature in the URL identifies the member instead.
      if (!operation.needsToken) return false;
      const ids = idsOf(operation).filter((name) => !IMPERSONAL.includes(name));
      return ids.length > 0;
    });
    // The first two take a quest's id. Reports are about other members. The last one finds only the caller's own
    // notifications (see notifications.test.ts).
    expect(open.map(({ id }) => id)).toEqual(['finalizeQuest', 'appealQuest', 'createReport', 'readNotification']);
  });
});

const closed = operationsOf('member', 'owner', 'owner+admin', 'admin').filter(({ needsToken }) => needsToken);

describe.each(closed)('$method $path', (operation) => {
  it('is refused to visitors, and with a token that is expired, revoked or made up', async () => {
    expect(codeOf(await call(operation, {}))).toEqual([401, 'unauthenticated']);
    expect(codeOf(await call(operation, {}, expired))).toEqual([401, 'token-expired']);
    expect(codeOf(await call(operation, {}, revoked))).toEqual([401, 'token-invalid']);
    expect(codeOf(await call(operation, {}, 'made-up'))).toEqual([401, 'token-invalid']);
  });
});

describe.each(operationsOf('admin'))('$method $path', (operation) => {
  it('is open only to admins and super admins', async () => {
    expect(codeOf(await call(operation, {}, other.token))).toEqual([403, 'admin-only']);
    const root = await test.member(`super_${++made}`, { role: 'Super Admin' });
    for (const { token } of [admin, root]) expect([401, 403]).not.toContain((await call(operation, {}, token)).status);
  });

  it('is closed to former admins', async () => {
    const former = await test.member(`former_${++made}`, { role: 'Admin' });
    await test.db.updateTable('app_user').set({ role: 'User' }).where('id', '=', former.id).execute();
    expect(codeOf(await call(operation, {}, former.token))).toEqual([403, 'admin-only']);
  });
});

describe.each(operationsOf('owner', 'owner+admin'))('$method $path', (operation) => {
  it('is refused to other members, and open to the owner', async () => {
    const request = await ofOwner[operation.id]!();
    expect(codeOf(await call(operation, request, other.token))).toEqual([403, 'not-yours']);
    expect([401, 403]).not.toContain((await call(operation, request, owner.token)).status);
  });

  const isAdminToo = expectationOf(operation) === 'owner+admin';
  it(isAdminToo ? 'is open to admins' : 'is refused to admins', async () => {
    const answer = await call(operation, await ofOwner[operation.id]!(), admin.token);
    if (isAdminToo) expect([401, 403]).not.toContain(answer.status);
    else expect(codeOf(answer)).toEqual([403, 'not-yours']);
  });
});

// The session tests cover the operations that end the caller's session.
const open = operationsOf('public', 'member').filter(({ path }) => !path.includes('logout'));
describe.each(open)('$method $path', (operation) => {
  it('is open to members', async () => {
    const { status, body } = await call(operation, {}, other.token);
    // Uploads are authorized by a signature in the URL instead of a token.
    const isRefused = [401, 403].includes(status) && operation.id !== 'uploadImage';
    expect(isRefused && body, JSON.stringify(body)).toBe(false);
  });
});

describe.each(operationsOf('public'))('$method $path', (operation) => {
  it('is open to visitors', async () => {
    const { status } = await call(operation, {});
    expect(operation.id !== 'uploadImage' && [401, 403].includes(status)).toBe(false);
  });
});

/** Returns the operation's path with ids and names that don't exist. */
function addressOf({ path }: Operation): string {
  return path
    .replace('{key}', '2f1c0c1e-8b1d-4f0e-9a57-3c6a1d2b9e44.png')
    .replace('{time}', 'week')
    .replace('{address}', `0x${'0'.repeat(40)}`)
    .replace('{limit}', '20')
    .replace(/\{\w*(name|term)\w*\}/, 'nobody')
    .replace(/\{\w+\}/, '4711');
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

/** Returns the names of an operation's parameters and body properties that may be ids. */
function idsOf({ method, path }: Operation): string[] {
  const operation = contract.paths[path]![method.toLowerCase()] as unknown as {
    parameters?: ({ $ref?: string } & { name?: string })[];
    requestBody?: { content: Record<string, { schema?: Schema }> };
  };
  const parameters = (operation.parameters ?? []).map((each) => resolve<{ name: string }>(each).name);
  const bodies = Object.values(operation.requestBody?.content ?? {});
  const members = bodies.flatMap(({ schema }) => Object.keys(resolve<Schema>(schema ?? {}).properties ?? {}));
  return [...parameters, ...members].filter((name) => /^(id|uid|key)$|[a-z](Id|_id)$|By$|replyingTo/.test(name));
}

function resolve<T>(node: { $ref?: string }): T {
  if (!node.$ref) return node as T;
  const path = node.$ref.slice(2).split('/');
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T;
}
