import type { Page, Route } from '@playwright/test';
import { accounts, expect, openSignedIn, sitePage, test } from './fixtures.ts';
import { auditOf, newMember, outcomesOf, startDesk, submitAll, type Member } from './moderator.ts';
import { call } from './quests.ts';

/** The journeys share one desk, so they run one after the other. */
test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDesk>>;
/** Two admins in separate browsers, and a third who doesn't work at the desk. */
let first: Page;
let second: Page;
let third: Member;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  desk = await startDesk();
  first = sitePage(await (await browser.newContext({ baseURL: desk.origin })).newPage());
  await openSignedIn(first, '/faq', accounts.admin);
  second = (await newMember(first, desk.origin, 'second_admin')).page;
  third = await newMember(first, desk.origin, 'third_admin');
  await desk.makeAdmins('second_admin', 'third_admin');
});
test.afterAll(() => desk.expectBooksBalance());

const both = async (act: (page: Page) => Promise<unknown>) => void (await Promise.all([first, second].map(act)));
const rows = (page: Page) => page.locator('[data-part=scroller] li');
const current = (page: Page) => page.locator('[data-part=scroller] [aria-current] bdi').first();
const isDecided = ({ status }: { status: string }) => status !== 'In Review';
const dialog = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog]):not([aria-busy=true])');

/** Creates a member with this many submissions, and opens the list of them for both admins. */
async function listed(username: string, count: number) {
  const author = await newMember(first, desk.origin, username);
  await submitAll(author, count);
  await both(async (page) => {
    await page.goto(`/admin?search=${username}`);
    await expect(current(page)).toBeVisible();
  });
  return author;
}

test('the second to decide hears who decided and when, and nothing changes', async () => {
  const author = await listed('open_twice', 3);
  const title = (await current(first).textContent())!;
  await expect(current(second)).toHaveText(title);
  // Holds back refetches of the second admin's list, so that it is outdated.
  const held: Route[] = [];
  const lists = /contentSubmissions\?.*itemsPerPage=50/;
  await second.route(lists, (route) => void held.push(route));
  await first.keyboard.press('a');
  await expect(first.getByText('Decision made successfully').first()).toBeVisible();
  await second.keyboard.press('3');
  await second.keyboard.press('r');
  await expect(
    second.getByText(/^Demo Admin already accepted “.+” \(.+\)\. Your decision wasn’t saved\.$/).first(),
  ).toBeVisible();
  await expect(second.locator('[data-part=scroller]').getByText(title, { exact: true })).toHaveCount(0);
  await second.unroute(lists);
  // Continuing fails for requests that the desk has canceled in favor of a later one.
  for (const route of held) await route.continue().catch(() => undefined);

  // Without a key press, the first admin's open submission stays and names the admin who decided it.
  const next = (await current(second).textContent())!;
  await expect(current(first)).toHaveText(next);
  await second.keyboard.press('2');
  await second.keyboard.press('r');
  await expect(second.locator('[data-part=scroller]').getByText(next, { exact: true })).toHaveCount(0);
  await expect(first.getByText('Decided by second_admin')).toBeVisible({ timeout: 30_000 });
  await first.keyboard.press('j');
  await expect(first.getByText('Decided by second_admin')).toHaveCount(0);

  const outcomes = await outcomesOf(first, author);
  expect(outcomes.get(title)).toMatchObject({ status: 'Accepted', points: 250 });
  expect(outcomes.get(next)).toMatchObject({ status: 'Rejected', reason: 'low-quality' });
});

test('a selection is decided except for what the other admin decided meanwhile', async () => {
  const author = await listed('selected_late', 6);
  await second.keyboard.press('*');
  await expect(second.getByText('6 selected').first()).toBeVisible();
  for (const left of [5, 4]) {
    await first.keyboard.press('a');
    await expect(rows(first)).toHaveCount(left);
  }
  await expect.poll(async () => [...(await outcomesOf(first, author)).values()].filter(isDecided)).toHaveLength(2);
  await second.keyboard.press('r');
  await dialog(second).getByRole('radio').nth(1).press('Space');
  await dialog(second).getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(second.getByText('4 submissions rejected').first()).toBeVisible();
  await expect(
    second.getByText('2 submissions were already decided or withdrawn, and stay as they are').first(),
  ).toBeVisible();
  const statuses = [...(await outcomesOf(first, author)).values()].map(({ status }) => status);
  expect(statuses.filter((status) => status === 'Accepted')).toHaveLength(2);
  expect(statuses.filter((status) => status === 'Rejected')).toHaveLength(4);
});

test('two selections of the same 100 at once are decided once each, and both admins hear how many', async () => {
  const author = await listed('selected_twice', 100);
  await both(async (page) => {
    await page.keyboard.press('*');
    await expect(page.getByText('100 selected').first()).toBeVisible();
  });
  await first.keyboard.press('a');
  await expect(dialog(first)).toBeVisible();
  await second.keyboard.press('r');
  await dialog(second).getByRole('radio').first().press('Space');
  await Promise.all([
    dialog(first)
      .getByRole('button', { name: /^Accept/ })
      .click(),
    dialog(second).getByRole('button', { name: 'Reject', exact: true }).click(),
  ]);
  await both((page) => expect(page.getByText('No submissions match these filters')).toBeVisible());

  // Waits for all decisions, because the lists empty before the server answers.
  await expect.poll(async () => [...(await outcomesOf(first, author)).values()].filter(isDecided)).toHaveLength(100);
  const outcomes = [...(await outcomesOf(first, author)).values()];
  const accepted = outcomes.filter(({ status }) => status === 'Accepted').length;
  expect(outcomes.filter(({ status }) => status === 'Rejected')).toHaveLength(100 - accepted);
  const submission = (count: number) => `${count} submission${count === 1 ? '' : 's'}`;
  for (const [page, made, count] of [
    [first, 'accepted', accepted],
    [second, 'rejected', 100 - accepted],
  ] as const) {
    if (count > 0) await expect(page.getByText(`${submission(count)} ${made}`).first()).toBeVisible();
    if (count < 100) await expect(page.getByText(`${submission(100 - count)} w`).first()).toBeVisible();
  }
  const log = await auditOf(first, 'submission');
  for (const { submissionId } of outcomes) expect(log.get(submissionId)).toHaveLength(1);
  expect(await call(first, 'GET', `/api/users/${author.id}`)).toMatchObject({ points: accepted * 250 });
});

test('a quest’s and a project’s form: the second to save sees both values, and no change is lost', async () => {
  const titles = Object.fromEntries(['en', 'ru', 'zh', 'es', 'tr'].map((code) => [code, `Shared ${code}`]));
  const quest = (await call(first, 'POST', '/api/admin/quests/createQuest', {
    title: titles,
    kind: 'manual',
    points: 100,
  })) as { id: number };
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  for (const { path, api, contested, ofFirst, ofSecond } of [
    {
      path: `/admin/quests/${quest.id}/edit`,
      api: `/api/quests/${quest.id}`,
      contested: ['Title (English)', 'titles.en'],
      ofFirst: ['Points', '300', 'points', 300],
      ofSecond: ['Order', '77', 'order', 77],
    },
    {
      path: '/admin/projects/5/edit',
      api: '/projects/5',
      contested: ['Bio', 'bio'],
      ofFirst: ['Description', 'A description of the first.', 'description', 'A description of the first.'],
      ofSecond: ['Name', 'A name of the second', 'projectName', 'A name of the second'],
    },
  ] as const) {
    await both(async (page) => {
      await page.goto(path);
      await expect(field(page, contested[0])).toBeVisible();
    });
    await field(first, contested[0]).fill('Of the first');
    await field(first, ofFirst[0]).fill(ofFirst[1]);
    await field(second, contested[0]).fill('Of the second');
    await field(second, ofSecond[0]).fill(ofSecond[1]);
    const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
    await save(first);
    await expect(first.getByText('Changes saved').first()).toBeVisible();
    await save(second);
    const conflict = second.getByRole('region', { name: 'Someone else changed 1 of the fields you changed' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('Of the first');
    await expect(conflict).toContainText('Of the second');
    await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
    await conflict.getByRole('radio', { name: 'Use the saved one' }).press('Space');
    await save(second);
    await expect(second.getByText('Changes saved').first()).toBeVisible();
    const saved = await call(first, 'GET', api);
    expect(saved).toHaveProperty(contested[1], 'Of the first');
    expect(saved).toHaveProperty(ofFirst[2], ofFirst[3]);
    expect(saved).toHaveProperty(ofSecond[2], ofSecond[3]);
  }
});

test('a sanction against an admin waits for a second one, who confirms it', async () => {
  await first.goto(`/admin/members?member=${third.id}&tab=sanctions`);
  await first.getByRole('button', { name: 'Silence member' }).click();
  const ask = dialog(first).filter({ hasText: 'Silence third_admin?' });
  await expect(ask).toContainText('They’re an admin, so a second admin must confirm this.');
  await ask.getByRole('textbox', { name: 'Reason shown to the member' }).fill('Insults');
  await ask.getByRole('button', { name: 'Silence', exact: true }).click();
  await expect(first.getByText('Proposed. A second admin must confirm it.').first()).toBeVisible();
  const row = (page: Page) => page.getByRole('list', { name: 'Sanctions' }).getByRole('listitem').first();
  await expect(row(first)).toContainText('Waiting for a second admin');
  await expect(row(first).getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(row(first).getByRole('button', { name: 'Cancel proposal' })).toBeVisible();

  await second.goto('/admin/members?mark=proposed');
  await second.getByRole('link', { name: 'third_admin' }).first().click();
  await second.getByRole('tab', { name: 'Sanctions' }).click();
  await expect(row(second)).toContainText('By Demo Admin');
  await row(second).getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(row(second)).toContainText('Confirmed by second_admin');
  await expect(second.getByText(/third_admin can’t post until/).first()).toBeVisible();

  // The first admin's page doesn't know about the decision yet.
  await row(first).getByRole('button', { name: 'Cancel proposal' }).click();
  await expect(first.getByText('Another admin has already decided this').first()).toBeVisible();
  await expect(row(first)).toContainText('Confirmed by second_admin');
  await third.page.goto('/projects/3');
  await expect(third.page.getByRole('heading', { name: /^You can’t post until / })).toBeVisible();
  await expect(third.page.getByText('Reason: Insults').first()).toBeVisible();

  // Others read the name too, so a silenced member can't change it.
  await third.page.goto('/profile/edit');
  await expect(third.page.getByRole('heading', { name: /^You can’t post until / })).toBeVisible();
  await expect(third.page.getByText('You can’t change your picture, name, or username')).toBeVisible();
  await expect(third.page.getByRole('textbox', { name: 'Username' })).toHaveCount(0);
  await third.page.getByRole('checkbox', { name: 'DeFi' }).check({ force: true });
  await third.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(third.page.getByText('Profile saved').first()).toBeVisible();
  expect(await call(third.page, 'GET', '/api/user')).toMatchObject({ name: 'third_admin', interests: ['DeFi'] });
});
