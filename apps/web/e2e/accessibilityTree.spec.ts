import type { Page } from '@playwright/test';
import { accounts, expect, openSignedIn, test } from './fixtures.ts';
import { wordsIn } from './words.ts';

interface Node {
  role: string;
  name: string;
  level: number | undefined;
}

/** Returns the nodes of the page's accessibility tree, in order. */
async function readTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      level: properties?.find((property) => property.name === 'level')?.value.value as number | undefined,
    }));
}

const isLive = ({ role }: Node) => /^(status|alert|log|marquee)$/.test(role);
const isDialog = ({ role }: Node) => /^(alert)?dialog$/.test(role);
/** Roles that are useless without a name. */
const needsName =
  /^(button|link|textbox|searchbox|combobox|listbox|radiogroup|group|image|table|grid|navigation|region)$/;

/**
 * Checks that the announcer has the only live regions, and that no element lacks a name that it needs. Returns the
 * tree.
 */
async function expectInOrder(page: Page, where: string) {
  const tree = await readTree(page);
  expect
    .soft(
      tree.filter(isLive).map(({ role }) => role),
      `live regions of ${where}`,
    )
    .toEqual(['status', 'alert']);
  expect
    .soft(
      tree.filter(({ role, name }) => needsName.test(role) && !name),
      `without a name in ${where}`,
    )
    .toEqual([]);
  return tree;
}

/** Checks that an open dialog is named by its heading and hides the page behind. Closes the dialog with Escape. */
async function expectDialog(page: Page, name: string | RegExp) {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  // While a dialog's code loads, its frame is marked as busy.
  await expect(dialog.and(page.locator(':not([aria-busy=true])'))).toBeVisible();
  await expect.poll(async () => (await readTree(page)).map(({ role }) => role)).not.toContain('main');
  const tree = await expectInOrder(page, String(name));
  const dialogs = tree.filter(isDialog);
  expect.soft(dialogs, `dialogs when ${String(name)} is open`).toHaveLength(1);
  const [heading] = tree.slice(tree.indexOf(dialogs[0]!)).filter(({ role }) => role === 'heading');
  if (heading) expect.soft(dialogs[0]!.name).toBe(heading.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Visits each address, waits until it has loaded, and checks its accessibility tree. */
async function visit(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('.boot')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectInOrder(page, address);
  }
}

const say = wordsIn('en');

test.describe('the accessibility tree', () => {
  test('of public pages', async ({ page }) => {
    await visit(page, [
      '/',
      '/projects',
      '/projects/24',
      '/leaderboard',
      '/pwr-community',
      '/pwr-quiz',
      '/pwr-quiz-leaderboard',
      '/dashboard',
      '/faq',
      '/profile/1',
      '/nothing-here',
    ]);
  });

  test('of a member’s pages and forms', async ({ page }) => {
    await openSignedIn(page, '/');
    await visit(page, ['/grant/apply', '/profile/edit', '/projects/7']);
  });

  test('of an admin’s pages', async ({ page }) => {
    await openSignedIn(page, '/admin', accounts.admin);
    await visit(page, [
      '/admin/members',
      '/admin/audit',
      '/admin/deleteQuest',
      '/admin/createQuest',
      '/admin/unresolved',
      '/admin/appeals',
      '/admin/reports',
      '/admin/leaderboard',
    ]);
  });

  test('of dialogs: each is named by its heading', async ({ page }) => {
    await openSignedIn(page, '/pwr-community');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('content.submit') })
      .first()
      .click();
    await expectDialog(page, say('content.submit'));
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('layout.contact') })
      .click();
    await expectDialog(page, say('contact.title'));

    await page.goto('/projects');
    const project = await page.getByRole('article').getByRole('heading').first().innerText();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expectDialog(page, project);

    await page.goto('/projects/24');
    await page.getByRole('button', { name: say('project.share'), exact: true }).click();
    await expectDialog(page, say('share.title'));
    const field = page.getByRole('textbox', { name: say('comments.add') });
    await field.focus();
    await page.getByRole('button', { name: say('comments.insertLink') }).click();
    await expectDialog(page, say('comments.insertLink'));
  });

  test('of a quest: its card and its dialog have its title as their heading', async ({ page }) => {
    await openSignedIn(page, '/');
    const title = await page.getByRole('article').getByRole('heading', { level: 3 }).first().innerText();
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await card.getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expectDialog(page, title);
  });

  test('of the login and, on a phone, the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/projects');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('session.logIn') })
      .click();
    await expectDialog(page, say('login.title'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('layout.openMenu') })
      .click();
    await expectDialog(page, say('layout.navigation'));
  });
});
