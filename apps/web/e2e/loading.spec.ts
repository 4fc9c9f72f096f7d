import type { Page } from '@playwright/test';
import { expect, expectHydrated, saveData, speak, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** Language of these journeys. In English, a missing translation would go unnoticed. */
const language = 'ru';
const words = {
  airdrops: 'Аирдропы',
  quests: 'Задания',
  page2: 'Страница 2',
  contact: 'Связаться с нами',
  comment: 'Напишите комментарий',
  offline: /^Нет подключения к интернету\./,
  unreachable: 'Сайт недоступен. Восстанавливаем связь…',
  updated: 'Сайт обновился, поэтому страница загружена заново.',
  failed: 'Непредвиденная ошибка приложения',
  reload: 'Перезагрузить страницу',
  home: 'Перейти к проектам',
};

/** Matches all code chunks. A page doesn't request a loaded chunk again. */
const code = '**/assets/*.js';

/** Time limit for telling the reader that the connection is lost, in ms. */
const soon = 1000;

/** Counts the page's navigations from now on. */
function countVisits(page: Page) {
  const seen = { visits: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.visits++;
  });
  return seen;
}

/** Lets imports fail until the page is loaded again, as in a browser that remembers failed imports. */
async function rememberFailures(page: Page) {
  const seen = countVisits(page);
  await page.route(code, (route) =>
    seen.visits === 0 && route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
  return seen;
}

/** Opens the FAQ and types text that neither the address nor a draft preserves. */
async function openFaq(page: Page) {
  await speak(page, language);
  await page.goto('/faq');
  const field = page.getByRole('searchbox');
  await field.fill('airdrop');
  return field;
}

/** Answers the page's fetches as the server would after a deployment. Navigations reach the server. */
async function deploy(page: Page) {
  await page.route(
    (url) => ['/', '/faq'].includes(url.pathname),
    (route) =>
      route.request().isNavigationRequest()
        ? route.fallback()
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another build</title>' }),
  );
}

test.describe('what is loaded later', () => {
  const arrived = (page: Page) => page.getByRole('heading', { name: words.quests, exact: true });
  const follow = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.airdrops }).click();

  test('a page that fails to load offline opens when the connection returns, and no text is lost', async ({
    page,
    context,
  }) => {
    const field = await openFaq(page);
    await context.setOffline(true);
    await expect(page.getByText(words.offline)).toBeVisible({ timeout: soon });
    await follow(page);
    await expect(field).toHaveValue('airdrop');
    await expect(page).toHaveURL('/faq');
    await context.setOffline(false);
    await expect(arrived(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(words.offline)).toBeHidden();
  });

  test('going back to a page without its code works once the connection returns', async ({ page, context }) => {
    await openFaq(page);
    await page.evaluate(() => history.pushState({}, '', '/'));
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })));
    await expect(page.getByText(words.offline)).toBeVisible({ timeout: soon });
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(arrived(page)).toBeVisible();
  });

  test('after a deployment the page reloads once, at the requested address, and explains why', async ({ page }) => {
    await openFaq(page);
    const seen = countVisits(page);
    // The old build's code is missing until the new page is loaded.
    await page.route(code, (route) => (seen.visits > 0 ? route.fallback() : route.fulfill({ status: 404 })));
    await deploy(page);
    await follow(page);
    await expect(page.getByText(words.updated)).toBeVisible();
    await expect(arrived(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(seen.visits).toBe(1);
    await page.reload();
    await expect(arrived(page)).toBeVisible();
    await expect(page.getByText(words.updated)).toHaveCount(0);
  });

  test('code that fails twice shows the error screen with a way out', async ({ page, complaints }) => {
    await openFaq(page);
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await follow(page);
    await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: words.airdrops })).toBeVisible();
    await expect(page.getByRole('link', { name: words.home })).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: words.reload }).click();
    await expect(arrived(page)).toBeVisible();
    // React logs the error behind an error screen.
    expect(complaints.splice(0).join('\n')).toContain('Failed to fetch dynamically imported module');
  });

  test('with two alternating builds, the page reloads only once', async ({ page }) => {
    // With data saving, the menu's code is requested only when the menu opens.
    await saveData(page);
    await openFaq(page);
    const seen = countVisits(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Русский' });
    await expect(button).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.route(code, (route) =>
      loaded.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await deploy(page);
    const reloaded = page.waitForEvent('load');
    await button.click();
    await reloaded;
    await expectHydrated(page);
    expect(seen.visits).toBe(1);
    // Held back, because the menu is open only until its code has failed.
    const { asked, release } = await holdBack(page, code);
    await button.click();
    await asked;
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(seen.visits).toBe(1);
  });

  test('a browser that remembers failed imports reloads the page once, and keeps what was typed', async ({ page }) => {
    await saveData(page);
    await speak(page, language);
    await startSession(page);
    await page.goto('/projects/1');
    const field = page.getByRole('textbox', { name: words.comment });
    await field.fill('Уже написано');
    const button = page.getByRole('banner').getByRole('button', { name: 'Русский' });
    const seen = await rememberFailures(page);
    const reloaded = page.waitForEvent('load');
    await button.click();
    await reloaded;
    await expect(field).toHaveValue('Уже написано');
    await expectHydrated(page);
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByText(words.updated)).toHaveCount(0);
    expect(seen.visits).toBe(1);
  });

  test('without storage, the page doesn’t reload, because it would do so forever', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await openFaq(page);
    const seen = await rememberFailures(page);
    await follow(page);
    await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
    expect(seen.visits).toBe(0);
    expect(complaints.splice(0).join('\n')).toContain('Failed to fetch dynamically imported module');
  });

  test('a server that doesn’t answer is reported within a second, for reads, writes and navigation', async ({
    page,
  }) => {
    const banner = page.getByText(words.unreachable);
    const away = async () => {
      await page.route('**/backend/**', (route) => route.abort('connectionrefused'));
      await page.route(code, (route) => route.abort('connectionrefused'));
    };
    const back = async () => {
      await page.unroute('**/backend/**');
      await page.unroute(code);
      await expect(banner).toBeHidden();
    };
    const field = await openFaq(page);
    await away();
    await follow(page);
    await expect(banner).toBeVisible({ timeout: soon });
    await expect(field).toHaveValue('airdrop');
    await back();
    await expect(arrived(page)).toBeVisible();
    await page.goto('/projects');
    await expect(page.getByRole('article')).toHaveCount(5);
    await away();
    await page.getByRole('link', { name: words.page2 }).click();
    await expect(banner).toBeVisible({ timeout: soon });
    await back();
    await expect(page.getByText(/^6–10/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: words.contact }).click();
    const dialog = page.getByRole('dialog');
    const message = dialog.getByRole('textbox').nth(2);
    await dialog.getByRole('textbox').nth(0).fill('Nova');
    await dialog.getByRole('textbox').nth(1).fill('nova@example.com');
    await message.fill('Hello');
    await away();
    await dialog.locator('button[type=submit]').click();
    await expect(banner).toBeVisible({ timeout: soon });
    await expect(message).toHaveValue('Hello');
    await back();
  });

  test('if even the error screen fails, its text and a way out remain', async ({ page, complaints }) => {
    await openFaq(page);
    // Breaks all rendering, including that of the error screen.
    await page.evaluate(() => {
      document.createElementNS = () => {
        throw new Error('No drawings');
      };
    });
    await follow(page);
    await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
    await expect(page.getByRole('link', { name: words.home })).toBeVisible();
    await page.getByRole('button', { name: words.reload }).click();
    await expect(arrived(page)).toBeVisible();
    expect(complaints.splice(0).join('\n')).toContain('No drawings');
  });
});

test('an overlay opened offline appears when the connection returns', async ({ page, context }) => {
  await saveData(page);
  await page.goto('/faq');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await context.setOffline(true);
  const button = page.getByRole('banner').getByRole('button', { name: 'English' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await context.setOffline(false);
  await expect(page.getByRole('menu')).toBeVisible();
});

test('if the comments can’t be loaded, the project’s page stays, and a retry fetches them again', async ({
  page,
  complaints,
}) => {
  await saveData(page);
  // On a phone, the comments are below the project, and load at the first event.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/projects/1');
  await expectHydrated(page);
  await page.route(code, (route) => route.abort());
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.hover();
  const failed = page.getByRole('heading', { name: 'Error loading comments' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(failed).toBeVisible();
  await expect(title).toBeVisible();
  const again = page.waitForRequest(code);
  await retry.click();
  await again;
  await expect(failed).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(complaints.splice(0).join('\n')).toContain('dynamically imported module');
});
