import type { Locator, Page } from '@playwright/test';
import { accounts, expect, openSignedIn, sitePage, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import {
  appealAll,
  auditOf,
  keyTimesOf,
  measureKeys,
  newMember,
  outcomesOf,
  p95,
  reportAll,
  requestAll,
  startDesk,
  submitAll,
  titleOf,
  type Outcome,
} from './moderator.ts';
import { call } from './quests.ts';

/** Number of submissions in a shift. The project's published figure is for 200; `npm test` uses fewer. */
const submissions = Number(process.env.MODERATOR_SUBMISSIONS ?? 30);

/** Target for the 95th percentile of the time until the next item is shown, in ms. Printed, but not enforced. */
const BAR = 100;

const current = (page: Page) => page.locator('[data-part=queue] [data-part=item][aria-current]');
const currentTitle = (page: Page) => current(page).locator('bdi').first().textContent();
const dialog = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([aria-busy=true]):not([data-exiting] *)');
const checked = (page: Page) => page.locator('[data-part=scroller] input[type=checkbox]:checked');

/** A moderator who uses only the keyboard. A key press that doesn't have the expected effect fails the journey. */
class Keyboard {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, expectChange: () => Promise<void>) {
    this.presses += 1;
    await this.page.keyboard.press(key);
    await expectChange();
  }

  /** Presses a key that opens another item. Resolves to the title of the previous one. */
  async leave(key: string): Promise<string> {
    const before = (await currentTitle(this.page))!;
    await this.press(key, () => expect(current(this.page).locator('bdi').first()).not.toHaveText(before));
    return before;
  }

  /** Presses a key that makes a decision, which also removes the item from the list. Resolves to its title. */
  async decide(key: string): Promise<string> {
    const title = await this.leave(key);
    await expect(this.page.locator('[data-part=scroller]').getByText(title, { exact: true })).toHaveCount(0);
    return title;
  }

  /** Presses a key that opens a dialog with this name. */
  open = (key: string, name: string | RegExp) =>
    this.press(key, () => expect(dialog(this.page).filter({ hasText: name })).toBeVisible());

  close = () => this.press('Escape', () => expect(dialog(this.page)).toHaveCount(0));

  /** Types into the focused field. */
  async type(text: string) {
    for (const letter of text)
      await this.press(letter === ' ' ? 'Space' : letter, () =>
        expect(this.page.locator(':focus')).not.toHaveValue(''),
      );
  }

  /** Presses Tab until a control of the dialog has the focus. */
  async reach(control: Locator) {
    const isThere = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await isThere()) && tabs < 8; tabs += 1) {
      const before = await this.page.evaluateHandle(() => document.activeElement);
      await this.press('Tab', () =>
        expect.poll(() => before.evaluate((element) => element === document.activeElement)).toBe(false),
      );
    }
    await expect(control).toBeFocused();
  }

  /** Types into the dialog's text field. */
  async answer(text: string) {
    await this.reach(dialog(this.page).getByRole('textbox'));
    await this.type(text);
  }

  /** Presses a button of the dialog by keyboard, and checks that the dialog closes. */
  async confirm(name: RegExp) {
    await this.reach(dialog(this.page).getByRole('button', { name }));
    await this.press('Enter', () => expect(dialog(this.page)).toHaveCount(0));
  }

  /** Searches for a member's items, and checks that the list shows this many, each with the author's name. */
  async search(username: string, count: number, author = username) {
    const rows = this.page.locator('[data-part=scroller] li');
    await this.press('/', () => expect(this.page.getByRole('searchbox')).toBeFocused());
    await this.type(username);
    // Waits for the exact number, because the unfiltered list also contains the author's items.
    await this.press('Enter', () => expect(rows).toHaveCount(count));
    await expect(rows.filter({ hasText: author })).toHaveCount(count);
    await expect(this.page).toHaveURL(new RegExp(`search=${username}`));
    await this.press('Escape', () => expect(current(this.page)).toBeFocused());
  }

  select = (key: string, count: number) => this.press(key, () => expect(checked(this.page)).toHaveCount(count));
}

type Expected = Partial<Outcome> & { operations: string[] };

/** Decides the submissions in five ways in turn, and the last ten in bulk. Resolves to the expected outcomes. */
async function reviewAll(keys: Keyboard, count: number): Promise<Map<string, Expected>> {
  const { page } = keys;
  const expected = new Map<string, Expected>();
  const accepted = (points: number) => ({ status: 'Accepted', points, operations: ['acceptSubmission'] });
  const rejected = (reason: string) => ({ status: 'Rejected', reason, operations: ['rejectSubmission'] });
  const reason = (number: number) =>
    keys.press(String(number), () => expect(page.getByRole('radio').nth(number - 1)).toBeChecked());
  const points = (key: string, value: number) =>
    keys.press(key, () => expect(page.getByRole('button', { name: `Accept for ${value} points` })).toBeVisible());

  for (let index = 0; index < count - 10; index += 1) {
    switch (index % 5) {
      case 0:
        expected.set(await keys.decide('a'), accepted(250));
        break;
      case 1:
        await points('+', 300);
        expected.set(await keys.decide('a'), accepted(300));
        break;
      case 2:
        await reason(3);
        expected.set(await keys.decide('r'), rejected('spam-content'));
        break;
      case 3: {
        // Accepts the submission, undoes the decision, and rejects the submission.
        const title = await keys.decide('a');
        await keys.press('u', () => expect(current(page).locator('bdi').first()).toHaveText(title));
        await reason(2);
        expect(await keys.decide('r')).toBe(title);
        expected.set(title, {
          ...rejected('low-quality'),
          operations: ['acceptSubmission', 'reopenSubmission', 'rejectSubmission'],
        });
        break;
      }
      default: {
        const title = await keys.leave('j');
        await keys.press('k', () => expect(current(page).locator('bdi').first()).toHaveText(title));
        await points('-', 200);
        expected.set(await keys.decide('a'), accepted(200));
      }
    }
  }
  // Accepts five together, then rejects the other five together.
  await keys.select('x', 1);
  for (let step = 0; step < 4; step += 1) await keys.leave('j');
  await keys.select('Shift+X', 5);
  const rows = await page.locator('[data-part=scroller] li').locator('bdi:nth-child(1)').allTextContents();
  const titles = rows.filter((_, index) => index % 2 === 0);
  expect(titles).toHaveLength(10);
  await keys.open('a', 'Accept 5 submissions?');
  await keys.confirm(/^Accept 5/);
  for (const title of titles.slice(0, 5)) expected.set(title, accepted(250));
  await expect(page.locator('[data-part=scroller] li')).toHaveCount(5);
  await keys.select('*', 5);
  await keys.press('c', () => expect(checked(page)).toHaveCount(0));
  await keys.select('*', 5);
  await keys.open('r', 'Reject 5 submissions?');
  await dialog(page).getByRole('radio').first().focus();
  await keys.press('Space', () => expect(dialog(page).getByRole('radio').first()).toBeChecked());
  await keys.confirm(/^Reject$/);
  for (const title of titles.slice(5)) expected.set(title, rejected('copyright-plagiarism'));
  // Waits for the toast, because the list empties before the server answers.
  await expect(page.getByText('5 submissions rejected').first()).toBeVisible();
  await expect(
    page.getByText('Nothing matches', { exact: false }).or(page.getByText('No submissions match')),
  ).toBeVisible();
  return expected;
}

/** Checks each submission's outcome and audit log entries, and the member's total points. */
async function expectOutcomes(admin: Page, member: Parameters<typeof outcomesOf>[1], expected: Map<string, Expected>) {
  const outcomes = await outcomesOf(admin, member);
  const log = await auditOf(admin, 'submission');
  expect(outcomes.size).toBe(expected.size);
  for (const [title, { operations, ...outcome }] of expected) {
    const found = outcomes.get(title)!;
    expect(found, title).toMatchObject(outcome);
    expect(log.get(found.submissionId), title).toEqual(operations);
  }
  const total = [...expected.values()].reduce((sum, { points }) => sum + (points ?? 0), 0);
  expect(await call(admin, 'GET', `/api/users/${member.id}`)).toMatchObject({ points: total });
}

/** The shifts share one desk, so they run one after the other. */
test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDesk>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  desk = await startDesk();
});
test.afterAll(() => desk.expectBooksBalance());

test('a moderator works through submissions, unresolved quests, appeals and reports by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000 + submissions * 2_000);
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: desk.origin,
      viewport: { width: 1440, height: 900 },
    });
  const admin = sitePage(await context.newPage());
  await measureKeys(admin);
  await openSignedIn(admin, '/faq', accounts.admin);
  const [author, appellant, reporter] = [
    await newMember(admin, desk.origin, 'author'),
    await newMember(admin, desk.origin, 'appellant'),
    await newMember(admin, desk.origin, 'reporter'),
  ];
  const requester = await newMember(admin, desk.origin, 'requester');
  await submitAll(author, submissions);
  const quests = await requestAll(admin, requester, 10, 40);
  await appealAll(admin, appellant, 10);
  await reportAll(reporter, 10);

  const keys = new Keyboard(admin);
  await admin.goto('/admin');
  // Presses a key right after loading, because the shortcut keys must work from the first moment.
  await keys.leave('j');
  await keys.open('?', 'Keyboard shortcuts');
  await keys.close();
  await keys.open('m', 'Member');
  await keys.close();
  await keys.search(author.username, Math.min(submissions, 50));
  const expected = await reviewAll(keys, submissions);
  const times = await keyTimesOf(admin);

  await admin.goto('/admin/unresolved');
  await expect(current(admin)).toBeFocused();
  await keys.search(requester.username, 10);
  await keys.leave('j');
  const titleNow = async () => (await currentTitle(admin))!;
  const states = new Map<string, string>();
  for (const [index, [key, name, button, state]] of (
    [
      ['a', 'Verify this quest?', /^Verify$/, 'verified'],
      ['r', 'Reject this request?', /^Reject$/, 'failed'],
      ['f', 'Force-verify this quest?', /^Force-verify$/, 'completed'],
    ] as const
  ).entries()) {
    states.set(await titleNow(), state);
    await keys.open(key, name);
    if (key === 'r') await keys.answer('Too short.');
    await keys.confirm(button);
    await expect(admin.locator('[data-part=scroller] li')).toHaveCount(9 - index);
  }
  await keys.select('x', 1);
  states.set(await titleNow(), 'completed');
  for (let step = 0; step < 2; step += 1) {
    await keys.leave('j');
    states.set(await titleNow(), 'completed');
  }
  await keys.select('Shift+X', 3);
  await keys.open('f', 'Force-verify 3 requests?');
  await keys.confirm(/^Force-verify$/);
  await expect(admin.locator('[data-part=scroller] li')).toHaveCount(4);
  await keys.select('*', 4);
  await keys.open('r', 'Reject 4 requests?');
  await keys.answer('Too short.');
  await keys.confirm(/^Reject$/);
  await expect(admin.getByText('Nothing matches these filters')).toBeVisible();

  await admin.goto('/admin/appeals');
  await keys.leave('j');
  await keys.search(appellant.username, 10);
  const overturned: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const title = await titleNow();
    overturned.push(title);
    await keys.open('a', 'Accept this appeal?');
    await keys.confirm(/^Accept for 250 points$/);
    await expect(admin.locator('[data-part=scroller] li')).toHaveCount(9 - index);
  }
  for (let index = 0; index < 2; index += 1) {
    await keys.open('r', 'Turn down this appeal?');
    await keys.answer('No.');
    await keys.confirm(/^Turn down appeal$/);
    await expect(admin.locator('[data-part=scroller] li')).toHaveCount(5 - index);
  }
  await keys.select('*', 4);
  await keys.open('r', 'Turn down 4 appeals?');
  await keys.answer('Not on topic.');
  await keys.confirm(/^Turn down 4 appeals$/);
  await expect(admin.getByText('Nothing matches these filters')).toBeVisible();

  await admin.goto('/admin/reports');
  await keys.leave('j');
  await keys.search(reporter.username, 10, '');
  const rows = admin.locator('[data-part=scroller] li');
  for (const [index, [key, name, button]] of (
    [
      ['a', /^Uphold th/, /^Uphold report/],
      ['r', /^Dismiss th/, /^Dismiss report/],
      ['a', /^Uphold th/, /^Uphold report/],
    ] as const
  ).entries()) {
    await keys.open(key, /./);
    await expect(dialog(admin).getByRole('heading', { name })).toBeVisible();
    await keys.confirm(button);
    await expect(rows).toHaveCount(9 - index);
  }
  await keys.select('x', 1);
  await keys.leave('j');
  await keys.leave('j');
  await keys.select('Shift+X', 3);
  await keys.open('a', 'Uphold the reports about 3 items?');
  await keys.confirm(/^Uphold reports$/);
  await expect(rows).toHaveCount(4);
  await keys.select('*', 4);
  await keys.open('r', 'Dismiss the reports about 4 items?');
  await keys.confirm(/^Dismiss reports$/);
  await expect(admin.getByText('Nothing matches these filters')).toBeVisible();

  await expectOutcomes(admin, author, expected);
  for (const [title, id] of quests)
    expect(await call(requester.page, 'GET', `/api/quests/${id}`), title).toMatchObject({
      state: states.get(title) ?? 'failed',
    });
  expect(await call(requester.page, 'GET', '/api/user')).toMatchObject({ points: 4 * 40 });
  const appealed = await outcomesOf(admin, appellant);
  for (const [title, { status, points }] of appealed)
    expect([title, status, points]).toEqual(
      overturned.includes(title) ? [title, 'Accepted', 250] : [title, 'Rejected', null],
    );
  expect(overturned).toHaveLength(4);
  const decisions = [...(await auditOf(admin, 'appeal')).values()];
  expect(decisions.filter((one) => one.join() === 'acceptAppeal')).toHaveLength(4);
  expect(decisions.filter((one) => one.join() === 'upholdAppeal')).toHaveLength(6);
  const reports = [...(await auditOf(admin, 'report')).values()];
  expect(reports.filter((one) => one.join() === 'upholdReports')).toHaveLength(5);
  expect(reports.filter((one) => one.join() === 'dismissReports')).toHaveLength(5);

  process.stdout.write(
    `${keys.presses} key presses, 0 dead; ${submissions} submissions; next item after p95 ${p95(times)} ms of ` +
      `${times.length} presses, bar ${BAR} ms\n`,
  );
  await context.close();
});

test('an undone decision is open and selected again, on the page where it was made', async ({ page }) => {
  const context = await page.context().browser()!.newContext({ baseURL: desk.origin });
  const admin = sitePage(await context.newPage());
  await openSignedIn(admin, '/faq', accounts.admin);
  const author = await newMember(admin, desk.origin, 'paged_author');
  await submitAll(author, 52);
  const keys = new Keyboard(admin);
  const rows = admin.locator('[data-part=scroller] li');
  const undo = (title: string) =>
    keys.press('u', () => expect(current(admin).locator('bdi').first()).toHaveText(title));

  await admin.goto(`/admin?search=${author.username}`);
  await keys.leave('j');
  const second = await keys.decide('a');
  // Waits for the refetch, which replaces the accepted submission with one from the next page.
  await expect(rows).toHaveCount(50);
  await undo(second);
  await expect(admin.getByRole('status').filter({ hasText: ' of ' })).toContainText(second);
  await expect(admin.getByText('Acceptance undone, points taken back').first()).toBeVisible();
  await keys.leave('k');
  await keys.leave('j');
  expect(await currentTitle(admin)).toBe(second);

  // Back closes a dialog instead of leaving it to the submissions of the list before.
  await admin.goto(`/admin?search=${author.username}`);
  await admin.getByRole('link', { name: 'Next page' }).click();
  await expect(admin).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(2);
  await keys.select('x', 1);
  await keys.open('a', 'Accept');
  await admin.goBack();
  await expect(rows).toHaveCount(50);
  await expect(dialog(admin)).toHaveCount(0);

  // When the last page becomes empty, the desk returns to the page before it.
  await admin.goto(`/admin?search=${author.username}&page=2`);
  await keys.decide('a');
  const last = await keys.decide('a');
  await expect(admin).not.toHaveURL(/page=2/);
  await expect(rows).toHaveCount(50);
  await undo(last);
  await expect(admin).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(1);
  await context.close();
});

test('a decision that is still on its way is made once if the page is left', async ({ page }) => {
  const context = await page.context().browser()!.newContext({ baseURL: desk.origin });
  const admin = sitePage(await context.newPage());
  await openSignedIn(admin, '/faq', accounts.admin);
  const author = await newMember(admin, desk.origin, 'left_author');
  await submitAll(author, 2);
  const { asked, release } = await holdBack(admin, '**/api/admin/acceptSubmission');
  await admin.goto(`/admin?search=${author.username}`);
  const keys = new Keyboard(admin);
  await keys.leave('j');
  const title = await keys.decide('a');
  await asked;
  await admin.reload();
  release();
  const outcome = async () => (await outcomesOf(admin, author)).get(title)!;
  await expect.poll(outcome).toMatchObject({ status: 'Accepted', points: 250 });
  const { submissionId } = await outcome();
  expect((await auditOf(admin, 'submission')).get(submissionId)).toEqual(['acceptSubmission']);
  await context.close();
});

test('a key pressed before a search has found anything decides nothing', async ({ page }) => {
  const context = await page.context().browser()!.newContext({ baseURL: desk.origin });
  const admin = sitePage(await context.newPage());
  await openSignedIn(admin, '/faq', accounts.admin);
  const [first, second] = [
    await newMember(admin, desk.origin, 'search_first'),
    await newMember(admin, desk.origin, 'search_second'),
  ];
  await submitAll(first, 1);
  await submitAll(second, 1);
  await appealAll(admin, first, 1);
  await appealAll(admin, second, 1);
  const keys = new Keyboard(admin);
  const rows = admin.locator('[data-part=scroller] li');
  for (const [path, pathname] of [
    ['/admin', '/admin/contentSubmissions'],
    ['/admin/appeals', '/admin/appeals'],
  ] as const) {
    const { asked, release } = await holdBack(
      admin,
      (url) => url.pathname.endsWith(pathname) && url.searchParams.get('searchTerm') === second.username,
    );
    await admin.goto(`${path}?search=${first.username}`);
    await expect(rows).toHaveCount(1);
    await admin.keyboard.press('/');
    await admin.keyboard.press('Control+A');
    // Inserts the whole name at once, because a pause between letters would start a search for part of it.
    await admin.keyboard.insertText(second.username);
    await admin.keyboard.press('Enter');
    await asked;
    await keys.press('Escape', () => expect(current(admin)).toBeFocused());
    // The previous result is still listed.
    await expect(rows).toContainText(first.username);
    await admin.keyboard.press('a');
    await expect(dialog(admin)).toHaveCount(0);
    for (const key of ['x', 'Shift+X']) {
      await admin.keyboard.press(key);
      await expect(rows.getByRole('checkbox')).not.toBeChecked();
    }
    await rows.locator('label').click();
    await expect(rows.getByRole('checkbox')).toBeChecked();
    await admin.keyboard.press('a');
    await admin.keyboard.press('r');
    await expect(dialog(admin)).toHaveCount(0);
    release();
    await expect(rows).toContainText(second.username);
    await expect(rows).toHaveCount(1);
    await admin.goto(`${path}?search=${first.username}`);
    await expect(rows).toContainText(first.username);
  }
  await context.close();
});

test('a moderator decides by touch on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: desk.origin,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  const admin = sitePage(await context.newPage());
  await openSignedIn(admin, '/faq', accounts.admin);
  const author = await newMember(admin, desk.origin, 'phone_author');
  await submitAll(author, 20);
  await admin.goto(`/admin?search=${author.username}`);
  await admin.locator('[data-part=scroller] li [data-part=item]').first().tap();
  const expected = new Map<string, Expected>();
  const bar = admin.locator('[data-part=decision-bar]');
  const list = await outcomesOf(admin, author);
  const ordered = [...list.values()].sort((a, b) => a.submissionId - b.submissionId).map(titleOf);
  let answers = 0;
  admin.on('response', (reply) => {
    if (/\/(accept|reject)Submission$/.test(reply.url())) answers += 1;
  });
  for (const [index, title] of ordered.entries()) {
    const accepts = index % 3 !== 2;
    await bar.getByRole('button', { name: accepts ? 'Accept' : 'Reject' }).tap();
    if (accepts) await dialog(admin).getByRole('button', { name: 'Accept for 250 points' }).tap();
    else {
      await dialog(admin).getByText('Duplicate or already covered').tap();
      await dialog(admin).getByRole('button', { name: 'Reject', exact: true }).tap();
    }
    await expect(dialog(admin)).toHaveCount(0);
    expected.set(
      title,
      accepts
        ? { status: 'Accepted', points: 250, operations: ['acceptSubmission'] }
        : { status: 'Rejected', reason: 'duplicate', operations: ['rejectSubmission'] },
    );
    expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await expect(admin.getByText('No submissions match')).toBeVisible();
  // Waits for all answers, because the list empties before the server answers.
  await expect.poll(() => answers).toBe(ordered.length);
  await expectOutcomes(admin, author, expected);
  await context.close();
});
