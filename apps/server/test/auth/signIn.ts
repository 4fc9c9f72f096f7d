import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { components } from '@pwr-community/api/schema';
import { onTestFinished } from 'vitest';
import { DEMO_PROVIDER } from '../../src/demo/identity/accounts.ts';
import { API_PREFIX } from '../../src/contract/contract.ts';
import type { ProblemDocument } from '../../src/contract/problem.ts';
import { createTestApp, type Answer, type TestApp } from '../harness.ts';
import { Browser, type Page } from './browser.ts';

/** Paths that start a sign-in, as in the contract. */
export const starts = { popup: '/api/login/twitter', tab: '/twitter-sign-in', google: '/google-sign-in' };

/** Creates a client's verifier, and the challenge that the client sends when it starts a sign-in. */
export function opener() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A test server that listens on a port, so that browsers and providers can reach it. */
export interface LiveApp extends TestApp {
  origin: string;
  /** The site's page that a sign-in returns to. */
  callbackUrl: string;
  /** Returns the address that starts a sign-in. */
  startUrl(query?: Record<string, string>, path?: string): URL;
  /** Returns true if a sign-in ends at this address. */
  isEnd(url: URL): boolean;
  /** Signs in with a demo account, through all steps up to the callback page. */
  signIn(account: string, query?: Record<string, string>, path?: string, browser?: Browser): Promise<SignIn>;
  /** Exchanges a sign-in's burner token for a session. */
  exchange(
    signIn: Pick<SignIn, 'burner' | 'verifier'>,
  ): Promise<Answer<components['schemas']['SignInReply'] & ProblemDocument>>;
}

/** A sign-in that has reached the callback page. */
export interface SignIn {
  page: Page;
  burner: string;
  verifier: string;
}

/** Starts a listening server with the demo's identity provider and two members who can use it. */
export async function startLiveApp(...[overrides, more]: Parameters<typeof createTestApp>): Promise<LiveApp> {
  const test = await createTestApp({ demo: true, ...overrides }, more);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://localhost:${(test.app.server.address() as AddressInfo).port}`;
  test.config.publicUrl = origin;
  test.config.allowedOrigins.push(origin);
  await demoMember(test, 'demo-member', 'Demo Member', 'User');
  await demoMember(test, 'demo-admin', 'Demo Admin', 'Admin');

  const callbackUrl = `${origin}/auth-callback`;
  const live: LiveApp = {
    ...test,
    origin,
    callbackUrl,
    isEnd: (url) => url.href.startsWith(callbackUrl),
    startUrl(query = {}, path = starts.popup) {
      const url = new URL(API_PREFIX + path, origin);
      url.search = new URLSearchParams({ callbackUrl, challenge: opener().challenge, ...query }).toString();
      return url;
    },
    async signIn(account, query, path, browser = new Browser()) {
      const { verifier, challenge } = opener();
      const choice = await browser.open(live.startUrl({ challenge, ...query }, path), live.isEnd);
      const page = await browser.open(choice.url, live.isEnd, { account });
      return { page, burner: page.url.searchParams.get('burner') ?? '', verifier };
    },
    exchange: ({ burner, verifier }) =>
      live.call('POST', '/api/login/twitter/burnToken', { json: { burnerToken: burner, verifier } }),
  };
  return live;
}

/** Like {@link startLiveApp}, for one test: the server closes when the test ends. */
export async function useLiveApp(...args: Parameters<typeof startLiveApp>): Promise<LiveApp> {
  const live = await startLiveApp(...args);
  onTestFinished(() => live.close());
  return live;
}

async function demoMember(test: TestApp, subject: string, name: string, role: 'User' | 'Admin'): Promise<void> {
  const { id } = await test.member(name.replace(' ', '_').toLowerCase(), { name, role });
  await test.db
    .insertInto('provider_subject')
    .values({ provider: DEMO_PROVIDER, subject, user_id: id, created_at: test.clock() })
    .execute();
}
