import { expect, test } from '@playwright/test';

/* Storybook's search finds a component by the names that other design systems use for it. */

const known: [words: string, component: string][] = [
  ['drawer', 'QuickView'],
  ['snackbar', 'Toast'],
  ['dropdown', 'Select'],
  ['dialog', 'Modal'],
  ['autocomplete', 'ComboBox'],
  ['navbar', 'TopBar'],
  ['divider', 'Ruler'],
  ['loader', 'Spinner'],
  ['chip', 'CategoryTag'],
  ['stepper', 'NumberField'],
  ['toggle switch', 'Switch'],
  ['alert', 'Banner'],
  ['file uploader', 'ImageUpload'],
  ['card', 'ItemCard'],
];

test('the search knows the names of other design systems', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  await page.goto('/');
  const field = page.getByRole('combobox', { name: /search/i }).locator('input');
  for (const [words, component] of known) {
    await field.fill(words);
    await expect(page.getByRole('option', { name: component }).first(), `${component} for “${words}”`).toBeVisible();
  }
  await field.fill('zeppelin');
  await expect(page.getByRole('option', { name: 'QuickView' })).toHaveCount(0);
  expect(said).toEqual([]);
});
