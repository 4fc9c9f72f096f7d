import type { Page } from '@playwright/test';
import { accounts, expect, openSignedIn, sitePage, speak, test } from './fixtures.ts';
import { card, dialog } from './quests.ts';

const languages = [
  {
    language: 'en',
    quest: 'Join our Discord',
    logIn: 'Log in',
    login: 'Log In',
    share: 'Share',
    link: 'Link to this quest',
    close: 'Close',
  },
  {
    language: 'es',
    quest: 'Únete a nuestro Discord',
    logIn: 'Iniciar sesión',
    login: 'Iniciar sesión',
    share: 'Compartir',
    link: 'Enlace a esta misión',
    close: 'Cerrar',
  },
] as const;

const isAt = (page: Page, address: RegExp) => expect(page).toHaveURL(address);

for (const { language, quest, logIn, login, share, link, close } of languages)
  test.describe(`the address of a quest, in ${language}`, () => {
    test('opens it for visitors, who can read it and log in', async ({ page }) => {
      await speak(page, language);
      await page.goto('/quest/2');
      await expect(dialog(page, quest)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(quest));
      await dialog(page, quest).getByRole('button', { name: logIn }).click();
      await expect(page.getByRole('dialog', { name: login })).toBeVisible();
      await page.keyboard.press('Escape');
      // Only the quest's dialog remains.
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(dialog(page, quest).getByRole('button', { name: logIn })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await isAt(page, /\/$/);
      await expect(card(page, quest)).toBeVisible();
    });

    test('opens it for a member, in a new tab, too', async ({ page, context }) => {
      await openSignedIn(page, '/', accounts.newcomer);
      const tab = sitePage(await context.newPage());
      await speak(tab, language);
      await tab.goto('/quest/2');
      await expect(dialog(tab, quest).getByRole('list')).toBeVisible();
      await tab.reload();
      await expect(dialog(tab, quest)).toBeVisible();
    });

    test('is set while the quest is open, can be shared, and going back closes the quest', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openSignedIn(page, '/', accounts.newcomer);
      await speak(page, language);
      await page.reload();
      await page.waitForLoadState('networkidle');
      const button = card(page, quest).getByRole('button');
      await button.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      await button.click();
      await isAt(page, /\/quest\/2$/);
      await dialog(page, quest).getByRole('button', { name: share }).click();
      await expect(page.getByRole('textbox', { name: link })).toHaveValue(/^http.*\/quest\/2$/);
      await page.keyboard.press('Escape');
      await expect(dialog(page, quest)).toBeVisible();

      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await isAt(page, /\/$/);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await expect(button).toBeFocused();
      await page.goForward();
      await expect(dialog(page, quest)).toBeVisible();
      await dialog(page, quest).getByRole('button', { name: close }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await isAt(page, /\/$/);
    });
  });

test('a double click on the button that closes a quest leaves the reader on the board', async ({ page }) => {
  await openSignedIn(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Airdrops' }).click();
  await card(page, 'Join our Discord').getByRole('button').click();
  await dialog(page, 'Join our Discord').getByRole('button', { name: 'Close' }).first().dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isAt(page, /\/$/);
  await page.goBack();
  await isAt(page, /\/faq$/);
});
