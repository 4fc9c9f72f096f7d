import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { accounts, expect, openSignedIn, serverTest } from './fixtures.ts';

/** Journeys in another community, with its own name, logo and colors, two languages, and no quiz. */
const test = serverTest({
  SITE_CONFIG: fileURLToPath(new URL('../../../deploy/examples/harbor/site.yaml', import.meta.url)),
});

// Keeps this file's tests in one worker, because each worker would start its own server.
test.describe.configure({ mode: 'default' });

const publicPages = [
  '/',
  '/airdrop',
  '/email-verified',
  '/quest/1',
  '/quest/4',
  '/telegramConnect',
  '/projects',
  '/projects/1',
  '/projects?project=1&tab=comments',
  '/pwr-community',
  '/pwr-quiz',
  '/leaderboard',
  '/how-it-works',
  '/dashboard',
  '/faq',
  '/profile/1',
  '/user/profile/nova',
  '/test',
  '/nowhere',
  '/auth-callback',
];

const membersPages = ['/', '/quest/1', '/quest/4', '/grant/apply', '/profile/edit', '/pwr-community?show=mine'];

const adminPages = [
  '/dashboard',
  '/admin',
  '/admin/unresolved',
  '/admin/appeals',
  '/admin/deleteQuest',
  '/admin/createQuest',
  '/admin/quests/1/edit',
  '/admin/members',
  '/admin/leaderboard',
  '/admin/audit',
  '/admin/projects/1',
];

/** Attributes with addresses and identifiers. They may keep the names from the specification. */
const identifiers = ['href', 'src', 'id', 'class', 'for', 'name', 'action'];

/** Finds text and attributes on the page that contain the name of the specification's community. */
const namesIn = (page: Page) =>
  page.evaluate((identifiers) => {
    const name = /PWR/;
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter((attribute) => !identifiers.includes(attribute.name) && name.test(attribute.value))
        .map((attribute) => `${element.tagName} ${attribute.name}=${attribute.value}`),
    );
    const texts = [document.title, document.documentElement.textContent].filter((text) => name.test(text));
    return [...attributes, ...texts];
  }, identifiers);

/** Source of a page without nonces and names of built files. Their random letters can spell any name. */
const withoutRandomLetters = (html: string) =>
  html.replaceAll(/ nonce="[^"]*"/g, '').replaceAll(/\/(?:assets|site)\/[\w.-]+/g, '');

async function expectOwnName(page: Page, path: string) {
  const reply = await page.goto(path);
  expect(withoutRandomLetters(await reply!.text()), path).not.toContain('PWR');
  await page.waitForLoadState('networkidle');
  expect(await namesIn(page), path).toEqual([]);
  expect(await page.title(), path).toContain('Harbor Collective');
}

test('no page names the community of the specification to visitors', async ({ page, request }) => {
  test.setTimeout(180_000);
  const inLanguage = (path: string, code: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
  for (const path of publicPages) {
    await expectOwnName(page, inLanguage(path, 'es'));
    const english = await request.get(inLanguage(path, 'en'), { headers: { accept: 'text/html' } });
    expect(withoutRandomLetters(await english.text()), path).not.toContain('PWR');
  }
});

test('no page names it to members and admins', async ({ page }) => {
  test.setTimeout(180_000);
  await openSignedIn(page, '/', accounts.admin);
  for (const path of [...membersPages, ...adminPages]) await expectOwnName(page, path);
});

test('no dialog names it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toContainText('Welcome to Harbor Airdrops!');
  expect(await namesIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('wallet');
  expect(await namesIn(page)).toEqual([]);
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await namesIn(page)).toEqual([]);
});

test('the page has its logo, colors, fonts, links and languages, and only those', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Harbor', exact: true })).toBeVisible();
  const mark = banner.locator('[data-component=Logo] > span').first();
  const pictureOf = () => mark.evaluate((element) => getComputedStyle(element).backgroundImage);
  const light = await pictureOf();
  expect(light).toMatch(/\/site\/[\w-]+\.svg/);
  const styleOf = (name: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);
  expect(await styleOf('--ui-color-accent')).toBe('#0a7a63');
  expect(await styleOf('--ui-font-display')).toContain('Georgia');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await styleOf('--ui-color-accent')).toBe('#238870');
  expect(await pictureOf()).not.toBe(light);

  await expect(page.getByRole('link', { name: 'Quiz', exact: true })).toHaveCount(0);
  for (const name of ['Governance', 'Staking']) await expect(banner.getByRole('link', { name })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Harbor Collective. All Rights reserved');
  await expect(footer.getByRole('link', { name: 'Our community on Discord' })).toHaveAttribute(
    'href',
    'https://discord.gg/harbor-collective',
  );
  await expect(footer.getByRole('link', { name: 'Our community on X' })).toHaveCount(0);

  await banner.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([/English/, /Español/]);
  await page.getByRole('menuitemradio', { name: /Español/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barcos en puerto');
});

test('a section that is off has no page, and short addresses lead to the others', async ({ page }) => {
  for (const path of ['/pwr-quiz', '/pwr-quiz-leaderboard', '/quiz']) {
    expect((await page.goto(path))!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.goto('/community?show=memes');
  await expect(page).toHaveURL(/\/pwr-community\?show=memes$/);
  await page.goto('/how-it-works');
  await expect(page.getByRole('main').getByRole('link', { name: /quiz/i })).toHaveCount(0);
});
