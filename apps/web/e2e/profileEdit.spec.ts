import { deflateSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts as people, expect, openSignedIn, signIn, sitePage, speak, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { adminPage, call } from './quests.ts';
import { injectWallet } from './wallet.ts';

// One at a time, because all journeys share the demo's one member.
test.describe.configure({ mode: 'default' });

/** Encodes a PNG of one color. */
function png(width: number, height = width): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    let crc = ~0;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(~crc >>> 0, 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width * 3), 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function openEditor(page: Page) {
  await startSession(page);
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
}

async function chooseOnly(page: Page, ...names: string[]) {
  const tags = page.getByRole('group', { name: 'Interests' }).getByRole('checkbox');
  for (const box of await tags.all()) if (await box.isChecked()) await box.uncheck({ force: true });
  for (const name of names) await page.getByRole('checkbox', { name }).check({ force: true });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const picture = (page: Page) => page.getByRole('group', { name: 'Picture', exact: true });
const accounts = (page: Page) => page.getByRole('list', { name: 'Linked accounts' });
const sessions = (page: Page) => page.getByRole('list', { name: 'Active sessions' });

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const choosing = page.waitForEvent('filechooser');
  await picture(page)
    .getByRole('button', { name: /^(Choose an image|Replace)/ })
    .click();
  await (await choosing).setFiles({ name, mimeType, buffer });
}

test('a visitor is redirected from the page', async ({ page }) => {
  await page.goto('/profile/edit');
  await expect(page).not.toHaveURL(/profile/);
});

test.describe('a member’s own profile', () => {
  test('can be edited completely', async ({ page }) => {
    await startSession(page);
    await page.goto('/user/profile/demo-member');
    await page.getByRole('link', { name: 'Personalize profile' }).click();
    await choose(page, 'me.png', 'image/png', png(64));
    await expect(picture(page).getByRole('button', { name: /^Replace/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Demo Member the Second');
    await page.getByRole('textbox', { name: 'Username' }).fill('demo-second');
    await page.getByRole('combobox', { name: 'Search countries' }).fill('Urug');
    await page.getByRole('option', { name: 'Uruguay' }).click();
    await page.getByRole('checkbox', { name: 'Memes' }).uncheck({ force: true });
    await page.getByRole('checkbox', { name: 'Auditor' }).check({ force: true });
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Member the Second' })).toBeVisible();
    await expect(page.getByText('@demo-second', { exact: true })).toBeVisible();
    await expect(page.getByText('Uruguay')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Demo Member the Second’s account' }),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Personalize profile' }).click();
    await expect(page.getByRole('checkbox', { name: 'Auditor' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Memes' })).not.toBeChecked();
    // Choosing the same flag again removes it. The picture has a Remove button instead.
    await page.getByRole('combobox', { name: 'Search countries' }).fill('Urug');
    await page.getByRole('option', { name: 'Uruguay' }).click();
    await expect(page.getByText('No flag')).toBeVisible();
    await picture(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Demo Member');
    await page.getByRole('textbox', { name: 'Username' }).fill('demo-member');
    await save(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Member', exact: true })).toBeVisible();
    await expect(page.getByText('Uruguay')).toHaveCount(0);
  });

  test('rejects an unsuitable picture, and explains why', async ({ page }) => {
    await openEditor(page);
    const alert = picture(page).locator('[data-part=error]');
    await choose(page, 'me.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect(alert).toHaveText('image format is not supported');
    await choose(page, 'me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await expect(alert).toHaveText('Size of the image is too large');
    await choose(page, 'me.png', 'image/png', png(64, 32));
    await expect(alert).toHaveText(
      'Image dimensions are invalid, make sure the image is not bigger than 1000x1000 and is a square',
    );
    await page.route('**/backend/images/one*', (route) => route.abort(), { times: 1 });
    await choose(page, 'me.png', 'image/png', png(64));
    await expect(alert).toHaveText(/Could not reach the server/);
    await save(page).click();
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await picture(page)
      .getByRole('button', { name: /^Retry/ })
      .click();
    await expect(alert).toBeHidden();
    // An upload that is no longer needed is deleted.
    const takenBack = page.waitForRequest(
      (request) => request.method() === 'DELETE' && /images\/upload/.test(request.url()),
    );
    await picture(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await takenBack;
  });

  test('shows that a picture is being checked, and lets the member cancel it', async ({ page }) => {
    await page.addInitScript(() => {
      const decode = window.createImageBitmap;
      const held = new Promise<void>((release) => Object.assign(window, { release }));
      window.createImageBitmap = async (source: ImageBitmapSource) => {
        await held;
        return decode(source);
      };
    });
    await openEditor(page);
    const progress = picture(page).getByRole('progressbar', { name: 'Uploading image' });
    await choose(page, 'me.png', 'image/png', png(64, 32));
    await expect(progress).toBeVisible();
    await picture(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(progress).toHaveCount(0);
    await choose(page, 'me.png', 'image/png', png(64, 32));
    await expect(progress).toBeVisible();
    await page.evaluate('release()');
    await expect(picture(page).locator('[data-part=error]')).toHaveText(/dimensions are invalid/);
    await expect(progress).toHaveCount(0);
  });

  test('keeps the stored picture until another one is accepted', async ({ page }) => {
    await openEditor(page);
    await choose(page, 'me.png', 'image/png', png(64));
    await expect(picture(page).getByText('Image uploaded')).toBeAttached();
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.goto('/profile/edit');
    const stored = await picture(page).locator('img').getAttribute('src');
    const remove = picture(page).getByRole('button', { name: /^Remove/ });

    await choose(page, 'me.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect(picture(page).locator('[data-part=error]')).toHaveText('image format is not supported');
    await expect(picture(page).locator('img')).toHaveAttribute('src', stored!);
    await remove.click();
    await expect(picture(page).locator('[data-part=error]')).toBeHidden();
    await expect(picture(page).locator('img')).toHaveAttribute('src', stored!);

    const { asked } = await holdBack(page, '**/backend/images/one*');
    await choose(page, 'other.png', 'image/png', png(32));
    await asked;
    await remove.click();
    await expect(picture(page).getByRole('progressbar')).toHaveCount(0);
    await expect(picture(page).locator('img')).toHaveAttribute('src', stored!);

    await remove.click();
    await expect(picture(page).locator('img')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
  });

  test('shows no earlier preview beside the error of another file', async ({ page }) => {
    await openEditor(page);
    const { asked } = await holdBack(page, '**/backend/images/one*');
    await choose(page, 'me.png', 'image/png', png(64));
    await asked;
    await expect(picture(page).locator('img')).toBeVisible();
    await choose(page, 'me.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect(picture(page).locator('[data-part=error]')).toHaveText('image format is not supported');
    await expect(picture(page).locator('img')).toHaveCount(0);
  });

  test('doesn’t undo what was changed elsewhere when it restores a draft', async ({ page }) => {
    await openEditor(page);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const former = await name.inputValue();
    await name.fill('Typed before');
    await call(page, 'PUT', '/api/user/flag?flag=UY');
    await page.reload();
    await expect(page.getByText('We restored your unsent draft.')).toBeVisible();
    await expect(name).toHaveValue('Typed before');
    await expect(page.getByText('Uruguay')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByText('Uruguay')).toBeVisible();
    await page.goto('/profile/edit');
    await name.fill(former);
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
  });

  test('has three interests at most', async ({ page }) => {
    await openEditor(page);
    await chooseOnly(page, 'NFTs', 'DeFi', 'GameFi');
    await page.getByRole('checkbox', { name: 'Trading' }).click({ force: true });
    await expect(page.getByText('You can select up to 3 tags.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Trading' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  });

  test('keeps its edits after a failure, a dropped connection and a reload', async ({ page }) => {
    await openEditor(page);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Typed with care');
    await page.route('**/backend/google-user', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await save(page).click();
    await expect(page.getByRole('form').locator('[data-part=error]').last()).toHaveText('An unexpected error occurred');
    await expect(name).toHaveValue('Typed with care');
    await page.route('**/backend/google-user', (route) => route.abort(), { times: 1 });
    await save(page).click();
    await expect(page.getByRole('form').locator('[data-part=error]').last()).toHaveText(/Could not reach the server/);
    await page.reload();
    await expect(page.getByText('We restored your unsent draft.')).toBeVisible();
    await expect(name).toHaveValue('Typed with care');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Member' })).toBeVisible();
  });

  test('resends only the parts that failed', async ({ page }) => {
    await openEditor(page);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Half saved');
    await chooseOnly(page, 'Community');
    await page.route('**/backend/api/user/interests', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await save(page).click();
    await expect(page.getByRole('form').locator('[data-part=error]').last()).toHaveText(
      'Some changes were saved. Save again to send the rest. An unexpected error occurred',
    );
    const patches: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && patches.push(request.url()));
    await save(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Half saved' })).toBeVisible();
    expect(patches).toEqual([]);
    await page.getByRole('link', { name: 'Personalize profile' }).click();
    await name.fill('Demo Member');
    await save(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Member', exact: true })).toBeVisible();
  });

  test('are saved without taking back a member who has moved on', async ({ page }) => {
    await openEditor(page);
    const memes = page.getByRole('checkbox', { name: 'Memes' });
    await memes.setChecked(!(await memes.isChecked()), { force: true });
    const { asked, release } = await holdBack(page, '**/backend/api/user/interests');
    await save(page).click();
    await asked;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/projects/);
    release();
    await expect(page.locator('[data-part=toast]')).toContainText('Profile saved');
    await expect(page).toHaveURL(/projects/);
  });

  test('are saved as they were sent, and later edits stay as a draft', async ({ page }) => {
    await openEditor(page);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await choose(page, 'me.png', 'image/png', png(64));
    await expect(picture(page).getByText('Image uploaded')).toBeAttached();
    await name.fill('Sent');
    const { asked, release } = await holdBack(page, '**/backend/google-user');
    await name.press('Enter');
    await asked;
    await expect(name).toBeFocused();
    await name.fill('Typed later');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Sent', exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Personalize profile' }).click();
    await expect(page.getByText('We restored your unsent draft.')).toBeVisible();
    await expect(name).toHaveValue('Typed later');
    await name.fill('Demo Member');
    await save(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Member', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Personalize profile' }).click();
    await expect(name).toHaveValue('Demo Member');
    await expect(page.getByText('We restored your unsent draft.')).toHaveCount(0);
    await picture(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
  });

  test('rejects a taken or invalid username, at its field', async ({ page }) => {
    await openEditor(page);
    const username = page.getByRole('textbox', { name: 'Username' });
    await username.fill('nova');
    await save(page).click();
    await expect(page.getByText('This username is already taken')).toBeVisible();
    await expect(username).toBeFocused();
    await username.fill('имя');
    await save(page).click();
    await expect(page.getByText('Only Latin letters, digits, and _ . -', { exact: true })).toBeVisible();
    await expect(username).toHaveAttribute('aria-invalid', 'true');
  });

  test('saves flag and interests while silenced, and keeps the rest of the draft', async ({ page }) => {
    await openSignedIn(page, '/profile/edit', people.newcomer);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('');
    const { id } = (await call(page, 'GET', '/api/user')) as { id: number };
    const admin = await adminPage(page);
    await call(admin, 'POST', '/api/admin/user/silence', { userId: id, days: 7, reason: 'Insults' });

    await page.reload();
    await expect(page.getByRole('heading', { name: /^You can’t post until / })).toBeVisible();
    await expect(name).toHaveCount(0);
    await chooseOnly(page, 'NFTs');
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await call(page, 'GET', '/api/user')).toMatchObject({ interests: ['NFTs'] });

    await call(admin, 'POST', '/api/admin/user/unsilence', { userId: id, reason: 'Enough' });
    await page.goto('/profile/edit');
    await expect(page.getByText('We restored your unsent draft.')).toBeVisible();
    await expect(name).toHaveValue('');
    await admin.context().close();
  });

  test('shows the points history with cause and time, only to the member', async ({ page }) => {
    await page.goto('/user/profile/demo-member?tab=points');
    await expect(page.getByRole('link', { name: /^Projects \d/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Points history' })).toHaveCount(0);
    await signIn(page);
    await page.getByRole('link', { name: 'Points history' }).click();
    const entries = page.getByRole('list', { name: 'Points history' }).getByRole('listitem');
    await expect(entries).toHaveCount(10);
    await expect(entries.first()).toHaveText(/\+\d+/);
    await expect(entries.first().getByRole('time')).toHaveAttribute('datetime', /^\d{4}-/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/tab=points&page=2$/);
    await expect(page.getByText(/^11–/)).toBeVisible();
  });
});

test.describe('the accounts and sessions of a member', () => {
  const elsewhere = async (browser: Browser, userAgent: string) => {
    const context = await browser.newContext({ userAgent });
    const page = sitePage(await context.newPage());
    await openSignedIn(page, '/projects');
    return page;
  };

  test('shows the open sessions, and ends another one', async ({ page, browser }) => {
    const other = await elsewhere(browser, 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0');
    await openEditor(page);
    await expect(sessions(page).getByRole('listitem').first()).toHaveText(/This device/);
    const ends = sessions(page).getByRole('button', { name: 'End session: Firefox on Windows' });
    await expect(ends).toHaveCount(1);
    await page.route('**/backend/api/user/sessions/*', (route) => route.abort(), { times: 1 });
    await ends.click();
    await expect(page.getByText(/Could not reach the server/)).toBeVisible();
    await expect(ends).toHaveCount(1);
    await ends.press('Enter');
    await expect(page.getByText('Session ended')).toBeVisible();
    await expect(ends).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await other.context().close();
  });

  test('logs out when the current session is ended', async ({ page }) => {
    await openSignedIn(page, '/profile/edit');
    await sessions(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).not.toHaveURL(/profile/);
  });

  test('links and unlinks a wallet, and keeps the last way to log in', async ({ page }) => {
    const wallet = await injectWallet(page);
    await wallet.publish();
    await openEditor(page);
    await accounts(page).getByRole('button', { name: 'Disconnect: Demo account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Disconnect this account?' });
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(question.locator('[data-part=error]')).toHaveText(
      'This is your only way to log in. Connect another one first.',
    );
    await page.keyboard.press('Escape');

    await accounts(page).getByRole('button', { name: 'Connect: Wallet' }).click();
    await page
      .getByRole('dialog', { name: 'Connect wallet' })
      .getByRole('button', { name: 'Sign', exact: true })
      .click();
    await expect(page.getByText('Wallet connected')).toBeVisible();
    const row = accounts(page).getByRole('listitem').filter({ hasText: wallet.address });
    await expect(row).toHaveText(/Connected/);
    await row.getByRole('button', { name: 'Disconnect: Wallet' }).click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Account disconnected')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(accounts(page).getByRole('button', { name: 'Connect: Wallet' })).toBeVisible();
  });

  test('links a Discord account through its page, and reports the result', async ({ page }) => {
    await openEditor(page);
    await accounts(page).getByRole('button', { name: 'Connect: Discord' }).click();
    await expect(page.getByText('Account connected')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await accounts(page).getByRole('button', { name: 'Disconnect: Discord' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(accounts(page).getByRole('button', { name: 'Connect: Discord' })).toBeVisible();
    await page.goto('/profile/edit?success=false&error=account-taken');
    await expect(page.getByText('This account is connected to another member')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/edit$/);
  });

  test('report a loading failure, and load on retry', async ({ page }) => {
    await page.route('**/backend/api/user/sessions', (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
    await openEditor(page);
    await expect(page.getByText('Error loading the sessions')).toBeVisible();
    await page.getByRole('group', { name: 'Active sessions' }).getByRole('button', { name: 'Retry' }).click();
    await expect(sessions(page)).toBeVisible();
  });
});

test('the page is accessible and fits 320 px, in light and dark', async ({ page }) => {
  await openEditor(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.reload();
  await expect(sessions(page)).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const [language, field, questions, restored] of [
  ['en', 'Name', 'Frequently asked questions', 'We restored your unsent draft.'],
  ['es', 'Nombre', 'Preguntas frecuentes', 'Recuperamos tu borrador sin enviar.'],
] as const)
  test(`a draft outlives a visit to another page, and closing the tab asks, in ${language}`, async ({ page }) => {
    await startSession(page);
    await speak(page, language);
    await page.goto('/profile/edit');
    const name = page.getByRole('textbox', { name: field, exact: true });
    await name.fill('Written half-way');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'FAQ' })
      .or(page.getByRole('banner').getByRole('link', { name: 'FAQ' }))
      .first()
      .click();
    // Waits for the other page: going back before it is rendered would find the form still open.
    await expect(page.getByRole('heading', { level: 1, name: questions })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(name).toHaveValue('Written half-way');

    // The draft is also restored if the form is opened by its address.
    await page.goto('/projects');
    await page.goto('/profile/edit');
    await expect(name).toHaveValue('Written half-way');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(name).toHaveValue('Written half-way');
  });
