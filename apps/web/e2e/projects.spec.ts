import { expect, openShell, sitePage, test } from './fixtures.ts';

test.describe('the project list', () => {
  test('shows five projects a page under its title, and how many there are', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Top Projects' })).toBeVisible();
    await expect(
      page.getByText('Explore PWR project applicants from founders and developers worldwide.'),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Projects' }).getByRole('article')).toHaveCount(5);
    await expect(page.getByText('1–5 of 60')).toBeVisible();
  });

  test('counts the projects of each type, unless a search narrows the list', async ({ page }) => {
    await page.goto('/projects');
    const types = page.getByRole('radiogroup', { name: 'Type' });
    await expect(types.getByRole('radio', { name: 'All 60 projects' })).toBeChecked();
    await types.getByRole('radio', { name: 'External VM 17 projects' }).click({ force: true });
    await expect(page.getByText('1–5 of 17')).toBeVisible();
    await page.goto('/projects?search=wallet');
    await expect(types.getByRole('radio', { name: 'External VM', exact: true })).toBeAttached();
  });

  test('keeps order, type and page in the address, through back, reload and a shared link', async ({
    page,
    context,
  }) => {
    await page.goto('/projects');
    await page.getByRole('radio', { name: 'Most Upvoted' }).click({ force: true });
    await expect(page).toHaveURL(/sort=total_upvotes/);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('6–10 of 60')).toBeVisible();
    const first = await page.getByRole('article').first().getByRole('heading').textContent();

    await page.getByRole('radio', { name: 'External VM' }).click({ force: true });
    await expect(page).toHaveURL(/type=EXTERNAL_VM/);
    await expect(page).not.toHaveURL(/page=/);
    await page.goBack();
    await expect(page.getByText('6–10 of 60')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first!);

    const guest = sitePage(await context.newPage());
    await guest.goto(page.url());
    await expect(guest.getByRole('article').first().getByRole('heading')).toHaveText(first!);
    await expect(guest.getByRole('radio', { name: 'Most Upvoted' })).toBeChecked();
  });

  test('goes to a page that exists, and says which ones do', async ({ page }) => {
    await page.goto('/projects');
    const goTo = page.getByRole('textbox', { name: 'Go to page' });
    await goTo.fill('61');
    await expect(page.getByText('Enter a page from 1 to 12')).toBeVisible();
    await goTo.press('Enter');
    await expect(goTo).toHaveValue('');
    await expect(page).not.toHaveURL(/page=/);
    await goTo.fill('12');
    await goTo.press('Enter');
    await expect(page).toHaveURL(/page=12/);
    // The range is announced, because nothing else tells a screen reader's user that the rows above have changed.
    await expect(page.getByRole('status').filter({ hasText: '56–60 of 60' })).toBeVisible();
  });

  test('offers at most five page buttons', async ({ page }) => {
    await page.goto('/projects?page=3');
    await expect(
      page.getByRole('navigation', { name: 'Pages of the project list' }).getByRole('link', { name: /^Page / }),
    ).toHaveCount(5);
  });

  test('reports a search without matches, and links back to all projects', async ({ page }) => {
    await page.goto('/projects?search=zzzzzz');
    // The message is announced, because it replaces all rows.
    await expect(page.getByRole('status').filter({ hasText: 'No projects match your filters' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await expect(page.getByText('1–5 of 60')).toBeVisible();
  });

  test('invites the first project on an empty site', async ({ page }) => {
    await page.route('**/backend/projects?*', async (route) => {
      const response = await route.fetch();
      const { metadata } = (await response.json()) as { metadata: object };
      const none = { ...metadata, startIndex: 0, endIndex: 0, totalItems: 0, totalPages: 0 };
      await route.fulfill({ response, json: { projects: [], metadata: none } });
    });
    await openShell(page, '/projects');
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all projects' })).toHaveCount(0);
    await openShell(page, '/projects?type=ETH_DAPP');
    await expect(page.getByRole('heading', { name: 'No projects match your filters' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all projects' })).toBeVisible();
  });

  test('reports a loading failure, and loads on retry', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.route('**/backend/projects?*', (route) => route.abort('connectionreset'));
    await page.getByRole('link', { name: 'Page 2' }).click();
    // The error follows three retries, after 1, 2 and 4 seconds.
    await expect(page.getByText('Error fetching projects')).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/backend/projects?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('6–10 of 60')).toBeVisible();
  });
});

test.describe('the search box', () => {
  test('finds while typing, and opens a match by keyboard', async ({ page }) => {
    await page.goto('/projects');
    const name = await page.getByRole('article').nth(2).getByRole('heading').innerText();
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill(name.slice(0, 6));
    const result = page.getByRole('option', { name: new RegExp(name) });
    await expect(result).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/projects\/\d+$/);
  });

  test('says when nothing matches, and is emptied by its button', async ({ page }) => {
    await page.goto('/projects');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('qqqqqq');
    await expect(page.getByRole('status')).toContainText('No results found');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(box).toHaveValue('');
    await expect(page.getByRole('search').getByText('No results found')).toHaveCount(0);
  });

  test('leaves the list on its page while it has not searched', async ({ page }) => {
    await page.goto('/projects?page=3');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('x');
    await box.fill('');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/projects?page=4');
  });

  test('searches the list on Enter, and keeps the term in the address', async ({ page }) => {
    await page.goto('/projects');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('demo');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=demo/);
    await page.reload();
    await expect(box).toHaveValue('demo');
  });

  test('keeps the focus where it searches, is emptied by Escape, and follows the way back', async ({ page }) => {
    await page.goto('/projects');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('demo');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=demo/);
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/search=/);
    await expect(box).toBeFocused();
    await page.goBack();
    await expect(box).toHaveValue('demo');
  });

  test('is emptied even before the list that it asked for is there', async ({ page }) => {
    await page.goto('/projects');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('demo');
    // In one task: React renders the field in a microtask, and the list in a later task.
    await box.evaluate(async (input: HTMLInputElement) => {
      input.form?.requestSubmit();
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
    await expect(page).toHaveURL('/projects');
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/projects?search=demo');
    await expect(box).toHaveValue('demo');
  });

  test('follows the way back before the emptied list is there', async ({ page }) => {
    await page.goto('/projects');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('demo');
    await box.press('Enter');
    await expect(page).toHaveURL('/projects?search=demo');
    await box.evaluate(async (input: HTMLInputElement) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      await Promise.resolve();
      history.back();
    });
    await expect(page).toHaveURL('/projects?search=demo');
    await expect(box).toHaveValue('demo');
  });

  test('keeps what is typed while the list that it asked for is rendered', async ({ page }) => {
    await page.goto('/projects');
    const box = page.getByRole('searchbox', { name: 'Search projects' });
    await box.fill('qqqqqq');
    await box.evaluate(async (input: HTMLInputElement) => {
      input.form?.requestSubmit();
      await Promise.resolve();
      document.execCommand('insertText', false, 'x');
    });
    await expect(page.getByText('No projects match your filters')).toBeVisible();
    await expect(box).toHaveValue('qqqqqqx');
  });

  test('treats naughty strings as text', async ({ page }) => {
    for (const wild of ["'; drop table project; --", '<img src=x onerror=alert(1)>', '100%_\\', '👩‍👩‍👧 ‮שלום', 'İıŞş']) {
      await page.goto(`/projects?search=${encodeURIComponent(wild)}`);
      await expect(page.getByText('No projects match your filters')).toBeVisible();
    }
  });
});
