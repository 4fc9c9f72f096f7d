import { expectNoViolationsInBothThemes } from './axe.ts';
import { accounts, connect, expect, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { adminPage, call } from './quests.ts';

/** One at a time, because all admins share the saved replies. */
test.describe.configure({ mode: 'default' });

test('admins note what they know, reply with a saved sentence, and see what waits', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const { id, username } = (await call(page, 'GET', '/api/user')) as { id: number; username: string };
  const url = `https://x.com/demo/status/${Date.now()}900`;
  await call(page, 'POST', '/api/user/twitterSubmitEmbedURL', { url });

  const admin = await adminPage(page);
  const waiting = async () => ((await call(admin, 'GET', '/api/admin/waiting')) as { submissions: number }).submissions;
  const before = await waiting();
  await admin.goto(`/admin?search=${username}`);
  const tabs = admin.getByRole('navigation', { name: 'Administration' });
  await expect(tabs.getByRole('link', { name: `Review queue ${before}` })).toBeVisible();
  await expect(admin.getByRole('button', { name: url.slice('https://'.length) })).toHaveAttribute(
    'aria-current',
    'true',
  );

  // A shortcut key focuses the field, and Ctrl+Enter adds the note.
  await admin.keyboard.press('?');
  await expect(admin.getByRole('dialog').getByText('add a note')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.keyboard.press('n');
  const notes = admin.getByRole('region', { name: 'Notes' });
  await expect(notes.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await admin.keyboard.type('Asked for the source.');
  await admin.keyboard.press('Control+Enter');
  const note = notes.getByRole('listitem').filter({ hasText: 'Asked for the source.' });
  await expect(note).toContainText('This submission');
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('');

  // Replies are saved in the settings and inserted next to the decision.
  await admin.getByRole('button', { name: 'Settings' }).click();
  const settings = admin.getByRole('dialog', { name: 'Review settings' });
  await settings.getByRole('button', { name: 'Add reply' }).click();
  const title = settings.getByRole('textbox', { name: 'Title' });
  const text = settings.getByRole('textbox', { name: 'Message to the member' });
  const save = settings.getByRole('button', { name: 'Save reply' });
  // Text without a visible character counts as empty.
  await title.fill(' \u200b');
  await text.fill('Please name your source.');
  await expect(save).toBeDisabled();
  await title.fill(`Source ${id}`);
  await text.fill('\u2060\n');
  await expect(save).toBeDisabled();
  await text.fill('Please name your source.');
  await save.click();
  await expect(settings.getByRole('listitem').filter({ hasText: `Source ${id}` })).toBeVisible();
  await expectNoViolationsInBothThemes(admin);
  await settings.getByRole('button', { name: 'Close' }).last().click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Insert a saved reply' }).click();
  await admin.getByRole('menuitem', { name: `Source ${id}` }).click();
  await expect(admin.getByRole('textbox', { name: 'Message to the member (optional)' })).toHaveValue(
    'Please name your source.',
  );
  await admin.keyboard.press('2');
  await admin.keyboard.press('r');
  await expect(admin.getByText('No submissions match these filters')).toBeVisible();
  await expect.poll(waiting).toBe(before - 1);
  const name = before > 1 ? `Review queue ${before - 1}` : 'Review queue';
  await expect(tabs.getByRole('link', { name, exact: true })).toBeVisible();

  // After the decision, admins still see the note until its author deletes it.
  await admin.goto(`/admin/members?member=${id}&tab=notes`);
  await expect(note).toContainText('A submission');
  await note.getByRole('button', { name: /^Delete the note/ }).click();
  await admin.getByRole('button', { name: 'Delete note', exact: true }).click();
  await expect(notes.getByText('No notes yet')).toBeVisible();

  await admin.goto('/dashboard');
  await admin.getByRole('link', { name: 'Submissions in review' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();

  await page.goto('/projects');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByText('Please name your source.').first()).toBeVisible();
  await expect(page.getByText('Asked for the source.')).toHaveCount(0);
  await admin.context().close();
});

test('the form of the 101st saved reply says that one must go, and keeps what was typed', async ({ page }) => {
  await startSession(page, accounts.admin);
  const replies = async () =>
    ((await call(page, 'GET', '/api/admin/savedReplies')) as { replies: { id: number; title: string }[] }).replies;
  for (let count = (await replies()).length; count < 100; count++)
    await call(page, 'POST', '/api/admin/savedReplies', { title: `Reply ${count + 1}`, text: 'Too blurry' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Review settings' });
  await settings.getByRole('button', { name: 'Add reply' }).click();
  const form = settings.getByRole('form', { name: 'Add reply' });
  await form.getByRole('textbox', { name: 'Title' }).fill('One more');
  await form.getByRole('textbox', { name: 'Message to the member' }).fill('Please name your source.');
  await form.getByRole('button', { name: 'Save reply' }).click();
  const refusal = form.getByText('There are 100 saved replies already. Delete one to add another.');
  await expect(refusal).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await settings.getByRole('button', { name: 'Delete “Reply 100”' }).click();
  await page.getByRole('button', { name: 'Delete reply', exact: true }).click();
  await expect(settings.getByText('Reply 100', { exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Save reply' }).click();
  await expect(form).toHaveCount(0);
  await expect(settings.getByText('One more', { exact: true })).toBeVisible();
  for (const { id } of await replies()) await call(page, 'DELETE', `/api/admin/savedReplies/${id}`);
});

test('a note that fails is reported to an admin who has moved on, and is still there', async ({ page }) => {
  await startSession(page);
  const admin = await adminPage(page);
  await admin.goto('/admin');
  const opened = admin.locator('[data-part=queue] [aria-current]');
  await expect(opened).toBeFocused();
  const first = (await opened.textContent())!;
  await admin.keyboard.press('n');
  const field = admin.getByRole('textbox', { name: 'New note' });
  await expect(field).toBeFocused();
  await admin.keyboard.type('Ask again.');
  const notes = '**/api/admin/users/*/notes';
  await admin.route(notes, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  const { asked, release } = await holdBack(admin, notes);
  await admin.keyboard.press('Control+Enter');
  await asked;
  await admin.keyboard.press('Escape');
  await admin.keyboard.press('j');
  await expect(opened).not.toHaveText(first);
  await expect(field).toHaveValue('');
  release();
  await expect(admin.locator('[data-part=toast][data-variant=error]')).toBeVisible();
  await admin.keyboard.press('k');
  await expect(field).toHaveValue('Ask again.');
  await admin.close();
});

test('a sent note leaves its field, even if the checkbox below is changed meanwhile', async ({ page }) => {
  await startSession(page);
  const admin = await adminPage(page);
  await admin.goto('/admin');
  const field = admin.getByRole('textbox', { name: 'New note' });
  const aboutSubmission = admin.getByRole('checkbox', { name: 'About this submission' });
  await field.fill('Asked for the source.');
  const { asked, release } = await holdBack(admin, '**/api/admin/users/*/notes');
  await field.press('Control+Enter');
  await asked;
  await aboutSubmission.press('Space');
  release();
  await expect(admin.getByText('Note added')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(aboutSubmission).not.toBeChecked();
  await admin.context().close();
});

test('a saved reply is saved once, and closes only its own form', async ({ page }) => {
  await startSession(page, accounts.admin);
  const title = `Late ${Date.now()}`;
  await call(page, 'POST', '/api/admin/savedReplies', { title, text: 'Too late' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Review settings' });
  const field = settings.getByRole('textbox', { name: 'Title' });
  const edit = settings.getByRole('button', { name: `Edit “${title}”` });
  await settings.getByRole('button', { name: 'Add reply' }).click();
  await field.fill('Source');
  await settings.getByRole('textbox', { name: 'Message to the member' }).fill('Please name your source.');
  const saving = await holdBack(page, '**/api/admin/savedReplies');
  await field.press('Enter');
  await saving.asked;
  await field.press('Enter');
  await edit.click();
  await expect(field).toHaveValue(title);
  saving.release();
  await expect(page.getByText('Reply saved for all admins')).toBeVisible();
  await expect(settings.getByText('Source', { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue(title);
  await settings.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveCount(0);
  await expect(edit).toBeFocused();

  // A form with text that was typed during the save stays open.
  await edit.click();
  const message = settings.getByRole('textbox', { name: 'Message to the member' });
  await message.fill('Too late for');
  const changing = await holdBack(page, '**/api/admin/savedReplies/*');
  await field.press('Enter');
  await changing.asked;
  await message.fill('Too late for this week');
  changing.release();
  await expect(settings.getByText('Too late for', { exact: true })).toBeVisible();
  await expect(message).toHaveValue('Too late for this week');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(settings.getByText('Too late for this week', { exact: true })).toBeVisible();
  const { replies } = (await call(page, 'GET', '/api/admin/savedReplies')) as { replies: { id: number }[] };
  for (const { id } of replies) await call(page, 'DELETE', `/api/admin/savedReplies/${id}`);
});

test('what an admin has typed on the desk survives the end of the session', async ({ page }) => {
  await startSession(page, accounts.newcomer);
  const { name, username } = (await call(page, 'GET', '/api/user')) as { name: string; username: string };
  const url = `https://x.com/demo/status/${Date.now()}901`;
  await call(page, 'POST', '/api/user/twitterSubmitEmbedURL', { url });
  const admin = await adminPage(page);
  await admin.goto(`/admin?search=${username}`);

  const note = admin.getByRole('textbox', { name: 'New note' });
  const message = admin.getByRole('textbox', { name: 'Message to the member (optional)' });
  const reason = admin.getByRole('radio', { name: 'Low quality or lacks detail' });
  const askToDisqualify = () => admin.getByRole('button', { name: 'Disqualify' }).click();
  const disqualification = admin.getByRole('dialog', { name: `Disqualify ${name}?` });
  await note.fill('Asked for the source.');
  await message.fill('Please name your source.');
  await admin.getByText('Low quality or lacks detail').click();
  await expect(reason).toBeChecked();
  await askToDisqualify();
  await disqualification.getByRole('textbox').fill('Copied posts.');
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  const settings = admin.getByRole('dialog', { name: 'Review settings' });
  const addReply = async () => {
    await admin.getByRole('button', { name: 'Settings' }).click();
    await settings.getByRole('button', { name: 'Add reply' }).click();
  };
  await addReply();
  await settings.getByRole('textbox', { name: 'Title' }).fill('Source');
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  await admin.evaluate(() => localStorage.setItem('bearerToken', 'not-a-token'));
  await admin.getByRole('button', { name: 'Add note' }).click();
  await admin.getByRole('alertdialog', { name: 'Session expired' }).getByRole('button', { name: 'Log in' }).click();
  await connect(admin, accounts.admin);
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(note).toHaveValue('Asked for the source.');
  await expect(message).toHaveValue('Please name your source.');
  await expect(reason).toBeChecked();
  await askToDisqualify();
  await expect(disqualification.getByRole('textbox')).toHaveValue('Copied posts.');
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await addReply();
  await expect(settings.getByRole('textbox', { name: 'Title' })).toHaveValue('Source');
  await settings.getByRole('form', { name: 'Add reply' }).getByRole('button', { name: 'Cancel' }).click();

  // Canceling discards the reply. A sent note leaves no draft.
  await settings.getByRole('button', { name: 'Add reply' }).click();
  await expect(settings.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('');
  await admin.reload();
  await expect(message).toHaveValue('Please name your source.');
  await expect(note).toHaveValue('');

  // On a phone, a dialog asks for the message.
  await admin.setViewportSize({ width: 375, height: 800 });
  await admin.goto(`/admin?search=${username}`);
  await admin.getByRole('list', { name: 'Review queue' }).getByRole('button').first().click();
  const rejection = admin.getByRole('dialog', { name: 'Reject 1 submission?' });
  const onPhone = rejection.getByRole('textbox', { name: 'Message to the member (optional)' });
  await admin.getByRole('button', { name: 'Reject', exact: true }).click();
  await onPhone.fill('Please add a link.');
  await admin.reload();
  await admin.getByRole('list', { name: 'Review queue' }).getByRole('button').first().click();
  await admin.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(onPhone).toHaveValue('Please add a link.');

  // It also survives a rejection that fails.
  const sending = '**/api/admin/rejectSubmission';
  await admin.route(sending, (route) => route.abort());
  await rejection.getByText('Low quality or lacks detail').click();
  await rejection.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(admin.locator('[data-part=toast][data-variant=error]')).toBeVisible();
  await admin.unroute(sending);
  await admin.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(onPhone).toHaveValue('Please add a link.');
  await admin.context().close();
});
