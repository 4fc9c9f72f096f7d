import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { startServer } from './startServer.ts';

/** Accounts at the demo's identity provider. Each value is the text of the account's button. */
export const accounts = { member: 'Demo member', admin: 'Demo admin', newcomer: 'A new member' };

/** Ids of the accounts at the provider. An empty id creates a new account. */
const subjects: Record<string, string> = {
  [accounts.member]: 'demo-member',
  [accounts.admin]: 'demo-admin',
  [accounts.newcomer]: '',
};

/** Signs in as a user would: through the login modal and the provider's window. */
export async function signInByWindow(page: Page, account = accounts.member) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await connect(page, account);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Signs in through the open login modal and the provider's window. */
export async function connect(page: Page, account = accounts.member) {
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Log In' }).getByRole('button', { name: 'Connect with X (Twitter)' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: account }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
}

/** Creates a session through the API. Resolves to its token. */
async function createSession(request: APIRequestContext, origin: string, account: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const choice = await request.get('/backend/api/login/twitter', {
    params: { callbackUrl: `${origin}/auth-callback`, challenge },
  });
  const callback = await request.post(choice.url(), { form: { account: subjects[account]! } });
  const burnerToken = new URL(callback.url()).searchParams.get('burner');
  const reply = await request.post('/backend/api/login/twitter/burnToken', { data: { burnerToken, verifier } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { token: string }).token;
}

/** Sessions by origin, browser and account. Journeys share them, because signing in is slow. */
const sessions = new Map<string, { token: string; since: number }>();

/** Time for which a session is shared, in ms. Some admin calls require a sign-in within the last ten minutes. */
const shareTime = 5 * 60_000;

/**
 * Resolves to a session's token. Reuses an earlier journey's session unless it has ended or is too old. A new member
 * always gets a new session.
 */
async function findSession(page: Page, account: string): Promise<string> {
  const { request } = page;
  const { origin } = new URL(page.url());
  if (account === accounts.newcomer) return createSession(request, origin, account);
  const key = [origin, await page.evaluate(() => navigator.userAgent), account].join();
  const known = sessions.get(key);
  if (known && Date.now() - known.since < shareTime) {
    const reply = await request.get('/backend/api/user', { headers: { authorization: `Bearer ${known.token}` } });
    if (reply.ok()) return known.token;
  }
  const since = Date.now();
  const token = await createSession(request, origin, account);
  sessions.set(key, { token, since });
  return token;
}

/** Signs in through the API, and stores the session as the site does. The page must be on the site's origin. */
export async function storeSession(page: Page, account = accounts.member): Promise<string> {
  const token = await findSession(page, account);
  await page.evaluate((bearerToken) => {
    localStorage.setItem('bearerToken', bearerToken);
    localStorage.setItem('authSession', 'true');
  }, token);
  return token;
}

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeAttached();

/** Opens a tiny reply from the server, which has the site's origin and loads at once. */
export const openBlank = (page: Page) => page.goto('/backend/ready');

/** Signs in without loading the site, for API calls or before the first page opens. Resolves to the member's token. */
export async function startSession(page: Page, account = accounts.member): Promise<string> {
  await openBlank(page);
  return storeSession(page, account);
}

/** Opens an address as if the server had not rendered its content, so that the page fetches all data itself. */
export async function openShell(page: Page, path: string) {
  const rendered = (url: URL) => url.pathname + url.search === path;
  const takeContent = async (route: Route) => {
    const response = await route.fetch();
    const state = /<script type="application\/json" id="server-state">.*?<\/script>/s;
    await route.fulfill({ response, body: (await response.text()).replace(state, '') });
  };
  await page.route(rendered, takeContent);
  await page.goto(path);
  await page.unroute(rendered, takeContent);
}

/** Opens an address as a member, loading the site only once. */
export async function openSignedIn(page: Page, path: string, account = accounts.member) {
  await startSession(page, account);
  await page.goto(path);
  await expectSignedIn(page);
}

/** Signs in and reloads the current page. */
export async function signIn(page: Page, account = accounts.member) {
  await storeSession(page, account);
  await page.reload();
  await expectSignedIn(page);
}

/** Shows the site in a language from the next page on. Sign in first: the sign-in helpers look for English text. */
export async function speak(page: Page, language: string) {
  await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  // The same cookie as the site sets, valid for every port on localhost.
  await page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);
}

/** Turns data saving on, starting with the next page: nothing is prefetched until the reader shows intent. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** A PNG of one pixel. */
export const picture = {
  name: 'pylon.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Looks up the source files of these scripts in their source maps, because the script names are only hashes. */
export const sourcesOf = (urls: readonly string[]) =>
  urls.flatMap((url) => {
    const map = new URL(`../dist${new URL(url).pathname}.map`, import.meta.url);
    return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
  });

/**
 * Makes a page's `route` resolve only after the page uses the route. Playwright's own `route` resolves as soon as the
 * browser knows the route. Until the page knows it as well, the page's requests still reach the server.
 */
function routed(page: Page): Page {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const added = await route(...args);
    // A page that hasn't been opened yet uses the route from the start.
    if (page.url() === 'about:blank') return added;
    const probe = '/backend/ready?routed';
    const probing = await route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }));
    // Only the site's pages use fetch. The demo's own pages use plain forms, so they need no probe.
    const ask = async (url: string) => (document.getElementById('root') ? (await fetch(url)).status : 204);
    await expect.poll(() => page.evaluate(ask, probe)).toBe(204);
    await probing.dispose();
    return added;
  };
  return page;
}

/** Resolves as soon as the server-rendered page is hydrated. */
export const expectHydrated = (page: Page) => page.waitForFunction(() => window.early === undefined);

/**
 * Lets a test use a page as a reader would. `goto` and `reload` wait for hydration, unless `waitUntil` is given: before
 * hydration, scrolling and most keys do nothing, and no reader is as fast as a test. `getByText` skips the announcer's
 * spoken text, which `heard.ts` reads.
 */
export function sitePage(page: Page): Page {
  const { goto, reload, getByText } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await expectHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await expectHydrated(page);
    return response;
  };
  page.getByText = (...args) => getByText.call(page, ...args).and(page.locator(':not([data-live-announcer] *)'));
  return page;
}

/** Opens a blank page in a separate browser session, for a second reader. */
export async function otherReader(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await page.context().browser()!.newContext(options);
  return sitePage(routed(await context.newPage()));
}

/** Creates a worker fixture that starts a server with these settings and provides its origin. */
export const serverFor = (
  env: Record<string, string>,
): [
  (args: object, provide: (origin: string) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] => [
  async ({}, provide) => {
    const { origin, stop } = await startServer(env);
    await provide(origin);
    await stop();
  },
  { scope: 'worker', timeout: 100_000 },
];

/** The `test` of most journeys: each worker has its own server, and browser errors fail the journey. */
export const test = base.extend<{ complaints: string[] }, { origin: string }>({
  // Each worker has its own server, because parallel journeys would see each other's writes.
  origin: serverFor({}),
  baseURL: ({ origin }, provide) => provide(origin),
  page: ({ page }, run) => run(sitePage(routed(page))),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The page reports failed requests itself; the browser's own message adds nothing.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A `test` for journeys on a server with these settings. */
export const serverTest = (env: Record<string, string>) => test.extend({ origin: serverFor(env) });

/** A `test` for journeys on their own server, whose data the others don't see. */
export const ownServerTest = serverTest({});

export { expect };

/** Chooses an item from the menu of the last comment within `place`. */
export async function chooseInMenu(place: Locator, item: string) {
  await place
    .getByRole('button', { name: /^More actions/ })
    .last()
    .click();
  await place.page().getByRole('menuitem', { name: item }).click();
}
