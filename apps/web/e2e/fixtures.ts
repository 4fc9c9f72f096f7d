import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  expect,
  test as base,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { startServer } from './startServer.ts';

/** Accounts of the demo's identity provider, by the text on their buttons. */
export const accounts = { member: 'Demo member', admin: 'Demo admin', newcomer: 'A new member' };

/** The provider's ids of the accounts. */
const subjects: Record<string, string> = {
  [accounts.member]: 'demo-member',
  [accounts.admin]: 'demo-admin',
  [accounts.newcomer]: '',
};

/** Signs in as a person would: through the login modal and the provider's window. */
export async function signInByWindow(page: Page, account = accounts.member) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Log In' }).getByRole('button', { name: 'Connect with X (Twitter)' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: account }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Creates a session through the API, and stores it like the site does. The page must be on the site's origin. */
export async function storeSession(page: Page, account = accounts.member): Promise<string> {
  const { request } = page;
  const { origin } = new URL(page.url());
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const choice = await request.get('/backend/api/login/twitter', {
    params: { callbackUrl: `${origin}/auth-callback`, challenge },
  });
  const callback = await request.post(choice.url(), { form: { account: subjects[account]! } });
  const burnerToken = new URL(callback.url()).searchParams.get('burner');
  const reply = await request.post('/backend/api/login/twitter/burnToken', { data: { burnerToken, verifier } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { token } = (await reply.json()) as { token: string };
  await page.evaluate((bearerToken) => {
    localStorage.setItem('bearerToken', bearerToken);
    localStorage.setItem('authSession', 'true');
  }, token);
  return token;
}

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeAttached();

/** Opens a tiny reply of the server: it has the site's origin and loads at once. */
export const openBlank = (page: Page) => page.goto('/backend/ready');

/** Signs in without loading the site: for calls in the member's name, or before the first address. Resolves to the token. */
export async function startSession(page: Page, account = accounts.member): Promise<string> {
  await openBlank(page);
  return storeSession(page, account);
}

/** Opens an address without its content, as where the server could not render it: the page asks for everything itself. */
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

/** Opens an address as a member, loading the site once. */
export async function openSignedIn(page: Page, path: string, account = accounts.member) {
  await startSession(page, account);
  await page.goto(path);
  await expectSignedIn(page);
}

/** Signs in on the current page, which is reloaded. */
export async function signIn(page: Page, account = accounts.member) {
  await storeSession(page, account);
  await page.reload();
  await expectSignedIn(page);
}

/** Shows the site in a language from the next page on. Signing in comes first: it reads English words. */
export async function speak(page: Page, language: string) {
  await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  // As the site leaves the choice, and for every port of this machine.
  await page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);
}

/** Saves data from the next page on: nothing is prefetched until the reader shows intent. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** An image of one pixel. */
export const picture = {
  name: 'pylon.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The source files behind these scripts, whose names are only hashes. */
export const sourcesOf = (urls: readonly string[]) =>
  urls.flatMap((url) => {
    const map = new URL(`../dist${new URL(url).pathname}.map`, import.meta.url);
    return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
  });

/**
 * A page whose `route` resolves once the page uses it. Playwright's own resolves when the browser knows; meanwhile, a
 * busy page's requests still reach the server.
 */
function routed(page: Page): Page {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const added = await route(...args);
    // A page that isn't loaded yet uses the route from the start.
    if (page.url() === 'about:blank') return added;
    const probe = '/backend/ready?routed';
    const probing = await route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }));
    // The site sends data with fetch; the demo's own pages use plain forms.
    const ask = async (url: string) => (document.getElementById('root') ? (await fetch(url)).status : 204);
    await expect.poll(() => page.evaluate(ask, probe)).toBe(204);
    await probing.dispose();
    return added;
  };
  return page;
}

/** Once the code has taken over the server's page. */
export const expectHydrated = (page: Page) => page.waitForFunction(() => window.early === undefined);

/**
 * A page as a reader has it. It opens and reloads until its code has taken over: before that, scrolling and most keys
 * do nothing, and no person is as fast as a test (with `waitUntil`, it returns at that moment instead). `getByText`
 * finds only visible text: the announcer contains spoken text, too, which `heard.ts` reads there.
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

/** A blank page in a browser session of its own, for a second reader. */
export async function otherReader(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await page.context().browser()!.newContext(options);
  return sitePage(await context.newPage());
}

/** The origin of a server with these settings, which a worker keeps to itself. */
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

/** Collects the browser's errors; a clean journey has none. */
export const test = base.extend<{ complaints: string[] }, { origin: string }>({
  // Journeys at the same time would see each other's writes on one server.
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

/** Journeys on a server with these settings. */
export const serverTest = (env: Record<string, string>) => test.extend({ origin: serverFor(env) });

/** Journeys on a server of their own, whose data the others don't see. */
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
