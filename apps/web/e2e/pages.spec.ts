import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

test.describe('the information pages', () => {
  test('explain how it works, step by step, with links', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(page).toHaveTitle(/^How it works/);
    await expect(page.getByRole('region')).toHaveCount(6);
    await expect(page.getByRole('region', { name: '2 Come back every day' })).toContainText(
      '50 points once every 24 hours',
    );
    await page.getByRole('region', { name: '4 Create content' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/pwr-community$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  });

  test('answer frequent questions, which can be searched, opened and linked to', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    const questions = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(questions).toHaveCount(11);
    const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
    await search.fill('TELEGRAM');
    await expect(questions).toHaveText(['When do I get points for a friend?']);
    await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeVisible();
    await page.getByRole('button', { name: 'When do I get points for a friend?' }).press('Enter');
    await expect(page.getByText('including the wallet and Telegram quests')).toBeVisible();
    await expect(page).toHaveURL(/\/faq#friends$/);
    await search.fill('no such words');
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(questions).toHaveCount(11);

    await page.goto('/faq#disqualified');
    await page.reload();
    await expect(page.getByText('If you think this is a mistake, contact the team')).toBeInViewport();
    await page.getByRole('button', { name: 'What does it mean to be disqualified?' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('can be searched in Turkish with any of the four i’s', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'tr'));
    await page.goto('/faq');
    for (const typed of ['sıram', 'SIRAM', 'siram']) {
      await page.getByRole('searchbox').fill(typed);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Liderlik tablosundaki sıram nasıl hesaplanır?',
      ]);
    }
  });

  test('run a self-check of build, server, language, theme, storage and wallet', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/test');
    const check = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd');
    await expect(check('Build')).toHaveText(/^([0-9a-f]{7,}|unknown)$/);
    await expect(check('API')).toHaveText('Responding');
    await expect(check('Language')).toHaveText('English');
    await expect(check('Theme')).toHaveText('Dark');
    await expect(check('Storage')).toHaveText('Works');
    await expect(check('Wallet extension')).toHaveText('Not found');

    await page.route('**/backend/ready', (route) => route.abort());
    await page.addInitScript(() => Object.assign(window, { pwr: {} }));
    await page.reload();
    await expect(check('API')).toHaveText('Not responding');
    await expect(check('Wallet extension')).toHaveText('Found');
  });
});

test.describe('the contact modal', () => {
  test('sends a message from any page, and keeps it until it has been sent', async ({ page }) => {
    await page.goto('/projects');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Contact' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Contact the team' });
    await modal.getByRole('button', { name: 'Send message' }).click();
    await expect(modal.getByRole('group', { name: '3 fields need your attention' })).toBeFocused();
    await modal.getByRole('link', { name: 'Your email address' }).click();
    const email = modal.getByRole('textbox', { name: 'Your email address' });
    await expect(email).toBeFocused();
    await email.fill('nova@example.com');
    await modal.getByRole('textbox', { name: 'Your name' }).fill('Nova Lin');
    await modal.getByRole('textbox', { name: 'Message' }).fill('How do I list a project?');

    await page.route('**/api/contact', (route) => route.abort('connectionreset'));
    await modal.getByRole('button', { name: 'Send message' }).click();
    await expect(modal.getByText('Could not reach the server. Please check your network connection.')).toBeVisible();
    await page.unroute('**/api/contact');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
    await page.reload();
    await opener.click();
    await expect(modal.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I list a project?');
    await modal.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(modal).toBeHidden();
    await opener.click();
    await expect(modal.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('shows a refusal by the server at the field that it names', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
    const modal = page.getByRole('dialog', { name: 'Contact the team' });
    const name = modal.getByRole('textbox', { name: 'Your name' });
    await name.fill('Nova\u0002 Lin');
    await modal.getByRole('textbox', { name: 'Your email address' }).fill('nova@example.com');
    const message = modal.getByRole('textbox', { name: 'Message' });
    await message.fill('How do I list\u0002 a project?');
    for (const field of [name, message]) {
      await modal.getByRole('button', { name: 'Send message' }).click();
      await expect(field).toHaveAccessibleDescription('Remove the invisible characters');
      await expect(field).toBeFocused();
      await expect(modal.locator('form > [data-part=error]')).toBeEmpty();
      await field.fill('Nova Lin');
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });

  test('keeps what is typed while the last message is sent, and stays open', async ({ page }) => {
    await page.goto('/faq');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Contact' });
    const modal = page.getByRole('dialog', { name: 'Contact the team' });
    const message = modal.getByRole('textbox', { name: 'Message' });
    const sending = await holdBack(page, '**/api/contact');
    await opener.click();
    await modal.getByRole('textbox', { name: 'Your name' }).fill('Nova Lin');
    await modal.getByRole('textbox', { name: 'Your email address' }).fill('nova.later@example.com');
    await message.fill('How do I list a project?');
    await modal.getByRole('button', { name: 'Send message' }).click();
    await sending.asked;
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await opener.click();
    await message.fill('And how do I edit it?');
    sending.release();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(message).toHaveValue('And how do I edit it?');
  });

  test(`is accessible in light and dark, also at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
    const modal = page.getByRole('dialog', { name: 'Contact the team' });
    await modal.getByRole('button', { name: 'Send message' }).click();
    await expect(modal.getByText('3 fields need your attention')).toBeVisible();
    await expectNoViolationsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
