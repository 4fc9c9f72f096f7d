import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AbuseCase } from './case.ts';
import { isInstalled, PROXY_ADDRESS, startProxy, type ProxyName, type RealProxy } from './realProxies.ts';

/** Sign-ins per minute that each address may start in these cases. */
const LIMIT = 4;

/** Headers that forge an address, a different one for each `n`. */
const inventions: Record<string, (n: number) => Record<string, string | string[]>> = {
  'X-Forwarded-For': (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }),
  'a list': (n) => ({ 'X-Forwarded-For': `198.51.100.${n}, ${PROXY_ADDRESS}, 10.0.0.${n}` }),
  'two headers': (n) => ({ 'X-Forwarded-For': [`198.51.100.${n}`, `203.0.113.${n}`] }),
  'no address': (n) => ({ 'X-Forwarded-For': `,, unknown, me-${n}:80,` }),
  'other headers': (n) => ({
    'X-Real-IP': `198.51.100.${n}`,
    Forwarded: `for=198.51.100.${n}`,
    'X-Client-IP': `198.51.100.${n}`,
    'X-Forwarded-Host': `site-${n}.example`,
    'X-Forwarded-Proto': 'https',
  }),
};

/** Requests a sign-in challenge, connecting from the loopback address `localAddress`. @returns the status */
const ask = (origin: string, localAddress: string, headers: Record<string, string | string[]>) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const body = JSON.stringify({ address: `0x${'ab'.repeat(20)}` });
    const sent = request({
      hostname,
      port,
      localAddress,
      agent: false,
      method: 'POST',
      path: '/backend/api/login/wallet/challenge',
      headers: { 'content-type': 'application/json', 'content-length': String(body.length), ...headers },
    });
    sent.on('response', (reply) => void text(reply).then(() => resolve(reply.statusCode!), reject));
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends a client's requests with forged addresses. @returns the number accepted */
async function passed(origin: string, client: string): Promise<number> {
  let count = 0;
  for (const [way, invent] of Object.entries(inventions))
    for (let n = 1; n <= LIMIT; n++) {
      const status = await ask(origin, client, invent(n));
      if (status !== 200 && status !== 429) throw new Error(`${way} was answered with ${status}`);
      if (status === 200) count++;
    }
  return count;
}

/** Attacks as two clients. @throws Error unless each gets exactly {@link LIMIT} requests through */
async function attack(origin: string): Promise<string> {
  const counts = [await passed(origin, '127.0.0.1'), await passed(origin, '127.0.0.2')];
  if (counts.some((count) => count !== LIMIT))
    throw new Error(`of ${LIMIT} a minute, two clients with invented addresses got ${counts.join(' and ')} through`);
  const sent = LIMIT * Object.keys(inventions).length;
  return `${LIMIT} of ${sent} messages of each of two clients`;
}

/** Creates a case that attacks through a chain of proxies, listed from the client to the server. */
const behind = (names: ProxyName[], trust: string): AbuseCase => ({
  name: `addresses invented in front of ${names.join(' and ')}, TRUST_PROXY=${trust}`,
  isAnyEngine: true,
  async run(site) {
    const missing = names.filter((name) => !isInstalled(name));
    if (missing.length > 0) return `skipped: ${missing.join(' and ')} is not installed here`;
    const server = await site.start({ TRUST_PROXY: trust, SIGN_INS_PER_MINUTE: String(LIMIT) });
    const started: RealProxy[] = [];
    try {
      let { origin } = server;
      for (const name of names.toReversed()) {
        started.push(await startProxy(name, origin));
        origin = started.at(-1)!.origin;
      }
      return await attack(origin);
    } finally {
      await Promise.all(started.map((proxy) => proxy.end()));
    }
  },
});

export const proxies: AbuseCase[] = [
  behind(['nginx'], '1'),
  behind(['nginx'], `${PROXY_ADDRESS}/32`),
  behind(['HAProxy'], '1'),
  behind(['HAProxy'], PROXY_ADDRESS),
  behind(['HAProxy', 'nginx'], '2'),
  behind(['nginx', 'HAProxy'], PROXY_ADDRESS),
  {
    name: 'addresses invented without a proxy, past the listed one',
    isAnyEngine: true,
    async run(site) {
      const server = await site.start({ TRUST_PROXY: PROXY_ADDRESS, SIGN_INS_PER_MINUTE: String(LIMIT) });
      return attack(server.origin);
    },
  },
  {
    name: 'TRUST_PROXY=true, which believed any client',
    isAnyEngine: true,
    async run(site) {
      const refusal = await site.start({ TRUST_PROXY: 'true' }).then(
        () => '',
        (error: Error) => error.message,
      );
      if (!/TRUST_PROXY must be how many proxies .*\./.test(refusal)) throw new Error('the server started with it');
      return refusal.trim();
    },
  },
];
