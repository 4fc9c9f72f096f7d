import type { Locator, Page } from '@playwright/test';
import { failing, takeClock } from './failures.ts';
import { accounts, expect, openSignedIn, ownServerTest as test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
// On its own server, because submitted projects must not appear in lists that other journeys count.

// Keeps this file's tests in one worker, because each worker would start its own server.
test.describe.configure({ mode: 'default' });

/** Draws a PNG in the page. */
async function picture(page: Page, width: number, height = width) {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d')!.fillRect(0, 0, w, h / 2);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}

const form = (page: Page) => page.getByRole('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const upload = (page: Page, name: string): Locator => form(page).getByRole('group', { name, exact: true });

async function openForm(page: Page) {
  await openSignedIn(page, '/grant/apply');
  await expect(page.getByRole('heading', { level: 1, name: 'Submit a project' })).toBeVisible();
  // Confirms the browser's warning about leaving with unsaved text.
  page.on('dialog', (dialog) => void dialog.accept());
}

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Bio').fill('Two sentences. No more.');
  await field(page, 'Description').fill('What it does.\nFor whom.');
}

test.describe('submitting a project', () => {
  test('is for members: a visitor is redirected to the home page', async ({ page }) => {
    await page.goto('/grant/apply');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/projects/1/edit');
    await expect(page).toHaveURL(/\/$/);
  });

  test('says which fields may stay empty', async ({ page }) => {
    await openForm(page);
    const section = (name: string) => form(page).getByRole('group', { name, exact: true });
    for (const name of ['Name', 'Bio', 'Description']) {
      await expect(field(page, name)).toHaveAttribute('aria-required', 'true');
      await expect(field(page, name)).not.toHaveAccessibleDescription(/optional/i);
    }
    await expect(field(page, 'Categories')).toHaveAccessibleDescription(/^Optional\./);
    for (const name of ['Links', 'Logo and images'])
      await expect(section(name)).toContainText('All of these are optional.');
  });

  test('accepts texts, categories, links and pictures, and opens the project, which is then edited and deleted', async ({
    page,
  }) => {
    await openForm(page);
    await fill(page, 'Tidewheel');
    await field(page, 'Categories').fill('Energy, Storage,');
    await form(page).getByRole('button', { name: /^Type/ }).click();
    await page.getByRole('option', { name: 'External VM' }).click();
    await field(page, 'Website').fill('tidewheel.example');
    await field(page, 'Telegram username').fill('@tidewheel');
    await upload(page, 'Logo')
      .locator('input[type=file]')
      .setInputFiles(await picture(page, 300));
    await expect(upload(page, 'Logo').getByRole('button', { name: 'Remove Logo' })).toBeVisible();
    await form(page).getByRole('button', { name: 'Submit project' }).click();

    await expect(page.getByText('Project submitted')).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tidewheel' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Website: tidewheel.example' })).toHaveAttribute(
      'href',
      'https://tidewheel.example/',
    );
    await expect(page.getByRole('link', { name: 'On Telegram', exact: true })).toHaveAttribute(
      'href',
      'https://t.me/tidewheel',
    );
    await expect(page.getByRole('list').filter({ hasText: 'Storage' }).first()).toContainText('Energy');

    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Tidewheel' })).toBeVisible();
    await expect(form(page).getByRole('button', { name: /^Type/ })).toContainText('External VM');
    await expect(upload(page, 'Logo').getByRole('button', { name: 'Replace Logo' })).toBeVisible();
    await field(page, 'Bio').fill('One sentence.');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(page.getByText('One sentence.')).toBeVisible();

    await page.getByRole('link', { name: 'Edit' }).click();
    await form(page).getByRole('button', { name: 'Delete project' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete this project?' })
      .getByRole('button', { name: 'Delete project' })
      .click();
    await expect(page.getByText('Project deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
  });

  test('shows an error at each missing field, and focuses the first', async ({ page }) => {
    await openForm(page);
    await field(page, 'Website').fill('https://');
    await form(page).getByRole('button', { name: 'Submit project' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/This field is required/);
    await expect(field(page, 'Bio')).toHaveAccessibleDescription(/This field is required/);
    await expect(field(page, 'Website')).toHaveAccessibleDescription(/Enter a web address/);
    await field(page, 'Name').fill('Tidewheel');
    await expect(form(page).getByText('This field is required')).toHaveCount(2);
  });

  test('sends nothing while a category is rejected, and keeps its text', async ({ page }) => {
    await openForm(page);
    await fill(page, 'Doubletag');
    const categories = field(page, 'Categories');
    const submit = form(page).getByRole('button', { name: 'Submit project' });
    await categories.fill('Energy, energy');
    await submit.click();
    await expect(categories).toBeFocused();
    await expect(categories).toHaveAccessibleDescription(/You already added this category: energy/);
    await page.reload();
    await expect(form(page).getByText('We restored your unsent draft.')).toBeVisible();
    await expect(categories).toHaveValue('energy');
    await categories.fill('Storage');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Doubletag' })).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: 'Storage' }).first()).toContainText('Energy');
  });

  test('reports a taken name on blur, and again on submission', async ({ page }) => {
    await page.goto('/projects');
    const taken = await page.getByRole('article').first().getByRole('heading').innerText();
    await openForm(page);
    await fill(page, taken.toUpperCase());
    await expect(field(page, 'Name')).toHaveAccessibleDescription('A project with this name already exists');
    await expect(
      form(page).locator('[data-part=error]').filter({ hasText: 'A project with this name already exists' }),
    ).toBeVisible();
    await form(page).getByRole('button', { name: 'Submit project' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Bio')).toHaveValue('Two sentences. No more.');
  });

  test('rejects pictures before they are uploaded', async ({ page }) => {
    await openForm(page);
    const file = upload(page, 'Logo').locator('input[type=file]');
    await file.setInputFiles(await picture(page, 300, 200));
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toHaveText(/^Image dimensions are invalid/);
    await file.setInputFiles(await picture(page, 1001));
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toHaveText(/^Image dimensions are invalid/);
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toHaveText('image format is not supported');
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toHaveText('Size of the image is too large');
    await upload(page, 'Logo').getByRole('button', { name: 'Remove Logo' }).click();
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toBeHidden();
  });

  test('waits for a picture that the browser is still checking', async ({ page }) => {
    await page.addInitScript(() => {
      const decode = window.createImageBitmap;
      const released = new Promise((resolve) => addEventListener('decode', resolve, { once: true }));
      window.createImageBitmap = async (source: ImageBitmapSource) => {
        await released;
        return decode(source);
      };
    });
    await openForm(page);
    await fill(page, 'Slowpicture');
    await upload(page, 'Logo')
      .locator('input[type=file]')
      .setInputFiles(await picture(page, 300));
    const submit = form(page).getByRole('button', { name: 'Submit project' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await page.evaluate(() => dispatchEvent(new Event('decode')));
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slowpicture' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(upload(page, 'Logo').getByRole('button', { name: 'Replace Logo' })).toBeVisible();
  });

  test('offers to retry a failed upload', async ({ page }) => {
    await openForm(page);
    const logo = await picture(page, 300);
    await page.route('**/images/**', (route) => route.abort('connectionreset'));
    await upload(page, 'Logo').locator('input[type=file]').setInputFiles(logo);
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toHaveText(/^Could not reach the server/);
    await page.unroute('**/images/**');
    await upload(page, 'Logo').getByRole('button', { name: 'Retry Logo' }).click();
    await expect(upload(page, 'Logo').locator('[data-part=error]')).toBeHidden();
    await expect(upload(page, 'Logo').getByRole('button', { name: 'Replace Logo' })).toBeVisible();
    await expect(upload(page, 'Logo').getByText('Image uploaded')).toBeAttached();
  });
});

test.describe('what is typed', () => {
  test('survives a failure and a reload, until it is discarded', async ({ page }) => {
    await openForm(page);
    await fill(page, 'Tidewheel');
    await page.route('**/requestGrant', (route) => route.abort('connectionreset'));
    await form(page).getByRole('button', { name: 'Submit project' }).click();
    await expect(
      form(page).getByText('Could not reach the server. Please check your network connection.'),
    ).toBeVisible();
    await page.unroute('**/requestGrant');
    await page.reload();
    await expect(form(page).getByText('We restored your unsent draft.')).toBeVisible();
    await expect(field(page, 'Description')).toHaveValue('What it does.\nFor whom.');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await page.goto('/grant/apply');
    await expect(field(page, 'Name')).toHaveValue('');
  });

  test('is discarded by the button above it, which moves the focus to the start of the form', async ({ page }) => {
    await openForm(page);
    await fill(page, 'Tidewheel');
    await page.reload();
    await form(page).getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('');
  });

  test('stays as a draft of the next edit if it is typed while the project is sent', async ({ page }) => {
    await openForm(page);
    await fill(page, 'Lateborn');
    const creation = await holdBack(page, '**/requestGrant');
    await form(page).getByRole('button', { name: 'Submit project' }).click();
    await creation.asked;
    await field(page, 'Bio').fill('Typed while it was submitted.');
    creation.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Lateborn' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(form(page).getByText('We restored your unsent draft.')).toBeVisible();
    await expect(field(page, 'Bio')).toHaveValue('Typed while it was submitted.');

    await page.unroute('**/requestGrant');
    const edit = await holdBack(page, '**/requestGrant');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await edit.asked;
    await field(page, 'Bio').fill('Typed while it was saved.');
    edit.release();
    await expect(page.getByText('Typed while it was submitted.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(field(page, 'Bio')).toHaveValue('Typed while it was saved.');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Typed while it was saved.')).toBeVisible();
    await page.goto('/grant/apply');
    await expect(field(page, 'Name')).toHaveValue('');
  });

  test('survives the end of a session: the form stays during a new login', async ({ page }) => {
    await openForm(page);
    await fill(page, 'Tidewheel');
    await page.evaluate(() => localStorage.setItem('bearerToken', 'not-a-token'));
    await form(page).getByRole('button', { name: 'Submit project' }).click();
    await page.getByRole('alertdialog', { name: 'Session expired' }).getByRole('button', { name: 'Log in' }).click();
    const opening = page.waitForEvent('popup');
    await page
      .getByRole('dialog', { name: 'Log In' })
      .getByRole('button', { name: 'Connect with X (Twitter)' })
      .click();
    await (await opening).getByRole('button', { name: accounts.member }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Bio')).toHaveValue('Two sentences. No more.');
  });
});

test('a project is submitted, edited and deleted once, despite a 500, a dropped connection and a timeout', async ({
  page,
}) => {
  await takeClock(page);
  await openForm(page);
  await fill(page, 'Stormgate');
  const submit = form(page).getByRole('button', { name: 'Submit project' });
  const expectKept = async () => {
    await expect(form(page).getByText(/^(Could not reach the server\.|An unexpected error occurred)/)).toBeVisible();
    await expect(field(page, 'Description')).toHaveValue('What it does.\nFor whom.');
  };
  await failing(page, { method: 'POST', call: '**/requestGrant', act: () => submit.click(), expectTruth: expectKept });
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stormgate' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Bio').fill('Changed once.');
  const save = form(page).getByRole('button', { name: 'Save changes' });
  await failing(page, { method: 'PATCH', call: '**/requestGrant', act: () => save.click(), expectTruth: expectKept });
  await expect(field(page, 'Bio')).toHaveValue('Changed once.');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stormgate' })).toBeVisible();
  await expect(page.getByText('Changed once.')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await form(page).getByRole('button', { name: 'Delete project' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this project?' });
  const remove = question.getByRole('button', { name: 'Delete project' });
  await failing(page, {
    method: 'DELETE',
    call: '**/requestGrant',
    act: () => remove.click(),
    expectTruth: () =>
      expect(question.locator('[data-part=error]')).toHaveText(
        /^(Could not reach the server\.|An unexpected error occurred)/,
      ),
  });
  // The call that timed out deleted the project, so a repeated deletion counts as a success.
  await remove.click();
  await expect(page.getByText('Project deleted')).toBeVisible();
});

test('only the member who submitted a project can edit it', async ({ page }) => {
  await openSignedIn(page, '/projects/2/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'You can’t edit this project' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to project' }).click();
  await expect(page).toHaveURL(/\/projects\/2$/);
});
