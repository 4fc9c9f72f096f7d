import { takeClock } from './failures.ts';
import { expect, openShell, openSignedIn, sourcesOf, speak, test } from './fixtures.ts';

test.describe('from page to page', () => {
  test('the focus moves to the heading of the new page', async ({ page }) => {
    await page.goto('/projects');
    const focused = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).press('Enter');
    await focused('Frequently asked questions');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).press('Enter');
    await focused('How it works');
    // Includes pages whose heading depends on fetched data.
    await page.goto('/leaderboard');
    await page.getByRole('link', { name: 'Nova Lindqvist' }).press('Enter');
    await focused('Nova Lindqvist');
    await page.goBack();
    await focused('Leaderboard');
  });

  test('the focus moves there from the menu on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeFocused();
  });

  test('the bar cuts off nothing where text is twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await openSignedIn(page, '/faq');
    await speak(page, 'ru');
    await page.goto('/faq');
    const account = page.getByRole('banner').getByRole('button', { name: /660 баллов/ });
    await expect(account).toContainText('660 баллов');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const top = () => account.evaluate((button) => button.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
  });

  test('the bar of a small phone has the number of points on one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSignedIn(page, '/faq');
    await speak(page, 'ru');
    await page.goto('/faq');
    const account = page.getByRole('banner').getByRole('button', { name: /660 баллов/ });
    await expect(account.getByText('660', { exact: true })).toBeVisible();
    await expect(account.getByText('баллов')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 640 });
    await expect(account.getByText('баллов')).toBeVisible();
  });

  test('a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/leaderboard');
    await expect(page.getByRole('table')).toBeVisible();
    const link = page.getByRole('table').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const was = await page.evaluate(() => scrollY);
    expect(was).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL(/\/profile\/\d+$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/leaderboard$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(was - 60);
  });

  test('another page of a list starts at its top, and going back restores the scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/projects');
    await expect(page.getByText('1–5 of 60')).toBeVisible();
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    const was = await page.evaluate(() => scrollY);
    expect(was).toBeGreaterThan(100);
    await next.click();
    await expect(page.getByText('6–10 of 60')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByText('1–5 of 60')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(was - 60);
  });

  test('each has a title and a description in the reader’s language', async ({ page }) => {
    const pages = {
      '/projects': ['Лучшие проекты', 'Изучайте проекты-кандидаты'],
      '/pwr-community': ['Сообщество', 'Публикации, видео и мемы'],
      '/faq': ['Частые вопросы', 'О баллах'],
      '/how-it-works': ['Как это работает', 'Участвуйте'],
      '/leaderboard': ['Таблица лидеров', 'Кто впереди'],
      '/nowhere': ['Такой страницы нет', ''],
    };
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ru'));
    for (const [address, [title, description]] of Object.entries(pages)) {
      await page.goto(address);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(`^${description}.+`));
    }
  });

  test('the code of a page is prefetched when its link is touched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/projects');
    await expect(page.getByRole('article')).toHaveCount(5);
    const codeOf = (name: string) => sourcesOf(scripts).filter((source) => source.endsWith(`/${name}.tsx`));
    const faq = () => codeOf('FaqPage');
    expect(faq()).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).hover();
    await expect.poll(faq).toHaveLength(1);
    await expect(page).toHaveURL(/\/projects$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).focus();
    await expect.poll(() => codeOf('HowItWorksPage')).toHaveLength(1);
  });
});

test.describe('the data of a page', () => {
  /** Calls expected after each page has loaded: for discussions, and for lists of profiles whose address has no id. */
  const pages: Record<string, string[]> = {
    '/': [],
    '/pwr-community': [],
    '/pwr-community?show=memes': [],
    '/pwr-community?show=youtube': [],
    '/pwr-community?show=tiktok': [],
    '/leaderboard': [],
    '/pwr-quiz-leaderboard': [],
    '/projects': [],
    '/projects/1': ['/backend/project/1/comments'],
    '/profile/3': [],
    '/user/profile/nova': ['/backend/user-created-project/3?page=0', '/backend/user-upvotes/3'],
  };
  test('comes with the page, and is not asked for again', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.resourceType() === 'fetch' && pathname.startsWith('/backend/')) calls.push(pathname + search);
    });
    for (const [address, later] of Object.entries(pages)) {
      calls.length = 0;
      await page.goto(address);
      await expect.poll(() => calls.toSorted(), address).toEqual(later);
      await page.waitForLoadState('networkidle');
      expect(calls.toSorted(), address).toEqual(later);
    }
  });

  test('that times out is reported like any other failure, and can be retried', async ({ page }) => {
    await takeClock(page);
    const lists = /\/backend\/projects\?/;
    let asked = 0;
    await page.route(lists, () => void (asked += 1));
    await openShell(page, '/projects');
    await expect(page.getByRole('radiogroup', { name: 'Sort by' })).toBeVisible();
    // Each of the four attempts times out after half a minute. The connection check that follows must be answered
    // before the clock advances to the next attempt: otherwise the connection counts as lost, and its return starts a
    // fifth attempt.
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect.poll(() => asked).toBe(attempt);
      const checked = page.waitForResponse('**/health');
      await page.clock.fastForward(30_000);
      await checked;
      // Resolves only after the page has processed the check's reply.
      await page.evaluate(() => {});
      if (attempt < 4) await page.clock.fastForward(10_000);
    }
    await expect(page.getByText('Error fetching projects')).toBeVisible();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  test('is prefetched when a link is touched, and reused by its page', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/backend/api/user/leaderboard/')) calls.push(request.url());
    });
    await page.goto('/faq');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Airdrops' }).click();
    const link = page.getByRole('link', { name: 'Leaderboard', exact: true });
    await link.hover();
    await expect.poll(() => calls.length).toBe(2);
    await link.click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(2);
  });
});
