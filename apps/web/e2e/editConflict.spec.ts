import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { accounts, expect, ownServerTest as test, sitePage, startSession } from './fixtures.ts';
import { call } from './quests.ts';

// Keeps this file's tests in one worker, because each worker would start its own server.
test.describe.configure({ mode: 'default' });

/** Language of the forms. In Russian, the number of fields has its own plural form. */
const language = 'ru';
const words = {
  englishTitle: 'Название (English)',
  points: 'Баллы',
  order: 'Порядок',
  bio: 'Краткое описание',
  description: 'Описание',
  save: 'Сохранить изменения',
  saved: 'Изменения сохранены',
  conflict: 'Другой человек изменил 1 поле из тех, что изменили вы',
  mine: 'Оставить свой вариант',
  theirs: 'Взять сохранённый вариант',
  startOver: 'Начать заново',
};

interface Quest {
  id: number;
  titles: Record<string, string>;
  points: number;
  order: number;
  version: number;
}

let quests = 0;

async function openAs(page: Page, account: string) {
  await startSession(page, account);
  await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
}

async function makeQuest(page: Page): Promise<Quest> {
  quests += 1;
  const title = Object.fromEntries(['en', 'ru', 'zh', 'es', 'tr'].map((code) => [code, `Edited ${quests} ${code}`]));
  return (await call(page, 'POST', '/api/admin/quests/createQuest', { title, kind: 'manual', points: 100 })) as Quest;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('someone else saves meanwhile', () => {
  test('a quest: both changes are kept, and a field changed by both needs a decision', async ({ page }) => {
    await openAs(page, accounts.admin);
    const quest = await makeQuest(page);
    await page.goto(`/admin/quests/${quest.id}/edit`);
    await field(page, words.englishTitle).fill('My title');
    await field(page, words.order).fill('77');
    // Another admin edits the quest.
    const titles = { ...quest.titles, en: 'Their title', es: 'Su título' };
    await call(page, 'PATCH', `/api/admin/quests/${quest.id}`, { title: titles, points: 300, version: 1 });

    await page.getByRole('button', { name: words.save }).click();
    const conflict = page.getByRole('region', { name: words.conflict });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('My title');
    await expect(conflict).toContainText('Their title');
    await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
    await expect(field(page, words.englishTitle)).toHaveValue('My title');
    await expect(field(page, words.points)).toHaveValue('300');
    await expectNoViolations(page);
    await conflict.getByRole('radio', { name: words.theirs }).press('Space');
    await expect(field(page, words.englishTitle)).toHaveValue('Their title');
    await conflict.getByRole('radio', { name: words.mine }).press('Space');
    await expect(field(page, words.englishTitle)).toHaveValue('My title');
    await conflict.getByRole('radio', { name: words.theirs }).press('Space');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(await call(page, 'GET', `/api/quests/${quest.id}`)).toMatchObject({
      titles,
      points: 300,
      order: 77,
    });
  });

  test('a project: an admin and the owner change different fields without a conflict', async ({ page, browser }) => {
    const owner = sitePage(await browser.newPage());
    await openAs(owner, accounts.member);
    const token = await owner.evaluate(() => localStorage.getItem('bearerToken'));
    const added = await owner.request.post('/backend/requestGrant', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { projectName: 'Shared', bio: 'Old bio', description: 'Old description' },
    });
    const { id } = (await added.json()) as { id: number };
    await owner.goto(`/projects/${id}/edit`);
    await field(owner, words.bio).fill('Bio of the owner');

    await openAs(page, accounts.admin);
    await page.goto(`/admin/projects/${id}/edit`);
    await field(page, words.description).fill('Description of the admin');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();

    await owner.getByRole('button', { name: words.save }).click();
    await expect(owner.getByText(words.saved)).toBeVisible();
    expect(await call(page, 'GET', `/projects/${id}`)).toMatchObject({
      bio: 'Bio of the owner',
      description: 'Description of the admin',
    });
    await owner.close();
  });

  test('an old draft: it doesn’t undo later changes', async ({ page }) => {
    await openAs(page, accounts.admin);
    const quest = await makeQuest(page);
    await page.goto(`/admin/quests/${quest.id}/edit`);
    await field(page, words.order).fill('500');
    await field(page, words.order).press('Tab');
    await call(page, 'PATCH', `/api/admin/quests/${quest.id}`, { points: 450 });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, words.order)).toHaveValue('500');
    await expect(field(page, words.points)).toHaveValue('450');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(await call(page, 'GET', `/api/quests/${quest.id}`)).toMatchObject({ points: 450, order: 500 });
  });

  test('an old draft: a field that is set back to its former value stays so', async ({ page }) => {
    await openAs(page, accounts.admin);
    const quest = await makeQuest(page);
    await page.goto(`/admin/quests/${quest.id}/edit`);
    await field(page, words.order).fill('500');
    await field(page, words.order).press('Tab');
    await call(page, 'PATCH', `/api/admin/quests/${quest.id}`, { points: 450 });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, words.points)).toHaveValue('450');
    await field(page, words.points).fill(String(quest.points));
    await field(page, words.points).press('Tab');
    await page.reload();
    await expect(field(page, words.order)).toHaveValue('500');
    await expect(field(page, words.points)).toHaveValue(String(quest.points));
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    expect(await call(page, 'GET', `/api/quests/${quest.id}`)).toMatchObject({ points: quest.points, order: 500 });
  });

  test('a discarded draft: nothing is left of the conflict', async ({ page }) => {
    await openAs(page, accounts.admin);
    const quest = await makeQuest(page);
    await page.goto(`/admin/quests/${quest.id}/edit`);
    await field(page, words.order).fill('500');
    await field(page, words.order).press('Tab');
    await call(page, 'PATCH', `/api/admin/quests/${quest.id}`, { order: 450 });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const conflict = page.getByRole('region', { name: words.conflict });
    await expect(conflict).toBeVisible();
    await page.getByRole('button', { name: words.startOver }).click();
    await expect(conflict).toHaveCount(0);
    await expect(field(page, words.order)).toHaveValue('450');
    await page.reload();
    await expect(field(page, words.order)).toHaveValue('450');
    await expect(page.getByRole('button', { name: words.startOver })).toHaveCount(0);

    // Later changes of the other user conflict only with later edits.
    await field(page, words.points).fill('120');
    await field(page, words.points).press('Tab');
    await call(page, 'PATCH', `/api/admin/quests/${quest.id}`, { order: 400 });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, words.points)).toHaveValue('120');
    await expect(field(page, words.order)).toHaveValue('400');
    await expect(conflict).toHaveCount(0);
  });
});
