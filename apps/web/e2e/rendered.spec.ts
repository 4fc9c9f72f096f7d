import type { BrowserContext, Page } from '@playwright/test';
import { accounts, expect, expectHydrated, openBlank, storeSession, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** Every public page of the demo, with text from its content. */
const pages: [path: string, content: string | RegExp][] = [
  ['/', 'Follow us on X'],
  ['/airdrop', 'Follow us on X'],
  ['/quest/1', 'Follow us on X'],
  ['/projects', 'Last Lantern'],
  ['/projects?sort=total_upvotes&page=2', 'Go to page'],
  ['/projects?search=nothing-has-this-name', 'nothing-has-this-name'],
  ['/projects/1', 'Harbour'],
  ['/profile/1', 'Demo Member'],
  ['/leaderboard', 'Leaderboard'],
  ['/leaderboard?board=week', 'Leaderboard'],
  ['/pwr-community', 'Community'],
  ['/pwr-quiz', 'Daily quiz'],
  ['/pwr-quiz-leaderboard', 'Quiz leaderboard'],
  ['/faq', 'Frequently asked questions'],
  ['/how-it-works', 'How it works'],
];
const missing = ['/nothing', '/projects/999999', '/projects/abc', '/profile/999999', '/user/profile/nobody'];

const languages = ['en', 'ru', 'zh', 'es', 'tr'];

const setCookies = (context: BrowserContext, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })));

/** Holds back the site's scripts. */
const holdCode = (page: Page) => holdBack(page, '**/assets/*.js');

test.describe('every public page', () => {
  test('comes with its content and tags in the first response', async ({ request }) => {
    for (const [path, content] of pages) {
      const reply = await request.get(path, { headers: { accept: 'text/html' } });
      const html = await reply.text();
      expect(reply.status(), path).toBe(200);
      expect(html, path).toContain('<html lang="en" dir="ltr" class="light">');
      expect(html, path).toMatch(/<title>[^<]+ · PWR Community<\/title>/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}" \/>/);
      expect(html, path).toContain('<link rel="canonical" href="http');
      for (const language of languages) expect(html, path).toContain(`hreflang="${language}" href="http`);
      expect(html, path).toMatch(/<meta property="og:title" content="[^"]+" \/>/);
      expect(html.slice(html.indexOf('<div id="root">'), html.indexOf('id="server-state"')), path).toMatch(content);
      // The content security policy blocks style attributes.
      expect(html, path).not.toContain(' style="');
    }
  });

  test('says so if it is missing', async ({ request }) => {
    for (const path of missing) {
      const reply = await request.get(path, { headers: { accept: 'text/html' } });
      expect(reply.status(), path).toBe(404);
      expect(await reply.text(), path).toContain('data-component=');
    }
  });

  test('comes in the language of the cookie or of its address', async ({ request }) => {
    const get = async (path: string, cookie = '') =>
      (await request.get(path, { headers: { accept: 'text/html', cookie } })).text();
    expect(await get('/faq', 'language=ru; theme=dark')).toContain('<html lang="ru" dir="ltr" class="dark">');
    expect(await get('/faq?lang=tr', 'language=ru')).toContain('<html lang="tr"');
    expect(await get('/faq?lang=xx')).toContain('<html lang="en"');
  });

  test('has nothing in it that only a member may see', async ({ page, request }) => {
    await openBlank(page);
    const token = await storeSession(page, accounts.member);
    const headers = { authorization: `Bearer ${token}` };
    const me = (await (await request.get('/backend/api/user', { headers })).json()) as { email: string | null };
    for (const [path] of pages) {
      const html = await (
        await request.get(path, { headers: { ...headers, accept: 'text/html', cookie: 'signed_in=true' } })
      ).text();
      expect(html, path).not.toContain(token);
      if (me.email) expect(html, path).not.toContain(me.email);
    }
  });
});

/**
 * Returns the visits to the path at this index, one in each language. Theme and sign-in state rotate with the index and
 * the language, so that each path gets all four combinations, and each language gets them on different paths.
 */
const visitsOf = (place: number) =>
  languages.map((language, index) => ({
    language,
    theme: (place + index) % 2 ? 'dark' : 'light',
    isMember: (place + index) % 4 >= 2,
  }));

test.describe('hydration changes nothing', () => {
  // The server doesn't know the reader's time zone, so its pages must not depend on it.
  test.use({ timezoneId: 'America/New_York' });

  const paths = [...pages.map(([known]) => known), '/nothing', '/projects/999999'];
  const visits = paths.flatMap((path, place) => visitsOf(place).map((visit) => ({ path, ...visit })));
  for (const language of languages)
    test(`in ${language}, in any theme, signed in or not`, async ({ page, context, complaints }) => {
      await openBlank(page);
      const token = await storeSession(page, accounts.member);
      for (const { path, theme, isMember } of visits.filter((visit) => visit.language === language)) {
        await context.clearCookies();
        await setCookies(context, { language, theme, ...(isMember && { signed_in: 'true' }) });
        // Like the site, stores the choices both in cookies and in local storage.
        await page.evaluate(
          (choices) => {
            localStorage.clear();
            Object.assign(localStorage, choices);
          },
          { i18nextLng: language, theme, ...(isMember && { bearerToken: token, authSession: 'true' }) },
        );
        await page.goto(path);
        await expect(page.locator('#server-state')).toBeAttached();
        expect(await page.locator('html').getAttribute('class'), `${path} ${theme}`).toBe(theme);
        expect(complaints, `${path} ${theme} ${isMember}`).toEqual([]);
      }
    });

  // A sheet that moves, or comes before one with fonts, makes the browser lay out the whole page again.
  test('and leaves the style sheets where they are', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    const sheets = page.locator('head style');
    await expect(page.getByRole('article').first()).toBeVisible();
    const sent = await sheets.evaluateAll((all) => {
      for (const [place, sheet] of all.entries()) (sheet as HTMLElement).dataset.place = String(place);
      const watched = window as unknown as { moved: string[] };
      watched.moved = [];
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes) if (node instanceof HTMLStyleElement) watched.moved.push(node.outerHTML);
      }).observe(document.head, { childList: true });
      return all.length;
    });
    release();
    await expectHydrated(page);
    expect(sent).toBeGreaterThan(2);
    const places = await sheets.evaluateAll((all) => all.map((sheet) => (sheet as HTMLElement).dataset.place));
    expect(places.slice(0, sent)).toEqual(Array.from({ length: sent }, (_, place) => String(place)));
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });

  test('and would be heard if it did', async ({ page, complaints }) => {
    await page.route('**/faq', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: (await reply.text()).replace('Log in</', 'Sign in</') });
    });
    await page.goto('/faq');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
});

test('without JavaScript, pages are read and their links followed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Top Projects' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/projects?page=2');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await context.close();
});

test.describe('before the code has come', () => {
  test('a press is kept, and answered then', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('a press that ends after the code has come is answered', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).hover();
    await page.mouse.down();
    release();
    await expectHydrated(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('a member’s press is answered', async ({ page }) => {
    await startSession(page, accounts.newcomer);
    await setCookies(page.context(), { signed_in: 'true' });
    const { release } = await holdCode(page);
    await page.goto('/projects?page=3', { waitUntil: 'commit' });
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Upvote/ })
      .click();
    release();
    await expect(page.getByRole('button', { pressed: true }).first()).toBeVisible();
  });

  test('what is typed stays, and is answered then', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox');
    await search.fill('wallet');
    release();
    await expectHydrated(page);
    await expect(search).toHaveValue('wallet');
    await expect(page.getByText(/^\d+ (answer|question|match)/).first()).toBeVisible();
  });

  test('a choice is kept, and answered then', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await page.getByText('Most Upvoted').first().click();
    release();
    await expect(page).toHaveURL(/sort=total_upvotes/);
    await expect(page.getByRole('radio', { name: 'Most Upvoted' })).toBeChecked();
  });

  test('Back leads to the page before, also after a reload', async ({ page }) => {
    await page.goto('/leaderboard?board=quests');
    await page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { name: '7 days' }).click();
    await expect(page).toHaveURL(/\?board=week$/);
    const { release } = await holdCode(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\?board=quests$/);
    release();
    await expectHydrated(page);
    await expect(page.getByRole('radio', { name: 'Quests' })).toBeChecked();
  });

  test('a member sees a placeholder where the account goes, and no way to log in', async ({ page }) => {
    await openBlank(page);
    await storeSession(page, accounts.member);
    await setCookies(page.context(), { signed_in: 'true' });
    const { release } = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Follow us on X')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
    release();
    await expect(page.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeVisible();
  });

  test('the page says when the code cannot be loaded, and offers to try again', async ({ page, complaints }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort());
    await page.goto('/projects', { waitUntil: 'load' });
    await expect(page.getByRole('alert')).toContainText('Could not reach the server');
    await expect(page.getByText('Last Lantern')).toBeVisible();
    await page.unroute('**/assets/start-*.js');
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expectHydrated(page);
    complaints.length = 0;
  });
});

test('a language that only this browser knows is shown after hydration, and the server knows it from then on', async ({
  page,
}) => {
  await openBlank(page);
  await page.evaluate(() => {
    localStorage.setItem('i18nextLng', 'ru');
    localStorage.setItem('theme', 'dark');
  });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Frequently asked questions');
  const html = await (await page.request.get('/faq', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<html lang="ru" dir="ltr" class="dark">');
});

test('a page writes no cookie for a visitor who has chosen nothing', async ({ page, context }) => {
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    const watched = window as unknown as { written: string[] };
    watched.written = [];
    Object.defineProperty(document, 'cookie', {
      ...cookie,
      set(value: string) {
        watched.written.push(value);
        cookie.set!.call(document, value);
      },
    });
  });
  const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written);
  await page.goto('/faq');
  await expectHydrated(page);
  expect(await written()).toEqual([]);
  // A cookie without a choice in the browser, for example after its storage was cleared.
  await setCookies(context, { theme: 'dark' });
  await page.goto('/faq');
  await expectHydrated(page);
  expect(await written()).toEqual([expect.stringMatching(/^theme=; Path=\/; Max-Age=0/)]);
});

test('a link with a language sets it, and leaves the choice to the menu afterwards', async ({ page }) => {
  await page.goto('/faq?lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-419');
  await expect(page).toHaveURL('/faq');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-419');
});
