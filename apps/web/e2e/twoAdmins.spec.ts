import type { Page, Route } from '@playwright/test';
import { accounts, expect, openSignedIn, test } from './fixtures.ts';
import { auditOf, newMember, outcomesOf, startDesk, submitAll } from './moderator.ts';
import { call } from './quests.ts';

/** One after the other, at one desk. */
test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDesk>>;
/** Two admins in browsers of their own. */
let first: Page;
let second: Page;

test.beforeAll(async ({ browser }, { workerIndex }) => {
  test.setTimeout(240_000);
  desk = await startDesk(workerIndex);
  first = await (await browser.newContext({ baseURL: desk.origin })).newPage();
  await openSignedIn(first, '/faq', accounts.admin);
  second = (await newMember(first, desk.origin, 'second_admin')).page;
  await desk.makeAdmins('second_admin');
});
test.afterAll(() => desk.expectBooksBalance());

const both = async (act: (page: Page) => Promise<unknown>) => void (await Promise.all([first, second].map(act)));
const rows = (page: Page) => page.locator('[data-part=scroller] li');
const current = (page: Page) => page.locator('[data-part=scroller] [aria-current] bdi').first();
const dialog = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog]):not([aria-busy=true])');

/** A member with submissions, at whose list both admins look. */
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
  // The list of the second isn't refetched meanwhile.
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
  // The desk has canceled requests that a later one replaces.
  for (const route of held) await route.continue().catch(() => undefined);

  // Without a key press, the open submission stays, and says the same.
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

const isDecided = ({ status }: { status: string }) => status !== 'In Review';

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
