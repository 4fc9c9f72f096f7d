import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { accounts, chooseInMenu, expect, openSignedIn, sourcesOf, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** The upvote button of the first project in the list. */
const upvoteOfFirst = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Upvote/ });

/** Opens the comments on the project at this zero-based place in the list. Resolves to their dialog. */
const openComments = async (page: Page, nth: number) => {
  await page
    .getByRole('article')
    .nth(nth)
    .getByRole('link', { name: /^Comments on/ })
    .click();
  return page.getByRole('dialog');
};

/** Matches the accessible name of an upvote button with this many upvotes. */
const counted = (upvotes: number) => new RegExp(`, ${upvotes} upvotes?$`);

test.describe('an upvote', () => {
  test('opens the login modal for visitors', async ({ page }) => {
    await page.goto('/projects');
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Upvote/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('counts at once, in the list and in the quick view, survives a reload and can be taken back', async ({
    page,
  }) => {
    await openSignedIn(page, '/projects?page=4');
    const button = upvoteOfFirst(page);
    await expect(button).toBeEnabled();
    const before = Number(/(\d+) upvotes?$/.exec((await button.getAttribute('aria-label'))!)![1]);
    const was = (await button.getAttribute('aria-pressed')) === 'true';
    const after = before + (was ? -1 : 1);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(!was));
    await expect(button).toHaveAccessibleName(counted(after));
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Upvote/ })).toHaveAccessibleName(
      counted(after),
    );
    await page.reload();
    await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toHaveAttribute('aria-pressed', String(!was));
    await button.click();
    await expect(button).toHaveAccessibleName(counted(before));
  });

  test('is undone and reported if it fails', async ({ page }) => {
    await openSignedIn(page, '/projects?page=3');
    const button = upvoteOfFirst(page);
    await expect(button).toBeEnabled();
    const was = await button.getAttribute('aria-pressed');
    await page.route('**/upvote', (route) => route.abort('connectionreset'));
    await button.click();
    await expect(
      page.getByText(was === 'true' ? 'Error removing upvote from project' : 'Error upvoting project'),
    ).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', was!);
  });
});

test('a failure is reported without a connection, too', async ({ page }) => {
  await openSignedIn(page, '/projects?page=3');
  const button = upvoteOfFirst(page);
  await expect(button).toBeEnabled();
  const was = await button.getAttribute('aria-pressed');
  await button.hover();
  // Waits for the toast's code, because no request succeeds afterwards.
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => sourcesOf(await fetched()).join('\n')).toContain('Toast/ToastList.tsx');
  await page.route('**/*', (route) => route.abort('connectionreset'));
  await button.click();
  await expect(
    page.getByText(was === 'true' ? 'Error removing upvote from project' : 'Error upvoting project'),
  ).toBeVisible();
});

test.describe('a comment', () => {
  test('asks visitors to log in first', async ({ page }) => {
    await page.goto('/projects');
    const panel = await openComments(page, 0);
    await panel.getByRole('button', { name: 'Log in to comment' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('is posted, answered and deleted', async ({ page }) => {
    await openSignedIn(page, '/projects?page=2');
    const panel = await openComments(page, 1);
    const words = 'Does it run on <b>testnet</b>? 👩‍👩‍👧 שלום';
    await panel.getByRole('textbox', { name: 'Add a comment' }).fill(words);
    await panel.getByRole('button', { name: 'Send' }).click();
    const comment = panel.getByRole('listitem').filter({ hasText: words }).first();
    await expect(comment).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('');
    await comment.getByRole('button', { name: /^Reply to/ }).click();
    await expect(comment.getByText('Replying to:')).toBeVisible();
    await page.keyboard.type('It does, since May.');
    await page.keyboard.press('Control+Enter');
    const reply = comment.getByRole('article').filter({ hasText: 'It does, since May.' });
    await expect(reply).toBeVisible();
    await expect(reply).not.toHaveAttribute('aria-busy');
    await comment.getByRole('button', { name: 'Hide Replies (1)' }).click();
    await expect(comment.getByText('It does, since May.')).toBeHidden();
    await comment.getByRole('button', { name: 'Show Replies (1)' }).click();

    await page.reload();
    await expect(comment).toBeVisible();
    const thread = comment.getByRole('article').first();
    await chooseInMenu(thread, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(comment).toBeVisible();
    await chooseInMenu(thread, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(panel.getByText(words)).toBeHidden();
    await expect(panel.getByText('Deleted comment')).toBeVisible();
  });

  test('sent and deleted by keyboard leaves the focus in the discussion', async ({ page }) => {
    await openSignedIn(page, '/projects');
    const panel = await openComments(page, 0);
    const field = panel.getByRole('textbox', { name: 'Add a comment' });
    await field.fill('Gone in a moment');
    await panel.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(field).toBeFocused();
    const comment = panel.getByRole('article').filter({ hasText: 'Gone in a moment' });
    await comment.getByRole('button', { name: /^More actions/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(comment).toHaveCount(0);
    await expect(panel.getByRole('list', { name: 'Comments' })).toBeFocused();
  });

  test('accepts a link, which opens in a new tab', async ({ page }) => {
    await openSignedIn(page, '/projects?page=2');
    const panel = await openComments(page, 3);
    const field = panel.getByRole('textbox', { name: 'Add a comment' });
    await field.fill('The docs are at');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Insert link' });
    await modal.getByRole('textbox', { name: 'Link address' }).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(modal.getByText('Enter a web address, for example https://example.com')).toBeVisible();
    await expectNoViolations(page);
    await modal.getByRole('textbox', { name: 'Link address' }).fill('docs.example.org/start');
    await page.keyboard.press('Enter');
    await expect(modal).toBeHidden();
    await expect(field).toBeFocused();
    await page.keyboard.type('– or not.');
    await expect(field).toHaveValue('The docs are at https://docs.example.org/start – or not.');
    await page.keyboard.press('Control+Enter');
    const link = panel.getByRole('link', { name: 'https://docs.example.org/start' });
    await expect(link).toHaveAttribute('href', 'https://docs.example.org/start');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('returns its text if it fails', async ({ page }) => {
    await openSignedIn(page, '/projects?page=2');
    const panel = await openComments(page, 2);
    const field = panel.getByRole('textbox', { name: 'Add a comment' });
    await field.fill('Words that must not be lost');
    await page.route('**/comment', (route) => route.abort('connectionreset'));
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Error posting the comment')).toBeVisible();
    await expect(field).toHaveValue('Words that must not be lost');
    await page.unroute('**/comment');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.getByRole('article').filter({ hasText: 'Words that must not be lost' })).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  test('that isn’t sent is kept for its author, not for another account', async ({ page }) => {
    await openSignedIn(page, '/projects?page=2');
    await (await openComments(page, 2)).getByRole('textbox', { name: 'Add a comment' }).fill('For my eyes');
    await openSignedIn(page, '/projects?page=2', accounts.newcomer);
    await expect((await openComments(page, 2)).getByRole('textbox', { name: 'Add a comment' })).toHaveValue('');
    await openSignedIn(page, '/projects?page=2');
    const field = (await openComments(page, 2)).getByRole('textbox', { name: 'Add a comment' });
    await expect(field).toHaveValue('For my eyes');
    await field.fill('');
  });

  test('returns its text before what was typed since', async ({ page }) => {
    await openSignedIn(page, '/projects?page=2');
    const panel = await openComments(page, 2);
    const field = panel.getByRole('textbox', { name: 'Add a comment' });
    await page.route('**/comment', (route) => route.abort('connectionreset'));
    const { asked, release } = await holdBack(page, '**/comment');
    await field.fill('Sent first');
    await panel.getByRole('button', { name: 'Send' }).click();
    await asked;
    await field.fill('Typed since');
    release();
    await expect(page.getByText('Error posting the comment')).toBeVisible();
    await expect(field).toHaveValue('Sent first\n\nTyped since');
  });

  test('can be written after all if the form’s code came at the second attempt', async ({ page }) => {
    await startSession(page);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isForm = /"data-part":.send-words/.test(await response.text());
      await (isForm ? route.abort() : route.fulfill({ response }));
    });
    await page.goto('/projects/1');
    await expect(page.getByRole('list', { name: 'Comments' })).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Add a comment' });
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(field).toHaveCount(0);
    // Waits for handlers that are still running, for requests for other code.
    await page.unrouteAll({ behavior: 'wait' });
    await retry.click();
    await expect(field).toBeVisible();
  });
});
