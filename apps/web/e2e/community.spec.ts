import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, openShell, openSignedIn, picture, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'My submissions' }).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Submit content' });

/** Returns a number that no other test run uses. */
const fresh = () => `19${Date.now()}${Math.floor(Math.random() * 9000 + 1000)}`;

async function openForm(page: Page, kind?: string) {
  await page.getByRole('main').getByRole('button', { name: 'Submit content' }).first().click();
  await expect(dialog(page)).toBeVisible();
  if (!kind) return;
  await dialog(page).getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: kind }).click();
}

test.describe('the community', () => {
  test('shows accepted content by type, and loads nothing from other sites without consent', async ({ page }) => {
    const outside: string[] = [];
    await page.route(/^https:\/\/[^/]*(youtube|tiktok|twitter)/, (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A post</p>' });
    });
    await page.goto('/pwr-community');
    await expect(page).toHaveTitle(/^Community/);
    await expect(page.getByRole('link', { name: 'Community', exact: true })).toHaveAttribute('aria-current', 'page');
    const posts = page.getByRole('list', { name: 'Posts' }).getByRole('article');
    await expect(posts.first().getByRole('heading')).toHaveText(/\S/);
    await expect(posts.first().getByRole('link', { name: /^Open on / })).toHaveAttribute('target', '_blank');

    await page.getByRole('main').getByRole('link', { name: 'YouTube', exact: true }).click();
    await expect(page).toHaveURL(/\/pwr-community\?show=youtube$/);
    expect(outside).toEqual([]);
    await page.getByRole('button', { name: 'Show the post from YouTube' }).first().click();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(page.frameLocator('iframe').getByText('A post')).toBeVisible();
    expect(outside).toHaveLength(1);

    await page.getByRole('main').getByRole('link', { name: 'TikTok', exact: true }).click();
    await expect(page.getByRole('list', { name: 'TikTok' }).getByRole('article').first()).toBeVisible();
    await page.goto('/pwr-community?show=youtube&page=9');
    await expect(page).toHaveURL(/\?show=youtube$/);
    await page.getByRole('link', { name: 'Nova Lindqvist', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nova Lindqvist' })).toBeVisible();
  });

  test('shows a meme in full size, by keyboard', async ({ page }) => {
    await page.goto('/pwr-community');
    await page.getByRole('link', { name: 'Posts', exact: true }).focus();
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const memes = page.getByRole('link', { name: 'Memes', exact: true });
    await expect(memes).toHaveAttribute('aria-current', 'page');
    await expect(memes).toBeFocused();
    const meme = page.getByRole('button', { name: /^Open image: / }).first();
    await meme.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Meme by / });
    await expect(viewer.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(meme).toBeFocused();
  });

  test('asks visitors to log in to submit something or see their submissions', async ({ page }) => {
    await page.goto('/pwr-community?show=mine');
    await expect(page.getByRole('heading', { name: 'Log in to see your submissions' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit content' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  for (const [kind, address] of [
    ['Post on X', (id: string) => `https://x.com/demo/status/${id}`],
    ['Video on TikTok', (id: string) => `https://www.tiktok.com/@demo/video/${id}`],
    ['Video on YouTube', (id: string) => `https://youtu.be/${id.slice(-11)}`],
  ] as const)
    test(`takes a ${kind} by its address, once`, async ({ page }) => {
      await openSignedIn(page, '/pwr-community');
      const id = fresh();
      for (const turn of ['first', 'second']) {
        await openForm(page, kind);
        const field = dialog(page).getByRole('textbox', { name: 'Link to the post' });
        await field.fill(address(id));
        await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
        if (turn === 'first') {
          await expect(page.getByText('Submitted for review')).toBeVisible();
          await expect(page).toHaveURL(/\?show=mine$/);
          await expect(rows(page).filter({ hasText: id.slice(-11) })).toContainText('In Review');
        } else {
          await expect(field).toHaveAccessibleDescription(/already/);
          await expect(field).toHaveValue(address(id));
          await expect(field).toBeFocused();
        }
      }
    });

  test('accepts an embed code, and reports one without a post', async ({ page }) => {
    await openSignedIn(page, '/pwr-community');
    await openForm(page, 'Embed code (ambassadors)');
    const field = dialog(page).getByRole('textbox', { name: 'Embed code' });
    await field.fill('<p>nothing</p>');
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(field).toHaveAccessibleDescription(/No X, TikTok, or YouTube post was found/);
    const id = fresh().slice(-11);
    await field.fill(`<iframe src="https://www.youtube.com/embed/${id}"></iframe>`);
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(rows(page).filter({ hasText: id })).toContainText('In Review');
  });

  test('shows no errors right after another type is selected', async ({ page }) => {
    await openSignedIn(page, '/pwr-community');
    await openForm(page);
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Link to the post' })).toBeFocused();
    await dialog(page).getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Meme' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Choose an image Image' })).toBeVisible();
    await expect(dialog(page).getByText('Choose an image for your meme')).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(dialog(page).getByText('Choose an image for your meme').first()).toBeVisible();
    // No picture is chosen yet, so there is none to remove.
    await expect(dialog(page).getByRole('button', { name: 'Remove Image' })).toBeHidden();
  });

  test('accepts a meme, uploads its picture early, and deletes a removed one', async ({ page }) => {
    await openSignedIn(page, '/pwr-community?show=memes');
    await openForm(page);
    const form = dialog(page);
    await form.getByRole('button', { name: 'Submit for review' }).click();
    await expect(form.getByRole('group', { name: '2 fields need your attention' })).toBeFocused();

    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: /^Choose an image/ }).click();
    await (await chooser).setFiles({ ...picture, mimeType: 'text/plain', name: 'notes.txt' });
    await expect(form.getByText('image format is not supported').last()).toBeVisible();

    const choose = async () => {
      const next = page.waitForEvent('filechooser');
      await form.getByRole('button', { name: /^(Choose an image|Replace)/ }).click();
      await (await next).setFiles(picture);
      await expect(form.getByRole('button', { name: /^Replace/ })).toBeVisible();
    };
    await choose();
    const takenBack = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await form.getByRole('button', { name: /^Remove/ }).click();
    expect((await takenBack).status()).toBe(204);

    // Text typed during the upload stays.
    const title = `A pylon that waits ${fresh()}`;
    const { asked, release } = await holdBack(page, '**/images/upload/**');
    const chosen = choose();
    await asked;
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    release();
    await chosen;
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await form.getByRole('button', { name: 'Submit for review' }).click();
    await expect(rows(page).filter({ hasText: title })).toContainText('In Review');
  });

  test('reports an address of another type while typing, with an example', async ({ page }) => {
    await openSignedIn(page, '/pwr-community');
    await openForm(page);
    const field = dialog(page).getByRole('textbox', { name: 'Link to the post' });
    await field.fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await expect(field).toHaveAccessibleDescription(/This is a post on YouTube/);
    await field.fill('https://x.com/nova');
    await expect(field).not.toHaveAccessibleDescription(/This is/);
    await field.press('Tab');
    await expect(field).toHaveAccessibleDescription(/This isn’t a link to a post on X\. It should look like https/);
    await field.fill('https://x.com/nova/status/1860000000000000001');
    await expect(field).not.toHaveAccessibleDescription(/This is/);
  });

  for (const [name, answer] of [
    ['a 500', (route) => route.fulfill({ status: 500 })],
    ['a dropped connection', (route) => route.abort('connectionreset')],
  ] as [string, Parameters<Page['route']>[1]][])
    test(`keeps what was typed through ${name}, and sends it once after`, async ({ page }) => {
      await openSignedIn(page, '/pwr-community');
      const id = fresh();
      await openForm(page);
      const field = dialog(page).getByRole('textbox', { name: 'Link to the post' });
      await field.fill(`https://x.com/demo/status/${id}`);
      await page.route('**/twitterSubmitEmbedURL', answer);
      await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
      await expect(dialog(page).locator('[data-part=error]').filter({ hasText: /./ })).toBeVisible();
      await expect(field).toHaveValue(`https://x.com/demo/status/${id}`);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.reload();
      await openForm(page);
      await expect(field).toHaveValue(`https://x.com/demo/status/${id}`);
      await page.unroute('**/twitterSubmitEmbedURL');
      await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
      await expect(rows(page).filter({ hasText: id })).toHaveCount(1);
      await openForm(page);
      await expect(field).toHaveValue('');
    });

  test('explains a rejection, and shows the points of an acceptance', async ({ page }) => {
    await openSignedIn(page, '/pwr-community?show=mine');
    await expect(rows(page).filter({ hasText: 'Accepted' }).first()).toContainText('+150');
    const why = page.getByRole('button', { name: /^See why youtube\.com/ });
    await why.focus();
    await page.keyboard.press('Enter');
    const explanation = page.getByRole('dialog', { name: 'Why this was rejected' });
    await expect(explanation).toContainText('Low quality or lacks detail');
    await expect(explanation).toContainText('Add something others can learn from');
    await explanation.getByRole('button', { name: 'Ok, got it!' }).click();
    await expect(explanation).toBeHidden();
    await expect(why).toBeFocused();
  });

  test('reports posts that fail to load, and retries', async ({ page }) => {
    await page.route('**/getMemes?*', (route) => route.fulfill({ status: 404, json: {} }));
    await openShell(page, '/pwr-community?show=memes');
    await expect(page.getByRole('heading', { name: 'Error loading memes' })).toBeVisible();
    await page.unroute('**/getMemes?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: /^Open image/ }).first()).toBeVisible();
  });

  test(`has an accessible form in light and dark, also at 320 px`, async ({ page }) => {
    await openSignedIn(page, '/pwr-community?show=memes');
    await page.setViewportSize({ width: 320, height: 700 });
    await openForm(page);
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(dialog(page).getByText('2 fields need your attention')).toBeVisible();
    await expectNoViolationsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
