import type { Route } from '@playwright/test';
import { asAdmin, expectAccessible, find } from './admins.ts';
import { failing, requireFreshSignIn, takeClock, unreached } from './failures.ts';
import { accounts, expect, sitePage, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { call } from './quests.ts';

/** One at a time, because the journeys share the demo's members. */
test.describe.configure({ mode: 'default' });

test.describe('the members, for admins', () => {
  test('are not for members, who load nothing of the page', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await startSession(page);
    for (const path of ['/admin/members', '/admin/leaderboard', '/admin/audit']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
    expect(
      loaded.filter((url) => /MembersPage|QuestBoardPage|AuditPage|search\/users|admin\/audit\?/.test(url)),
    ).toEqual([]);
  });

  test('are found by typing, and opened by keyboard', async ({ page, request }) => {
    await asAdmin(page, request);
    await page.goto('/admin/members');
    await expect(page.getByRole('heading', { level: 2, name: 'Most points' })).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Name, username, or ID' });
    await box.pressSequentially('priya');
    await expect(page).toHaveURL('/admin/members?search=priya');
    await expect(page.getByRole('list', { name: 'Members found' }).getByRole('listitem')).toHaveCount(1);
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('region', { name: 'Member', exact: true });
    await expect(sheet).toBeFocused();
    await expect(sheet.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('No member chosen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Priya Raman' })).toBeFocused();
    await box.fill('nobody of that name');
    await expect(page.getByText('No members found')).toBeVisible();
  });

  test('are searched without losing a letter that is typed while the address changes', async ({ page, request }) => {
    await asAdmin(page, request);
    await page.goto('/admin/members');
    const box = page.getByRole('searchbox', { name: 'Name, username, or ID' });
    await expect(box).toBeVisible();
    await page.evaluate(() => {
      for (const change of ['pushState', 'replaceState'] as const) {
        const own = history[change].bind(history);
        history[change] = (...args) => {
          own(...args);
          Object.assign(history, { [change]: own });
          document.execCommand('insertText', false, 'r');
        };
      }
    });
    await box.pressSequentially('p');
    await expect(page).toHaveURL('/admin/members?search=pr');
    await expect(box).toHaveValue('pr');
  });

  test('are left by a link that is pressed just before the search', async ({ page, request }) => {
    await page.clock.install();
    await asAdmin(page, request);
    await page.goto('/admin/members');
    const box = page.getByRole('searchbox', { name: 'Name, username, or ID' });
    await expect(page.getByRole('heading', { level: 2, name: 'Most points' })).toBeVisible();
    await holdBack(page, /\.js$/);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await box.pressSequentially('p');
    await page.clock.runFor(300);
    // The search changes the address while the link waits for its page's code.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/faq');
  });

  test('gain and lose points after confirmation, recorded in the ledger and the audit log', async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(page, request);
    const { id, points } = await find(admin, 'finn');
    await page.goto(`/admin/members?member=${id}`);
    const field = page.getByRole('textbox', { name: 'Points to add' });
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await expect(field).toHaveValue('100');
    const open = page.getByRole('button', { name: 'Add 100 points' });
    await open.click();
    const dialog = page.getByRole('alertdialog', { name: 'Change Finn O’Rourke’s points?' });
    await expect(dialog).toContainText(`They have ${points} now and will have ${points + 100}.`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await dialog.getByRole('button', { name: 'Add 100 points' }).click();
    await expect(page.getByText(`Finn O’Rourke now has ${points + 100} points`)).toBeVisible();
    const ledger = page.getByRole('list', { name: 'Points history' });
    await expect(ledger.getByRole('listitem').first()).toContainText('+100');

    await page.getByRole('radio', { name: 'Set the total' }).click();
    const total = page.getByRole('textbox', { name: 'New total' });
    await total.fill('30');
    await total.press('Enter');
    await page.getByRole('button', { name: 'Set to 30' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Set to 30' }).click();
    await expect(page.getByText('Finn O’Rourke now has 30 points')).toBeVisible();
    await expect(ledger.getByRole('listitem').first()).toContainText(`-${points + 70}`);
    expect((await find(admin, 'finn')).points).toBe(30);

    await ledger.getByRole('link', { name: 'Audit entry' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Points total set' })).toBeVisible();
    await expect(page.getByRole('row', { name: `Points ${points + 100} 30` })).toBeVisible();
  });

  test('report a concurrent change to the admin, and keep the first of two concurrent totals', async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(page, request);
    const member = await find(admin, 'finn');
    const { id } = member;
    let { points } = member;
    await page.goto(`/admin/members?member=${id}`);
    await page.getByRole('button', { name: 'Add 50 points' }).click();
    await admin.post('/api/admin/user/points/update', { userId: id, points: 5 });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Add 50 points' }).click();
    await expect(page.getByText(`Finn O’Rourke now has ${points + 55} points`)).toBeVisible();
    await expect(page.getByText(`points changed in the meantime (expected ${points + 50})`)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    // If another admin changes the points meanwhile, setting the total fails.
    points += 55;
    await page.getByRole('radio', { name: 'Set the total' }).click();
    const total = page.getByRole('textbox', { name: 'New total' });
    await total.fill('70');
    await total.press('Enter');
    await page.getByRole('button', { name: 'Set to 70' }).click();
    const dialog = page.getByRole('alertdialog', { name: /^Change .* points\?$/ });
    await expect(dialog).toContainText(`They have ${points} now and will have 70.`);
    await admin.post('/api/admin/points/update-admin', { userId: id, points: points + 11 });
    await dialog.getByRole('button', { name: 'Set to 70' }).click();
    await expect(dialog.locator('[data-part=error]')).toContainText('Someone else changed this in the meantime');
    expect((await find(admin, 'finn')).points).toBe(points + 11);
    // The dialog now shows the current points, and the admin must confirm again.
    await expect(dialog).toContainText(`They have ${points + 11} now and will have 70.`);
    await dialog.getByRole('button', { name: 'Set to 70' }).click();
    await expect(page.getByText('Finn O’Rourke now has 70 points')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect((await find(admin, 'finn')).points).toBe(70);
  });

  test('keep the first of two concurrent referral values, and the second admin is told', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { id } = await find(admin, 'meilin');
    await page.goto(`/admin/members?member=${id}`);
    const field = page.getByRole('textbox', { name: 'Points per invited friend' });
    await expect(field).toHaveValue('100');
    await field.fill('300');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Set to 300 points' }).click();
    const dialog = page.getByRole('alertdialog', { name: /points per friend\?$/ });
    await expect(dialog).toContainText('An invited friend is worth 100 now and will be worth 300.');
    await admin.post(`/api/admin/adjustReferralPointsValue/${id}`, { newPoints: '120' });
    await dialog.getByRole('button', { name: 'Set to 300 points' }).click();
    await expect(dialog.locator('[data-part=error]')).toContainText('Someone else changed this in the meantime');
    expect(await admin.get(`/api/admin/referralPointsValue/${id}`)).toMatchObject({ points: 120 });
    await expect(dialog).toContainText('An invited friend is worth 120 now and will be worth 300.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue('300');
  });

  test('can be given a quest without a request, once', async ({ page, request, browser }) => {
    const member = sitePage(await browser.newPage());
    await startSession(member, accounts.newcomer);
    const { id, name } = (await call(member, 'GET', '/api/user')) as { id: number; name: string };
    await member.close();
    const admin = await asAdmin(page, request);
    const total = () => admin.get(`/api/admin/users/${id}/points`);
    await page.goto(`/admin/members?member=${id}`);
    await page.getByRole('tab', { name: 'Quests' }).click();
    await expect(page).toHaveURL(`/admin/members?member=${id}&tab=quests`);
    const list = page.getByRole('list', { name: 'Quests' });
    const quest = list.getByRole('listitem').filter({ hasText: 'Follow us on X' });
    const button = page.getByRole('button', { name: `Force-verify: Follow us on X, ${name}` });
    const dialog = page.getByRole('alertdialog', { name: 'Force-verify this quest?' });
    const forceVerify = '**/backend/api/quests/forceVerify*';
    await button.click();
    await page.route(forceVerify, (route) => route.fulfill({ status: 500, body: '' }));
    await dialog.getByRole('button', { name: 'Force-verify' }).click();
    await expect(page.getByText('Something happened')).toBeVisible();
    await page.unroute(forceVerify);
    await dialog.getByRole('button', { name: 'Force-verify' }).click();
    await expect(page.getByText('Decision made successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await total()).toMatchObject({ totalPoints: 100 });
    await expect(quest.getByText(/^Completed /)).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(list).toBeFocused();
    // Another admin force-verifies the quest while this admin's dialog is open.
    await page.getByRole('button', { name: `Force-verify: Read the getting started guide, ${name}` }).click();
    const { quests } = await admin.get<{ quests: { id: number; title: string }[] }>('/api/quests');
    const docs = quests.find(({ title }) => title === 'Read the getting started guide')!;
    await admin.post(`/api/quests/forceVerify?userId=${id}&challengeId=${docs.id}`, {});
    await dialog.getByRole('button', { name: 'Force-verify' }).click();
    await expect(page.getByText(`${name} had already completed this quest`)).toBeVisible();
    expect(await total()).toMatchObject({ totalPoints: 130 });
  });

  test('have several pages of posts, and one of the last can be deleted', async ({ page, request, browser }) => {
    const member = sitePage(await browser.newPage());
    const token = await startSession(member, accounts.newcomer);
    const { id } = (await call(member, 'GET', '/api/user')) as { id: number };
    await member.close();
    const admin = await asAdmin(page, request);
    const count = 11;
    for (let post = 0; post < count; post += 1) {
      const reply = await request.post('/backend/api/user/twitterSubmitEmbedURL', {
        data: { url: `https://x.com/demo/status/${Date.now()}${post}` },
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.status()).toBe(201);
      const { submissionId } = (await reply.json()) as { submissionId: number };
      await admin.post('/api/admin/acceptSubmission', { submissionId, points: 0 });
    }
    await page.goto(`/admin/members?member=${id}&tab=posts`);
    const rows = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await page
      .getByRole('navigation', { name: 'Pages of the posts' })
      .getByRole('link', { name: /2$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`/admin/members?member=${id}&tab=posts&page=2`);
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: 'Delete post' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Post deleted successfully')).toBeVisible();
    await reloaded;
    // The post was the only one on its page, so the list returns to the first page.
    await expect(page).toHaveURL(`/admin/members?member=${id}&tab=posts`);
    await expect(rows).toHaveCount(10);
  });

  test('are unchanged if a change fails, and the form keeps its values', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { id, points } = await find(admin, 'finn');
    await page.goto(`/admin/members?member=${id}`);
    const field = page.getByRole('textbox', { name: 'Points to add' });
    await field.fill('-200');
    await field.press('Enter');
    for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500, body: '' })]) {
      await page.route('**/backend/api/admin/user/points/update', fail);
      await page.getByRole('button', { name: 'Subtract 200 points' }).click();
      const dialog = page.getByRole('alertdialog', { name: /^Change .* points\?$/ });
      await dialog.getByRole('button', { name: 'Subtract 200 points' }).click();
      await expect(page.getByText('Couldn’t change the points').first()).toBeVisible();
      await expect(dialog.locator('[data-part=error]')).not.toBeEmpty();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(field).toHaveValue('-200');
      await page.unroute('**/backend/api/admin/user/points/update');
    }
    expect((await find(admin, 'finn')).points).toBe(points);
  });

  test('have a referral value that can be set, and a list of referrals or the reason for none', async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(page, request);
    const { id } = await find(admin, 'priya');
    await page.goto(`/admin/members?member=${id}`);
    const field = page.getByRole('textbox', { name: 'Points per invited friend' });
    await expect(field).toHaveValue('100');
    await field.fill('150');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Set to 150 points' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change Priya Raman’s points per friend?' });
    await expect(dialog).toContainText('An invited friend is worth 100 now and will be worth 150.');
    await dialog.getByRole('button', { name: 'Set to 150 points' }).click();
    await expect(page.getByText('Priya Raman now gets 150 points per invited friend')).toBeVisible();
    expect(await admin.get(`/api/admin/referralPointsValue/${id}`)).toMatchObject({ points: 150 });

    const names = '**/backend/api/admin/referralNames*';
    await page.route(names, (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('tab', { name: 'Invited' }).click();
    await expect(page.getByText(/^Error fetching referral usernames: ./)).toBeVisible();
    await page.unroute(names);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.getByRole('list', { name: 'Invited' }).or(page.getByText('No invited friends yet')),
    ).toBeVisible();
    await expect(page).toHaveURL(`/admin/members?member=${id}&tab=invited`);
  });

  test('are marked and unmarked as degen after confirmation', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { id } = await find(admin, 'tomas');
    await page.goto(`/admin/members?member=${id}`);
    const sheet = page.getByRole('region', { name: 'Member', exact: true });
    await page.getByRole('button', { name: 'Mark as degen' }).click();
    await page
      .getByRole('alertdialog', { name: 'Mark Tomás Oliveira as degen?' })
      .getByRole('button', { name: 'Mark as degen' })
      .click();
    await expect(page.getByText('Marked as degen')).toBeVisible();
    await expect(sheet.getByText('Degen', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove degen mark' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove mark' }).click();
    await expect(page.getByText('Degen mark removed')).toBeVisible();
    await expect(sheet.getByText('Degen', { exact: true })).toHaveCount(0);
  });

  test('lose a deleted post permanently after confirmation, and the page reloads', async ({ page, request }) => {
    const admin = await asAdmin(page, request);
    const { submissions } = await admin.get<{ submissions: { submissionId: number; user: { id: number } }[] }>(
      '/api/admin/contentSubmissions?status=Accepted&itemsPerPage=100',
    );
    const { user } = submissions[0]!;
    const count = submissions.filter((submission) => submission.user.id === user.id).length;
    await page.goto(`/admin/members?member=${user.id}&tab=posts`);
    const rows = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
    await expect(rows).toHaveCount(count);
    await rows.first().getByRole('button', { name: 'Delete post' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this post?' });

    await page.route('**/backend/api/admin/user/post*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete post')).toBeVisible();
    await page.unroute('**/backend/api/admin/user/post*');

    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Post deleted successfully')).toBeVisible();
    await reloaded;
    await expect(count > 1 ? rows : page.getByText('No accepted posts')).toHaveCount(Math.max(1, count - 1));
  });

  test('are disqualified after confirmation: no points remain, and the page reloads', async ({
    page,
    browser,
    request,
  }) => {
    // Uses a member that no other journey uses.
    const member = sitePage(await browser.newPage());
    await startSession(member, accounts.newcomer);
    const { id, name } = (await call(member, 'GET', '/api/user')) as { id: number; name: string };
    await member.close();
    const admin = await asAdmin(page, request);
    await admin.post('/api/admin/user/points/update', { userId: id, points: 300 });
    await page.goto(`/admin/members?member=${id}`);
    await page.getByRole('button', { name: 'Disqualify member' }).click();
    const dialog = page.getByRole('dialog', { name: `Disqualify ${name}?` });
    await expect(dialog).toContainText('Their points are set to 0');
    await dialog.getByRole('textbox').fill('Cheating');

    await page.route('**/backend/api/admin/user/disqualify*', (route) => route.fulfill({ status: 500, body: '' }));
    await dialog.getByRole('button', { name: 'Disqualify' }).click();
    await expect(page.getByText('Failed to disqualify user')).toBeVisible();
    await page.unroute('**/backend/api/admin/user/disqualify*');

    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Disqualify' }).click();
    await expect(page.getByText('User disqualified successfully')).toBeVisible();
    await reloaded;
    const sheet = page.getByRole('region', { name: 'Member', exact: true });
    await expect(sheet.getByText('Disqualified', { exact: true })).toBeVisible();
    await expect(sheet.getByRole('definition').first()).toHaveText('0');
    await expect(page.getByRole('button', { name: 'Disqualify member' })).toHaveCount(0);
  });

  test('are changed once in every way, despite a 500, a dropped connection and a timeout', async ({
    page,
    request,
    browser,
  }) => {
    await takeClock(page);
    const admin = await asAdmin(page, request);
    const member = sitePage(await browser.newPage());
    await startSession(member, accounts.newcomer);
    const { id } = (await call(member, 'GET', '/api/user')) as { id: number };
    const { submissionId } = (await call(member, 'POST', '/api/user/twitterSubmitEmbedURL', {
      url: `https://x.com/demo/status/${Date.now()}7`,
    })) as { submissionId: number };
    await admin.post('/api/admin/acceptSubmission', { submissionId, points: 0 });
    await member.close();
    await page.goto(`/admin/members?member=${id}&tab=posts`);

    const question = page.getByRole('alertdialog', { name: /\?$/ });
    /** Presses a button and confirms. The call first fails in each way, then succeeds. */
    const through = async (
      open: string,
      answer: string,
      call: string,
      failed: string,
      method = 'POST',
      done?: string,
    ) => {
      await page.getByRole('button', { name: open }).click();
      const confirm = question.getByRole('button', { name: answer });
      await failing(page, {
        method,
        call,
        act: () => confirm.click(),
        expectTruth: () => expect(question.locator('[data-part=error]')).toHaveText(unreached),
      });
      await expect(page.getByText(failed).nth(2)).toBeVisible();
      await confirm.click();
      // First, because the page may reload soon after it.
      if (done) await expect(page.getByText(done)).toBeVisible();
      await expect(question).toHaveCount(0);
    };

    const field = page.getByRole('textbox', { name: 'Points to add' });
    await field.fill('120');
    await field.press('Enter');
    await through('Add 120 points', 'Add 120 points', '**/api/admin/user/points/update', 'Couldn’t change the points');
    await expect(page.getByText(/ now has 120 points$/)).toBeVisible();
    await expect(page.getByText(/points changed in the meantime/)).toHaveCount(0);

    await page.getByRole('radio', { name: 'Set the total' }).click();
    const newTotal = page.getByRole('textbox', { name: 'New total' });
    await newTotal.fill('80');
    await newTotal.press('Enter');
    await through('Set to 80', 'Set to 80', '**/api/admin/points/update-admin', 'Couldn’t change the points');
    await expect(page.getByText(/ now has 80 points$/)).toBeVisible();

    const value = page.getByRole('textbox', { name: 'Points per invited friend' });
    await value.fill('170');
    await value.press('Enter');
    await through(
      'Set to 170 points',
      'Set to 170 points',
      '**/api/admin/adjustReferralPointsValue/*',
      'Couldn’t change the',
    );
    await expect(page.getByText(/ now gets 170 points per invited friend$/)).toBeVisible();
    expect(await admin.get(`/api/admin/referralPointsValue/${id}`)).toMatchObject({ points: 170 });

    await through('Mark as degen', 'Mark as degen', '**/api/admin/user/degen', 'Something happened');
    await expect(page.getByText('Marked as degen')).toBeVisible();

    const deleted = page.waitForEvent('load');
    const post = '**/api/admin/user/post?*';
    await through('Delete post', 'Delete', post, 'Failed to delete post', 'DELETE', 'Post deleted successfully');
    await deleted;
    await expect(page.getByText('No accepted posts')).toBeVisible();

    const disqualified = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Disqualify member' }).click();
    const ask = page.getByRole('dialog', { name: /^Disqualify / });
    await ask.getByRole('textbox').fill('Cheating');
    const confirm = ask.getByRole('button', { name: 'Disqualify' });
    await failing(page, {
      method: 'POST',
      call: '**/api/admin/user/disqualify?*',
      act: () => confirm.click(),
      expectTruth: () => expect(ask.locator('[data-part=error]').last()).toHaveText(unreached),
    });
    await confirm.click();
    await expect(page.getByText('User disqualified successfully')).toBeVisible();
    await disqualified;
    const { entries } = await admin.get<{ entries: { points: number }[] }>(`/api/admin/users/${id}/points`);
    expect(entries.map(({ points }) => points)).toEqual([-80, -40, 120, 0]);
  });

  test('that don’t exist are reported, and a failed list can be reloaded', async ({ page, request }) => {
    await asAdmin(page, request);
    await page.goto('/admin/members?member=4711');
    await expect(page.getByText('This member doesn’t exist')).toBeVisible();
    const search = '**/backend/api/search/users/**';
    await page.route(search, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/members?search=nova');
    await expect(page.getByText('Error fetching search results')).toBeVisible();
    await page.unroute(search);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Nova Lindqvist' })).toBeVisible();
  });

  test(`have no accessibility errors in light or dark, and no sideways scrolling at 320 px`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(page, request);
    const { id } = await find(admin, 'nova');
    // The tabs differ only in their panels, so the rest of the page is checked only once.
    for (const [tab, within] of [
      ['points', 'html'],
      ['quests', '[role=tabpanel]'],
      ['posts', '[role=tabpanel]'],
      ['invited', '[role=tabpanel]'],
    ] as const) {
      const isShown = async () => {
        await expect(page.getByRole('heading', { level: 2, name: 'Nova Lindqvist' })).toBeVisible();
        await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
      };
      await expectAccessible(page, `/admin/members?member=${id}&tab=${tab}`, isShown, within);
    }
    await expectAccessible(page, '/admin/members', () =>
      expect(page.getByRole('list', { name: 'Most points' })).toBeVisible(),
    );
  });
});

test('an admin who logged in a while ago logs in again, and the change is made once', async ({ page, request }) => {
  const admin = await asAdmin(page, request);
  const { id, points } = await find(admin, 'finn');
  await page.goto(`/admin/members?member=${id}`);
  let calls = 0;
  // Fakes the server's refusal, because this session is too young to trigger it. The server's rule has its own tests.
  await page.route('**/backend/api/admin/{points/update-admin,user/points/update}', (route) => {
    calls += 1;
    return calls > 1 ? route.fallback() : requireFreshSignIn(route);
  });
  await page.getByRole('button', { name: 'Add 50 points' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change Finn O’Rourke’s points?' });
  await dialog.getByRole('button', { name: 'Add 50 points' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(confirm).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  const opening = page.waitForEvent('popup');
  await confirm.getByRole('button', { name: 'Connect with X (Twitter)' }).click();
  await (await opening).getByRole('button', { name: 'Demo admin' }).click();
  await expect(page.getByText(`Finn O’Rourke now has ${points + 50} points`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The previous session has ended, so a copy of its token is useless.
  const before = { authorization: `Bearer ${admin.token}` };
  await expect.poll(async () => (await request.get('/backend/api/session', { headers: before })).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Points history' }).getByRole('listitem').first()).toContainText('+50');
});
