import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expectToast, failing, takeClock, unreached } from './failures.ts';
import { accounts, expect, openSignedIn, sitePage, signIn, sourcesOf, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { call } from './quests.ts';

/** One at a time, because all admins share the desk. Each journey has its own submissions. */
test.describe.configure({ mode: 'serial' });

let posts = 7_400_000_000_000_000;

/** Submits a post for review with a member's token; resolves to its name in the queue. */
async function submit(request: APIRequestContext, token: string): Promise<string> {
  posts += 1;
  const post = `x.com/demo/status/${Date.now()}${posts % 1000}`;
  const reply = await request.post('/backend/api/user/twitterSubmitEmbedURL', {
    data: { url: `https://${post}` },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status()).toBe(201);
  return post;
}

/** English messages of the desk. */
const en = {
  queue: 'Review queue',
  status: /Status/,
  keys: 'Shortcut keys',
  memberDisqualified: /This member is disqualified and can’t earn points/,
};
/** Russian messages of the desk, for making and undoing a decision. */
const ru = {
  queue: 'Очередь на проверку',
  accept: 'Принять',
  acceptWith: 'Принять: 250 баллов',
  reject: 'Отклонить',
  spam: 'Спам или реклама',
  made: 'Решение сохранено',
  rejected: 'Отклонено',
  undoRejection: 'Отменить отклонение',
  rejectionUndone: 'Отклонение отменено',
  undoAcceptance: 'Отменить принятие',
  acceptanceUndone: 'Принятие отменено, баллы списаны',
  deletePost: 'Удалить публикацию',
  deleteConfirm: 'Удалить',
  postDeleted: 'Публикация удалена',
};

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('bearerToken') ?? '');

/** Opens the desk as an admin. */
async function openDesk(page: Page, search = '') {
  await openSignedIn(page, `/admin${search}`, accounts.admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
}

const row = (page: Page, post: string) =>
  page.getByRole('list', { name: 'Review queue' }).getByRole('button', { name: post });

test.describe('the review desk', () => {
  test('is for admins only: members see no link and load no code', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/projects');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await signIn(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /’s account,/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Review queue' })).toHaveCount(0);
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    const sources = sourcesOf(loaded);
    expect(sources).toContainEqual(expect.stringMatching(/\/ListPage\.tsx$/));
    expect(sources.filter((source) => /features\/admin\/|adminRoutes/.test(source))).toEqual([]);
    expect(loaded.filter((url) => url.includes('contentSubmissions'))).toEqual([]);
  });

  test('a double press on Accept decides one submission, not the next one as well', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member);
    const [first, second] = [await submit(request, token), await submit(request, token)];
    await openDesk(page, '?search=demo-member');
    await row(page, first).click();
    const accept = page.getByRole('button', { name: /^Accept for/ });
    const decisions: string[] = [];
    page.on('request', (sent) => sent.url().endsWith('/acceptSubmission') && decisions.push(sent.url()));
    await accept.dblclick();
    await expect(row(page, first)).toHaveCount(0);
    await expect(row(page, second)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Decision made successfully')).toBeVisible();
    expect(decisions).toHaveLength(1);
    // The shortcut key is meant for quick decisions.
    await page.keyboard.press('a');
    await expect(row(page, second)).toHaveCount(0);
    await member.context().close();
  });

  test('decides by keyboard, and undoes a rejection', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member);
    const [first, second] = [await submit(request, token), await submit(request, token)];
    await openDesk(page, '?search=demo-member');
    await row(page, first).focus();
    await page.keyboard.press('Enter');
    const status = page.getByRole('status').filter({ hasText: ' of ' });
    await expect(status).toContainText(first);

    await page.keyboard.press('+');
    await expect(page.getByRole('button', { name: 'Accept for 300 points' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(status).toContainText(second);
    await expect(row(page, first)).toHaveCount(0);
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();

    // Without a chosen reason, R moves the focus to the reasons.
    await page.keyboard.press('r');
    await expect(row(page, second)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Copyright or plagiarism' })).toBeFocused();
    await page.keyboard.press('3');
    await expect(page.getByRole('radio', { name: 'Spam or promotional content' })).toBeChecked();
    await page.keyboard.press('r');
    await expect(row(page, second)).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(row(page, second)).toBeVisible();
    await expect(status).toContainText(second);
    await expect(page.getByText('Rejection undone').first()).toBeVisible();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');

    const mine = await request.get('/backend/api/user/mySubmissions', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { submissions } = (await mine.json()) as { submissions: { url: string; status: string; points: number }[] };
    const outcome = (post: string) => submissions.find(({ url }) => url === `https://${post}`);
    expect(outcome(first)).toMatchObject({ status: 'Accepted', points: 300 });
    expect(outcome(second)).toMatchObject({ status: 'In Review' });
    await member.close();
  });

  test('tells the second of two admins, and awards nothing twice', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await openDesk(page, '?search=demo-member');
    await row(page, post).click();
    const admin = await tokenOf(page);
    const list = await request.get('/backend/api/admin/contentSubmissions?status=In%20Review&itemsPerPage=100', {
      headers: { authorization: `Bearer ${admin}` },
    });
    const { submissions } = (await list.json()) as { submissions: { submissionId: number; url: string | null }[] };
    const { submissionId } = submissions.find(({ url }) => url === `https://${post}`)!;
    const other = await request.post('/backend/api/admin/rejectSubmission', {
      data: { submissionId, reason: 'duplicate' },
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(other.status()).toBe(200);
    await page.getByRole('button', { name: 'Accept for 250 points' }).click();
    await expect(
      page.getByText(`Demo Admin already rejected “${post}” (now). Your decision wasn’t saved.`).first(),
    ).toBeVisible();
    await expect(row(page, post)).toHaveCount(0);
    await member.close();
  });

  test('restores a submission when the decision fails', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await openDesk(page, '?search=demo-member');
    await row(page, post).click();
    await page.route('**/backend/api/admin/acceptSubmission', (route) => route.abort());
    await page.getByRole('button', { name: 'Accept for 250 points' }).click();
    await expect(page.getByText(/Could not reach the server/)).toBeVisible();
    await expect(row(page, post)).toBeVisible();
    await member.close();
  });

  test('accepts only whole points within the limits', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await openDesk(page, '?search=demo-member');
    await row(page, post).click();
    const points = page.getByRole('textbox', { name: 'Points to award' });
    const accept = page.getByRole('button', { name: /^Accept for/ });
    for (const wrong of ['0.5', '-2000000']) {
      await points.fill(wrong);
      await points.press('Enter');
      await expect(points).toHaveAccessibleDescription(/Enter a whole number from -1,000,000 to 1,000,000/);
      await expect(accept).toBeDisabled();
    }
    // The key asks for other points.
    await row(page, post).focus();
    await page.keyboard.press('a');
    await expect(points).toBeFocused();
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await accept.click();
    await expect(page.getByText('Decision made successfully').first()).toBeVisible();
    await expect(row(page, post)).toHaveCount(0);
    await member.close();
  });

  test('says which usual points were saved, and keeps those that were not', async ({ page }) => {
    await openDesk(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const form = page.getByRole('dialog', { name: 'Review settings' }).getByRole('form', { name: 'Review settings' });
    const save = form.getByRole('button', { name: 'Save points' });
    const meme = form.getByRole('textbox', { name: 'Meme' });
    for (const name of ['Post on X', 'Meme', 'Embedded post']) {
      const field = form.getByRole('textbox', { name });
      await field.fill('0.5');
      await field.press('Tab');
      await expect(save).toBeDisabled();
      await field.fill('150');
      await field.press('Tab');
    }
    await page.route('**/api/admin/usualPoints', (route) =>
      route.request().postData()?.includes('meme') ? route.abort() : route.fallback(),
    );
    await save.click();
    await expectToast(page, /Saved: Post on X and Embedded post\. Not saved: Meme\. Could not reach the server/);
    await expect(meme).toHaveValue('150');
    await page.unroute('**/api/admin/usualPoints');
    await save.click();
    await expectToast(page, 'Usual points saved');
    expect(await call(page, 'GET', '/api/admin/usualPoints')).toMatchObject({ tweet: 150, meme: 150, embed: 150 });
    for (const contentType of ['tweet', 'meme', 'embed'])
      await call(page, 'PUT', '/api/admin/usualPoints', { contentType, points: 250 });
  });

  test('rejects with each of the five reasons by key, and undoes the acceptance after them', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member);
    const reasons = ['copyright-plagiarism', 'low-quality', 'spam-content', 'duplicate', 'off-topic'];
    const sent: string[] = [];
    while (sent.length <= reasons.length) sent.push(await submit(request, token));
    await openDesk(page, '?search=demo-member');
    await row(page, sent[0]!).click();
    for (const [index, post] of sent.slice(0, reasons.length).entries()) {
      await expect(page.getByRole('status').filter({ hasText: ' of ' })).toContainText(post);
      await page.keyboard.press(String(index + 1));
      await page.keyboard.press('r');
      await expect(row(page, post)).toHaveCount(0);
    }
    await page.keyboard.press('a');
    await expect(row(page, sent.at(-1)!)).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(row(page, sent.at(-1)!)).toBeVisible();
    await expect(page.getByText('Acceptance undone, points taken back').first()).toBeVisible();
    const mine = await request.get('/backend/api/user/mySubmissions', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { submissions } = (await mine.json()) as {
      submissions: { url: string; status: string; reason: string | null }[];
    };
    const outcome = (post: string) => submissions.find(({ url }) => url === `https://${post}`)!;
    expect(sent.slice(0, reasons.length).map((post) => outcome(post).reason)).toEqual(reasons);
    expect(outcome(sent.at(-1)!).status).toBe('In Review');
    await member.close();
  });

  test('ignores keys in filters, and all of them with shortcuts turned off', async ({ page, browser, request }) => {
    const words = en;
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await member.close();
    await openDesk(page, '?search=demo-member');
    const item = page.getByRole('list', { name: words.queue }).getByRole('button', { name: post });
    await item.click();
    const decisions: string[] = [];
    page.on('request', (sent) => /(accept|reject)Submission$/.test(sent.url()) && decisions.push(sent.url()));
    // In an open filter, letter keys select options by type-ahead.
    await page.getByRole('button', { name: words.status }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=rejected/);
    await page.goto('/admin?search=demo-member');

    const toggle = page.getByRole('switch', { name: words.keys });
    await item.focus();
    await toggle.press('Space');
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await item.click();
    await page.keyboard.press('a');
    await expect(item).toBeVisible();
    expect(decisions).toEqual([]);
    await toggle.press('Space');
    await item.focus();
    await page.keyboard.press('a');
    await expect(item).toHaveCount(0);
    await expect.poll(() => decisions).toHaveLength(1);
  });

  test('undoes and deletes on a phone, and reports the result, in Russian', async ({ page, browser, request }) => {
    const words = ru;
    await page.setViewportSize({ width: 375, height: 800 });
    const member = sitePage(await browser.newPage());
    const token = await startSession(member, accounts.newcomer);
    const post = await submit(request, token);
    const { username } = (await call(member, 'GET', '/api/user')) as { username: string };
    const points = async () => ((await call(member, 'GET', '/api/user')) as { points: number }).points;
    await openDesk(page, `?search=${username}`);
    await page.evaluate((code) => localStorage.setItem('i18nextLng', code), 'ru');
    await page.reload();
    const item = page.getByRole('list', { name: words.queue }).getByRole('button', { name: post });
    const decideAs = async (decision: string, inDialog: string) => {
      await page.goto(`/admin?search=${username}`);
      await item.click();
      await page.getByRole('button', { name: decision, exact: true }).click();
      const dialog = page.getByRole('dialog');
      if (decision === words.reject) await dialog.getByText(words.spam).click();
      await dialog.getByRole('button', { name: inDialog }).click();
      await expect(page.getByText(words.made).first()).toBeVisible();
    };
    const openAs = async (status: string) => {
      await page.goto(`/admin?search=${username}&status=${status}`);
      await item.click();
    };

    await decideAs(words.reject, words.reject);
    await openAs('rejected');
    await expect(page.getByText(words.rejected, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(words.spam).last()).toBeVisible();
    await page.getByRole('button', { name: words.undoRejection }).click();
    await expect(page.getByText(words.rejectionUndone).first()).toBeVisible();

    await decideAs(words.accept, words.acceptWith);
    expect(await points()).toBe(250);
    await openAs('accepted');
    await page.getByRole('button', { name: words.undoAcceptance }).click();
    await expect(page.getByText(words.acceptanceUndone).first()).toBeVisible();
    expect(await points()).toBe(0);

    await decideAs(words.accept, words.acceptWith);
    expect(await points()).toBe(250);
    await openAs('accepted');
    await page.getByRole('button', { name: words.deletePost }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.deleteConfirm }).click();
    await expect(page.getByText(words.postDeleted).first()).toBeVisible();
    await member.close();
  });

  test('says that the member is disqualified, not the admin', async ({ page, browser, request }) => {
    const words = en;
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member, accounts.newcomer));
    const { id, username } = (await call(member, 'GET', '/api/user')) as { id: number; username: string };
    await member.close();
    await openDesk(page, `?search=${username}`);
    const disqualified = await request.post(`/backend/api/admin/user/disqualify?userId=${id}`, {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
      data: { reason: 'Cheating' },
    });
    expect(disqualified.status()).toBe(200);
    await page.reload();
    const item = page.getByRole('list', { name: words.queue }).getByRole('button', { name: post });
    await item.click();
    await page.keyboard.press('a');
    await expect(page.getByText(words.memberDisqualified).first()).toBeVisible();
    // The submission still waits for a decision and can be rejected.
    await item.click();
    await page.keyboard.press('1');
    await page.keyboard.press('r');
    await expect(item).toHaveCount(0);
  });

  test('decides and undoes once, despite a 500, a dropped connection and a timeout', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member, accounts.newcomer);
    const { username } = (await call(member, 'GET', '/api/user')) as { username: string };
    const [paid, refused] = [await submit(request, token), await submit(request, token)];
    const outcomes = async () => {
      const { submissions } = (await call(member, 'GET', '/api/user/mySubmissions')) as {
        submissions: { url: string; status: string; reason: string | null }[];
      };
      return Object.fromEntries(submissions.map(({ url, status, reason }) => [url.slice(8), reason ?? status]));
    };
    const total = async () => ((await call(member, 'GET', '/api/user')) as { points: number }).points;
    await takeClock(page);
    await openDesk(page, `?search=${username}`);

    await row(page, paid).click();
    await page.keyboard.press('+');
    const accept = page.getByRole('button', { name: 'Accept for 300 points' });
    await failing(page, {
      method: 'POST',
      call: '**/api/admin/acceptSubmission',
      act: async () => {
        await row(page, paid).click();
        // Sooner, the press would count as the second of a double press.
        await page.clock.fastForward(500);
        await accept.click();
      },
      expectTruth: () => expectToast(page, unreached),
    });
    // The call that timed out accepted the submission, and the list is up to date.
    await expect(row(page, paid)).toHaveCount(0);
    expect(await total()).toBe(300);

    await row(page, refused).click();
    await page.keyboard.press('3');
    await failing(page, {
      method: 'POST',
      call: '**/api/admin/rejectSubmission',
      act: async () => {
        await row(page, refused).click();
        await expect(page.getByRole('radio', { name: 'Spam or promotional content' })).toBeChecked();
        await page.keyboard.press('r');
      },
      expectTruth: () => expectToast(page, unreached),
    });
    await expect(row(page, refused)).toHaveCount(0);
    expect(await outcomes()).toEqual({ [paid]: 'Accepted', [refused]: 'spam-content' });

    // Rejects another submission, then reopens it.
    const last = await submit(request, token);
    await page.reload();
    await row(page, last).click();
    await page.keyboard.press('2');
    await page.keyboard.press('r');
    await expectToast(page, 'Decision made successfully');
    await failing(page, {
      method: 'POST',
      call: '**/api/admin/reopenSubmission',
      act: () => page.keyboard.press('u'),
      expectTruth: () => expectToast(page, unreached),
    });
    await expect(row(page, last)).toBeVisible();
    expect(await outcomes()).toMatchObject({ [last]: 'In Review' });
    await member.close();
  });

  test('refetches its list when another window of the same browser decides', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await member.close();
    await openDesk(page, '?search=demo-member');
    const other = sitePage(await page.context().newPage());
    await other.goto('/admin?search=demo-member');
    await expect(row(page, post)).toBeVisible();
    await row(other, post).click();
    await other.keyboard.press('a');
    await expect(row(other, post)).toHaveCount(0);
    await expect(row(page, post)).toHaveCount(0);
    await other.close();
  });

  test('reports an HTML reply in place of data', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await member.close();
    await openDesk(page, '?search=demo-member');
    await row(page, post).click();
    await page.route('**/backend/api/admin/rejectSubmission', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Somewhere else</title>' }),
    );
    await page.keyboard.press('2');
    await page.keyboard.press('r');
    await expect(page.getByText(/Unexpected HTML response/)).toBeVisible();
    await expect(row(page, post)).toBeVisible();
  });

  test('reports a list that fails to load, and loads it on retry', async ({ page }) => {
    await openDesk(page);
    const list = '**/backend/api/admin/contentSubmissions*';
    await page.route(list, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin?status=accepted');
    await expect(page.getByText('Error loading submissions')).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Review queue' }).getByRole('button').first()).toBeVisible();
  });

  test('accepts everything that matches, each for its usual points, and names what others decided', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member, accounts.newcomer);
    const { username } = (await call(member, 'GET', '/api/user')) as { username: string };
    const total = async () => ((await call(member, 'GET', '/api/user')) as { points: number }).points;
    const sent = [await submit(request, token), await submit(request, token), await submit(request, token)];
    const before = await total();
    await openDesk(page, `?search=${username}`);
    await expect(row(page, sent[0]!)).toBeVisible();
    await page.keyboard.press('*');
    const reading = page.getByRole('checkbox', { name: /^\d+ selected$/ });
    await expect(reading).toBeChecked();
    const count = Number(/\d+/.exec(await reading.locator('xpath=ancestor::label').innerText())![0]);
    expect(count).toBeGreaterThanOrEqual(3);
    // Another admin decides one of the selected submissions meanwhile.
    const admin = await tokenOf(page);
    const headers = { authorization: `Bearer ${admin}` };
    const list = await request.get(`/backend/api/admin/contentSubmissions?status=In%20Review&searchTerm=${username}`, {
      headers,
    });
    const { submissions } = (await list.json()) as { submissions: { submissionId: number; url: string }[] };
    const { submissionId } = submissions.find(({ url }) => url === `https://${sent[1]}`)!;
    const data = { submissionId, reason: 'duplicate' };
    expect((await request.post('/backend/api/admin/rejectSubmission', { data, headers })).status()).toBe(200);

    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: `Accept ${count} submissions?` });
    await dialog.getByRole('textbox', { name: 'Message to the member (optional)' }).fill('Good work.');
    await dialog.getByRole('button', { name: `Accept ${count} × 250 = ${(count * 250).toLocaleString('en')}` }).click();
    await expect(page.getByText('1 submission was already decided or withdrawn, and stays as it is')).toBeVisible();
    await expect(page.getByText(new RegExp(`^${count - 1} submissions? accepted$`)).first()).toBeVisible();
    await expect(page.getByText('No submissions match these filters')).toBeVisible();
    expect(await total()).toBe(before + (count - 1) * 250);
    await expect(dialog).toHaveCount(0);

    // One key undoes all these decisions.
    await page.keyboard.press('u');
    await expect(page.getByText(new RegExp(`^${count - 1} decisions undone$`)).first()).toBeVisible();
    await expect(row(page, sent[0]!)).toBeVisible();
    expect(await total()).toBe(before);

    // Rejects all selected submissions with a message that the member reads.
    await page.keyboard.press('*');
    await page.keyboard.press('r');
    const reject = page.getByRole('dialog', { name: /^Reject \d+ submissions?\?$/ });
    await reject.getByText('Spam or promotional content').click();
    await reject.getByRole('textbox', { name: 'Message to the member (optional)' }).fill('Please stay on topic.');
    await reject.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('No submissions match these filters')).toBeVisible();
    await member.goto('/projects');
    await member
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(member.getByText('Please stay on topic.').first()).toBeVisible();
    await member.close();
  });

  test('decides on all submissions when the key is pressed just as they are selected', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await member.close();
    await openDesk(page, '?search=demo-member');
    await expect(row(page, post)).toBeVisible();
    // Presses the key after all that the reply sets off, but before React's next task.
    await page.evaluate(() => {
      const press = (left: number) => {
        if (left > 0) queueMicrotask(() => press(left - 1));
        else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
      };
      for (const read of ['json', 'text'] as const) {
        const original = Response.prototype[read];
        Response.prototype[read] = async function (this: Response) {
          const body = (await original.call(this)) as never;
          if (/contentSubmissions\?.*itemsPerPage=100/.test(this.url)) press(100);
          return body;
        };
      }
    });
    await page.keyboard.press('*');
    await expect(page.getByRole('dialog', { name: /^Reject \d+ submissions?\?$/ })).toBeVisible();
  });

  test('leaves out a submission that is deselected while the others load', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member, accounts.newcomer);
    const { username } = (await call(member, 'GET', '/api/user')) as { username: string };
    const sent = [await submit(request, token), await submit(request, token), await submit(request, token)];
    await member.close();
    await openDesk(page, `?search=${username}`);
    await row(page, sent[0]!).click();
    const matching = /contentSubmissions\?.*itemsPerPage=100/;
    const { asked, release } = await holdBack(page, matching);
    await page.keyboard.press('*');
    await asked;
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    release();
    await expect(page.getByRole('dialog', { name: 'Reject 2 submissions?' })).toBeVisible();
    await page.keyboard.press('Escape');
    const boxes = page.getByRole('list', { name: 'Review queue' }).getByRole('checkbox', { checked: true });
    await expect(boxes).toHaveCount(2);
    await expect(page.getByRole('checkbox', { name: `Select ${sent[0]}` })).not.toBeChecked();
  });

  test('selects a range, shows what is new, and who has a submission open', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member, accounts.newcomer);
    const { username } = (await call(member, 'GET', '/api/user')) as { username: string };
    const sent = [await submit(request, token), await submit(request, token), await submit(request, token)];
    await takeClock(page);
    await openDesk(page, `?search=${username}`);
    await row(page, sent[0]!).click();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    for (const post of sent) await expect(page.getByRole('checkbox', { name: `Select ${post}` })).toBeChecked();
    await page.keyboard.press('c');
    await expect(page.getByRole('checkbox', { name: `Select ${sent[0]}` })).not.toBeChecked();

    const late = await submit(request, token);
    await page.clock.runFor(16_000);
    const news = page.getByRole('button', { name: 'Show 1 new' });
    await expect(news).toBeVisible();
    await expect(row(page, late)).toHaveCount(0);
    await page.keyboard.press('.');
    await expect(row(page, late)).toBeVisible();
    await expect(news).toHaveCount(0);
    await member.close();
  });

  test('forgets a selection that is still loading when it is cleared or the filter changes', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await member.close();
    await openDesk(page);
    const matching = /contentSubmissions\?.*itemsPerPage=100/;
    const search = async () => {
      await page.getByRole('searchbox', { name: 'Member, link, or title' }).fill(post);
      await expect(page).toHaveURL(/search=/);
    };
    for (const change of [() => page.keyboard.press('c'), search]) {
      await expect(page.getByRole('checkbox', { name: 'Select page' })).toBeEnabled();
      const { asked, release } = await holdBack(page, matching);
      await page.keyboard.press('*');
      await asked;
      const reply = page.waitForResponse(matching);
      await change();
      release();
      await (await reply).finished();
      await page.unroute(matching);
      // With something selected, the checkbox would be named after the count.
      await expect(page.getByRole('checkbox', { name: 'Select page' })).toBeEnabled();
      await expect(page.getByRole('checkbox', { name: 'Select page' })).not.toBeChecked();
    }
  });

  test('forgets a selection when a link or Back changes the filter', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member));
    await member.close();
    await openDesk(page, `?search=${encodeURIComponent(post)}`);
    const selectPage = page.getByRole('checkbox', { name: 'Select page' });
    const chosen = page.getByRole('checkbox', { name: /^\d+ selected$/ });
    await selectPage.press('Space');
    await expect(chosen).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Administration' });
    await ways.getByRole('link', { name: 'Review queue' }).click();
    await expect(page).not.toHaveURL(/search=/);
    await expect(selectPage).toBeEnabled();
    await expect(chosen).toHaveCount(0);
    await selectPage.press('Space');
    await expect(chosen).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/search=/);
    await expect(selectPage).toBeEnabled();
    await expect(chosen).toHaveCount(0);
  });

  test('updates waiting times while it is open', async ({ page, browser, request }) => {
    const member = sitePage(await browser.newPage());
    const post = await submit(request, await startSession(member, accounts.newcomer));
    await takeClock(page);
    await openDesk(page, `?search=${encodeURIComponent(post)}`);
    await expect(row(page, post)).toContainText('now');
    await page.clock.fastForward('03:00');
    await expect(row(page, post)).toContainText('3 minutes ago');
    await member.close();
  });

  test('keeps its filters in the address, and shows the results of decided submissions', async ({ page }) => {
    await openDesk(page);
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Rejected' }).click();
    await expect(page).toHaveURL(/\/admin\?status=rejected$/);
    await expect(page.getByRole('button', { name: 'Undo rejection' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Member, link, or title' }).fill('nobody of that name');
    await expect(page.getByText('No submissions match these filters')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Member, link, or title' })).toHaveValue('nobody of that name');
  });

  test(`has no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({ page }) => {
    await openDesk(page, '?status=accepted');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('list', { name: 'Review queue' })).toBeVisible();
      await expectNoViolationsInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole('list', { name: 'Review queue' }).getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'All submissions' })).toBeVisible();
    await expectNoViolationsInBothThemes(page);
  });
});
