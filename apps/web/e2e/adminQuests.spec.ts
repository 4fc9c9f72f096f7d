import type { Page } from '@playwright/test';
import { expectAccessible } from './admins.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expectToast, failing, takeClock, unreached } from './failures.ts';
import { accounts, expect, openSignedIn, otherReader, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { call } from './quests.ts';

/** One at a time, because all admins share the same lists. */
test.describe.configure({ mode: 'serial' });

const guide = 7;

/** Requests verification of the guide quest as a new member, in another browser session. */
async function requestGuide(page: Page, text = 'My first guide.') {
  const member = await otherReader(page);
  await startSession(member, accounts.newcomer);
  const { id, username } = (await call(member, 'GET', '/api/user')) as { id: number; username: string };
  const request = () =>
    call(member, 'POST', '/api/quests/request/verify', {
      challenge_id: guide,
      url: 'https://guide.example/first',
      text,
    });
  await request();
  const state = async () => ((await call(member, 'GET', `/api/quests/${guide}`)) as { state: string }).state;
  // The desk is filtered by the member, who has one request.
  const row = page.getByRole('list', { name: 'Unresolved quests' }).getByRole('listitem');
  const open = async () => {
    await openAs(page, `/admin/unresolved?search=${username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Unresolved quests' })).toBeVisible();
    await expect(row).toHaveCount(1);
  };
  return { member, id, row, state, open };
}

async function openAs(page: Page, path: string, account = accounts.admin) {
  await openSignedIn(page, path, account);
}

/** Finds a button for deciding on the open request. */
const decide = (page: Page, name: string) =>
  page.locator('[data-part=decision]').getByRole('button', { name, exact: true });

test.describe('unresolved quests', () => {
  test('are not for members, who load none of it', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openAs(page, '/admin/unresolved', accounts.newcomer);
    await expect(page).toHaveURL('/');
    expect(loaded.filter((url) => /UnresolvedPage|quests\/unresolved/.test(url))).toEqual([]);
  });

  test('are verified by keyboard, and the focus stays in the list', async ({ page }) => {
    const { member, row, state, open } = await requestGuide(page);
    await open();
    await expect(row).toContainText('Write a guide for newcomers');
    await expect(page.getByRole('article').getByRole('link', { name: 'https://guide.example/first' })).toBeVisible();
    await decide(page, 'Verify').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Verify this quest?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(decide(page, 'Verify')).toBeFocused();
    expect(await state()).toBe('in_review');

    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
    expect(await state()).toBe('verified');
    await member.context().close();
  });

  test('are named in the language of the page, also after it has changed', async ({ page }) => {
    const { open } = await requestGuide(page);
    await open();
    const main = page.getByRole('main');
    const title = main.getByRole('listitem').getByText('Write a guide for newcomers', { exact: true });
    await expect(title).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await expect(
      main.getByRole('listitem').getByText('Напишите руководство для новичков', { exact: true }),
    ).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  test('are rejected with a reason, which survives network failures', async ({ page }) => {
    const { member, row, state, open } = await requestGuide(page);
    await open();
    await decide(page, 'Reject').click();
    const question = page.getByRole('alertdialog', { name: 'Reject this request?' });
    const reason = question.getByRole('textbox', { name: 'Reason shown to the member' });
    await reason.fill('x'.repeat(501));
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect(question.getByText('At most 500 characters')).toBeVisible();
    await reason.fill('Too short.');
    for (const failure of ['500', 'dropped'] as const) {
      await page.route('**/api/admin/user/quest/update*', (route) =>
        failure === '500' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      await question.getByRole('button', { name: 'Reject' }).click();
      await expect(question.locator('[data-part=error]')).toHaveText(
        failure === '500'
          ? 'An unexpected error occurred'
          : 'Could not reach the server. Please check your network connection.',
      );
      await expect(page.getByText('Something happened').first()).toBeVisible();
      await expect(reason).toHaveValue('Too short.');
      await page.unroute('**/api/admin/user/quest/update*');
    }
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await state()).toBe('failed');
    await member.goto('/');
    await expect(member.getByRole('article', { name: 'Write a guide for newcomers' })).toContainText('Too short.');
    await member.context().close();
  });

  test('can be force-verified, which awards points at once', async ({ page }) => {
    const { member, row, open } = await requestGuide(page);
    await open();
    // The kept reason of a rejection, even one that is too long, doesn't matter here.
    await decide(page, 'Reject').click();
    await page.getByRole('textbox', { name: 'Reason shown to the member' }).fill('x'.repeat(501));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await decide(page, 'Force-verify').click();
    const question = page.getByRole('alertdialog', { name: 'Force-verify this quest?' });
    await expect(question).toContainText('300 points are awarded right away');
    await question.getByRole('button', { name: 'Force-verify' }).click();
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await call(member, 'GET', '/api/user')).toMatchObject({ points: 300 });
    await member.context().close();
  });

  test('tell the second of two admins, and change nothing', async ({ page }) => {
    for (const decision of ['Verify', 'Force-verify']) {
      const { member, id, row, state, open } = await requestGuide(page);
      await open();
      await decide(page, decision).click();
      await call(page, 'POST', `/api/admin/user/quest/update?userId=${id}&challengeId=${guide}&action=fail`);
      await page.getByRole('alertdialog').getByRole('button', { name: decision }).click();
      await expect(page.getByText('This request has already been decided').first()).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await state()).toBe('failed');
      await member.context().close();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('are decided once, despite a 500, a dropped connection and a timeout', async ({ page }) => {
    await takeClock(page);
    for (const [decision, path, outcome] of [
      ['Reject', '/api/admin/user/quest/update', 'failed'],
      ['Verify', '/api/admin/user/quest/update', 'verified'],
      ['Force-verify', '/api/quests/forceVerify', 'completed'],
    ] as const) {
      const { member, row, state, open } = await requestGuide(page);
      await open();
      await decide(page, decision).click();
      const question = page.getByRole('alertdialog', { name: new RegExp(`^${decision} this (quest|request)\\?$`) });
      const confirm = question.getByRole('button', { name: decision });
      const reason = question.getByRole('textbox', { name: 'Reason shown to the member' });
      if (decision === 'Reject') await reason.fill('Too short.');
      await failing(page, {
        method: 'POST',
        call: `**${path}?*`,
        act: () => confirm.click(),
        expectTruth: async () => {
          await expect(question.locator('[data-part=error]')).toHaveText(unreached);
          await expectToast(page, 'Something happened');
          if (decision === 'Reject') await expect(reason).toHaveValue('Too short.');
        },
      });
      // The call that timed out was recorded, so the repeated one refreshes the page.
      await confirm.click();
      await expectToast(page, 'This request has already been decided');
      await expect(row).toHaveCount(0);
      expect(await state()).toBe(outcome);
      const { points } = (await call(member, 'GET', '/api/user')) as { points: number };
      expect(points).toBe(outcome === 'completed' ? 300 : 0);
      await member.context().close();
    }
  });

  test('report a loading failure, and load on retry', async ({ page }) => {
    const { member, row } = await requestGuide(page);
    await page.route('**/api/admin/quests/unresolved*', (route) => route.fulfill({ status: 400, json: {} }));
    await openAs(page, '/admin/unresolved');
    await expect(page.getByText('Error loading the requests')).toBeVisible();
    await page.unroute('**/api/admin/quests/unresolved*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row.first()).toBeVisible();
    await member.context().close();
  });

  test(`have no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({ page }) => {
    await openAs(page, '/admin/unresolved');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('list', { name: 'Unresolved quests' })).toBeVisible();
      await expectNoViolationsInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.locator('[data-part=scroller] [data-part=item]').first().click();
    await page.locator('[data-part=decision-bar]').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolationsInBothThemes(page);
  });
});

const languages = { en: 'English', ru: 'Русский', zh: '中文', es: 'Español', tr: 'Türkçe' };

/** Creates a quest near the top of the list, because the virtual table renders only the visible rows. */
async function makeQuest(page: Page, name: string) {
  const title = `${name} ${Date.now()}`;
  const texts = Object.fromEntries(Object.keys(languages).map((code) => [code, `${title} ${code}`]));
  const { id } = (await call(page, 'POST', '/api/admin/quests/createQuest', {
    title: { ...texts, en: title },
    kind: 'manual',
    points: 10,
    order: 4,
  })) as { id: number };
  return { id, title };
}

const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title });

async function openQuests(page: Page) {
  await openAs(page, '/admin/deleteQuest');
  await expect(page.getByRole('grid', { name: 'Quests' })).toBeVisible();
}

test.describe('quests', () => {
  // Tall enough for the last rows of the virtual table, where new quests appear.
  test.use({ viewport: { width: 1280, height: 1080 } });

  test('are created in five languages with a preview, and survive network failures', async ({ page }) => {
    const title = `Say hello ${Date.now()}`;
    await openQuests(page);
    await page.getByRole('link', { name: 'Create a quest' }).click();
    await expect(page).toHaveURL('/admin/createQuest');
    await expect(page.getByRole('heading', { level: 1, name: 'Create a quest' })).toBeFocused();
    for (const [code, language] of Object.entries(languages)) {
      if (code === 'tr') continue;
      await page.getByRole('textbox', { name: `Title (${language})` }).fill(code === 'en' ? title : `${title} ${code}`);
      const preview = page.getByRole('group', { name: language }).getByRole('article');
      await expect(preview).toContainText(title);
      await expect(preview).toContainText('+100');
    }
    // The rest of the preview is in the same language.
    const notStarted = { en: 'Not started', ru: 'Не начато', zh: '未开始', es: 'Sin empezar', tr: 'Başlanmadı' };
    for (const [code, language] of Object.entries(languages))
      await expect(page.getByRole('group', { name: language }).getByRole('article')).toContainText(
        notStarted[code as keyof typeof languages],
      );
    await page.getByRole('textbox', { name: 'Points' }).fill('250');
    await page.getByRole('textbox', { name: 'Points' }).press('Tab');
    await expect(page.getByRole('article').first()).toContainText('+250');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('We restored your unsent draft.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title (English)' })).toHaveValue(title);

    const send = page.getByRole('button', { name: 'Create quest' });
    const turkish = page.getByRole('textbox', { name: 'Title (Türkçe)' });
    await send.click();
    await expect(turkish).toBeFocused();
    await expect(turkish).toHaveAccessibleDescription('This field is required');
    await turkish.fill(`${title} tr`);
    for (const failure of ['500', 'dropped', 'refused'] as const) {
      await page.route('**/api/admin/quests/createQuest', (route) => {
        const errors = [{ path: '/body/title/ru', code: 'too-long', message: 'too long' }];
        const problem = { type: 'urn:problem:validation-failed', title: 'No', code: 'validation-failed', errors };
        if (failure === 'dropped') return route.abort();
        if (failure === '500') return route.fulfill({ status: 500, json: {} });
        const json = { ...problem, status: 400, requestId: 'req-1' };
        return route.fulfill({ status: 400, contentType: 'application/problem+json', json });
      });
      await send.click();
      await expect(page.getByText('Error creating a quest challenge').first()).toBeVisible();
      if (failure === '500')
        await expect(page.getByRole('form').locator('[data-part=error]')).toHaveText('An unexpected error occurred');
      await expect(turkish).toHaveValue(`${title} tr`);
      await page.unroute('**/api/admin/quests/createQuest');
    }
    const russian = page.getByRole('textbox', { name: 'Title (Русский)' });
    await expect(russian).toBeFocused();
    await expect(russian).toHaveAccessibleDescription('At most 200 characters');
    await russian.fill(`${title} ru`);
    await send.click();
    await expect(page.getByText('Quest created')).toBeVisible();
    await expect(page).toHaveURL('/admin/deleteQuest');
    await expect(rowOf(page, title)).toContainText('250');
    await page.goto('/');
    await expect(page.getByRole('article', { name: title })).toContainText('+250');
  });

  test('require their type’s fields, and an end after the start', async ({ page }) => {
    await openAs(page, '/admin/createQuest');
    const send = page.getByRole('button', { name: 'Create quest' });
    for (const language of Object.values(languages))
      await page.getByRole('textbox', { name: `Title (${language})` }).fill('Come by');
    await page.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Join a Telegram chat' }).click();
    await send.click();
    const target = page.getByRole('textbox', { name: 'Account, server, or chat' });
    await expect(target).toBeFocused();
    await target.fill('pwr chat');
    await expect(page.getByText('Only Latin letters, digits, and @ _ -')).toBeVisible();
    await page.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Open a page' }).click();
    await send.click();
    const address = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(address).toBeFocused();
    await address.fill('https://example.org/come-by');
    // A half-typed year isn't the year 20.
    const parts = page.getByRole('group', { name: 'Opens' }).getByRole('spinbutton');
    await parts.first().focus();
    await page.keyboard.type('120520');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0900');
    await send.click();
    const incomplete = page.getByText('Enter the whole date and time, with a four-digit year');
    await expect(incomplete).toBeVisible();
    await expect(parts.first()).toBeFocused();
    await expect(parts).toHaveText([/12/, /05/, /20/, /09/, /00/, /AM/]);
    // A date without a time isn't an empty field.
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(incomplete).toBeHidden();
    await page.keyboard.type('12052028');
    await send.click();
    await expect(incomplete).toBeVisible();
    await expect(parts).toHaveText([/12/, /05/, /2028/, /––/, /––/, /AM/]);
    for (const [field, digits] of [
      ['Opens', '120520280900'],
      ['Closes', '120420280900'],
    ] as const) {
      await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
      await page.keyboard.type(digits);
    }
    await page.getByRole('textbox', { name: 'Description (English)' }).fill('Only here');
    await send.click();
    await expect(page.getByText('Closing time must be after opening time')).toBeVisible();
    await expect(page.getByText('Fill this in too, or leave all five empty')).toHaveCount(4);
    await expect(page.getByRole('article').first()).toContainText('Opens Dec 5');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/admin/deleteQuest');
  });

  test('are edited, and a deleted one is reported', async ({ page }) => {
    await startSession(page, accounts.admin);
    const { id, title } = await makeQuest(page, 'Change me');
    await page.goto('/admin/deleteQuest');
    await rowOf(page, title)
      .getByRole('link', { name: `Edit: ${title}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: `Edit “${title}”` })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Quests', exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    await page.getByRole('textbox', { name: 'Title (English)' }).fill(`${title} now`);
    await page.getByRole('checkbox', { name: 'Needs admin review' }).press('Space');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(rowOf(page, `${title} now`)).toBeVisible();
    expect(await call(page, 'GET', `/api/quests/${id}`)).toMatchObject({
      titles: { en: `${title} now`, ru: `${title} ru` },
      needsReview: true,
      points: 10,
    });
    for (const unknown of ['999999', 'nonsense']) {
      await page.goto(`/admin/quests/${unknown}/edit`);
      await expect(page.getByRole('heading', { level: 1, name: /doesn’t exist/ })).toBeVisible();
    }
  });

  test('keep what is typed in their form until it is saved or discarded', async ({ page }) => {
    await startSession(page, accounts.admin);
    const { id, title } = await makeQuest(page, 'Draft me');
    const english = page.getByRole('textbox', { name: 'Title (English)' });
    const restored = page.getByText('We restored your unsent draft.');
    const edit = (named: string) =>
      rowOf(page, named)
        .getByRole('link', { name: `Edit: ${named}` })
        .click();
    await page.goto(`/admin/quests/${id}/edit`);
    await english.fill(`${title} left`);
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Quests', exact: true })
      .click();
    await edit(title);
    await expect(restored).toBeVisible();
    await expect(english).toHaveValue(`${title} left`);
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.getByRole('button', { name: /Type/ })).toBeFocused();
    await expect(english).toHaveValue(title);

    await english.fill(`${title} sent`);
    const saving = await holdBack(page, '**/api/admin/quests/*');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saving.asked;
    await english.fill(`${title} later`);
    saving.release();
    await edit(`${title} sent`);
    await expect(restored).toBeVisible();
    await expect(english).toHaveValue(`${title} later`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await edit(`${title} sent`);
    await expect(english).toHaveValue(`${title} sent`);
    await expect(restored).toHaveCount(0);
  });

  test('are deleted permanently after confirmation, and stay if that fails', async ({ page }) => {
    await startSession(page, accounts.admin);
    const { title } = await makeQuest(page, 'Delete me');
    await page.goto('/admin/deleteQuest');
    const button = rowOf(page, title).getByRole('button', { name: `Delete: ${title}` });
    await button.click();
    const question = page.getByRole('alertdialog', { name: 'Delete this quest for good?' });
    await expect(question).toContainText('this can’t be undone');
    await expect(question).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await button.press('Enter');
    await page.route('**/api/quests/delete', (route) => route.abort());
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete quest')).toBeVisible();
    await expect(question.locator('[data-part=error]')).toContainText('Could not reach the server');
    await page.unroute('**/api/quests/delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Quest deleted successfully')).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
  });

  test('are created, edited and deleted once, despite a 500, a dropped connection and a timeout', async ({ page }) => {
    const title = `Through storms ${Date.now()}`;
    await takeClock(page);
    await openAs(page, '/admin/createQuest');
    for (const [code, language] of Object.entries(languages))
      await page.getByRole('textbox', { name: `Title (${language})` }).fill(code === 'en' ? title : `${title} ${code}`);
    /** Submits the form, failing in each way; the typed text must remain until it succeeds. */
    const through = async (method: string, path: string, send: string, failed: string, typed: string) => {
      await failing(page, {
        method,
        call: `**${path}`,
        act: () => page.getByRole('button', { name: send }).click(),
        expectTruth: async () => {
          await expect(
            page.getByRole('form').locator('[data-part=error]').filter({ hasText: unreached }),
          ).toBeVisible();
          await expectToast(page, failed);
          await expect(page.getByRole('textbox', { name: 'Title (English)' })).toHaveValue(typed);
        },
      });
      await page.getByRole('button', { name: send }).click();
      await expect(rowOf(page, typed)).toHaveCount(1);
    };
    await through('POST', '/api/admin/quests/createQuest', 'Create quest', 'Error creating a quest challenge', title);

    await rowOf(page, title)
      .getByRole('link', { name: `Edit: ${title}` })
      .click();
    await page.getByRole('textbox', { name: 'Title (English)' }).fill(`${title} and calms`);
    await through('PATCH', '/api/admin/quests/*', 'Save changes', 'Error saving the quest', `${title} and calms`);

    await rowOf(page, title)
      .getByRole('button', { name: /^Delete: / })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Delete this quest for good?' });
    const remove = question.getByRole('button', { name: 'Delete' });
    await failing(page, {
      method: 'DELETE',
      call: '**/api/quests/delete',
      act: () => remove.click(),
      expectTruth: async () => {
        await expect(question.locator('[data-part=error]')).toHaveText(unreached);
        await expectToast(page, 'Failed to delete quest');
      },
    });
    // The call that timed out deleted the quest, so the repeated one refreshes the page.
    await remove.click();
    await expectToast(page, 'This quest doesn’t exist or was deleted');
    await expect(rowOf(page, title)).toHaveCount(0);
  });

  test('are deleted by several admins, and the second is told', async ({ page }) => {
    await startSession(page, accounts.admin);
    const quests = [await makeQuest(page, 'One of'), await makeQuest(page, 'Two of'), await makeQuest(page, 'Late')];
    await page.goto('/admin/deleteQuest');
    for (const { title } of quests) await rowOf(page, title).getByText('Always').click();
    await expect(page.getByText('3 selected').first()).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await call(page, 'DELETE', '/api/quests/delete', { id: quests[2]!.id });
    const question = page.getByRole('alertdialog', { name: 'Delete 3 quests for good?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 quests deleted successfully')).toBeVisible();
    await expect(page.getByText(`“${quests[2]!.title}”: This quest doesn’t exist or was deleted`)).toBeVisible();
    for (const { title } of quests) await expect(rowOf(page, title)).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });

  test('are no longer selected once another admin has deleted them', async ({ page }) => {
    await startSession(page, accounts.admin);
    const [own, others] = [await makeQuest(page, 'Own'), await makeQuest(page, 'Of another')];
    await page.goto('/admin/deleteQuest');
    await rowOf(page, others.title).getByText('Always').click();
    await expect(page.getByText('1 selected').first()).toBeVisible();
    await call(page, 'DELETE', '/api/quests/delete', { id: others.id });
    await rowOf(page, own.title)
      .getByRole('button', { name: `Delete: ${own.title}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Quest deleted successfully')).toBeVisible();
    await expect(rowOf(page, others.title)).toHaveCount(0);
    await expect(page.getByText('1 selected')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  });

  test('report a loading failure, and load on retry', async ({ page }) => {
    await startSession(page, accounts.admin);
    await page.route('**/backend/api/quests', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/deleteQuest');
    await expect(page.getByText('Error loading quests')).toBeVisible();
    await page.unroute('**/backend/api/quests');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rowOf(page, 'Follow us on X')).toBeVisible();
  });

  test(`have no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({ page }) => {
    await startSession(page, accounts.admin);
    for (const [address, sign] of [
      ['/admin/deleteQuest', 'Quests'],
      ['/admin/createQuest', 'Create a quest'],
      ['/admin/quests/8/edit', 'Edit “Try the testnet”'],
    ] as const)
      await expectAccessible(page, address, async () => {
        await expect(page.getByRole('heading', { level: 1, name: sign })).toBeVisible();
        await expect(page.getByRole('grid').or(page.getByRole('form'))).toBeVisible();
      });
  });
});

test('admins navigate between their pages by keyboard', async ({ page }) => {
  await openAs(page, '/admin');
  // Desks open with the focus in their queue, so that the shortcut keys work.
  const queue = page.locator('[data-part=queue] [data-part=item][aria-current]');
  await expect(queue).toBeFocused();
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  for (const name of ['Unresolved quests', 'Quests', 'Review queue']) {
    // Some links also show the number of waiting items.
    const link = links.filter({ hasText: new RegExp(`^${name} ?\\d*$`) });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]')).toHaveCount(1);
    await expect(name === 'Quests' ? page.getByRole('heading', { level: 1 }) : queue).toBeFocused();
  }
  await page.goto('/admin/quests/8/edit');
  await expect(links.filter({ hasText: /^Quests$/ })).toHaveAttribute('aria-current', 'page');
});
