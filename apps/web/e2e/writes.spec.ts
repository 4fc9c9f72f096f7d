import type { Page } from '@playwright/test';
import { expectToast, failing, takeClock, unreached } from './failures.ts';
import { chooseInMenu, accounts, expect, openSignedIn, picture, startSession, test } from './fixtures.ts';
import { call, card, dialog, openQuest, pointsInBar, visit } from './quests.ts';
import { injectWallet } from './wallet.ts';

/** Opens an address as a member, with a clock that the journey controls. */
async function open(page: Page, address: string, account = accounts.newcomer) {
  await takeClock(page);
  await openSignedIn(page, address, account);
}

test.describe('through a 500, a dropped connection and a time-out', () => {
  test('an upvote returns to the server’s state', async ({ page }) => {
    await open(page, '/projects/14');
    const button = page.getByRole('main').getByRole('button', { name: /^Upvote/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const name = (await button.getAttribute('aria-label'))!;
    const count = Number(/(\d+) upvotes?$/.exec(name)![1]);
    await failing(page, {
      method: 'POST',
      call: '**/upvote',
      act: () => button.click(),
      expectTruth: () => expectToast(page, 'Error upvoting project'),
    });
    // The call that timed out was counted.
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName(new RegExp(`, ${count + 1} upvotes?$`));
    await failing(page, {
      method: 'DELETE',
      call: '**/upvote',
      act: () => button.click(),
      expectTruth: () => expectToast(page, 'Error removing upvote from project'),
    });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveAccessibleName(name);
  });

  test('a comment and a reply return their text, and are posted once; a failed deletion is reported', async ({
    page,
  }) => {
    await open(page, '/projects/15');
    const main = page.getByRole('main');
    const words = `Said once ${Date.now()}`;
    const field = main.getByRole('textbox', { name: 'Add a comment' });
    const send = main.getByRole('button', { name: 'Send', exact: true });
    await field.fill(words);
    await failing(page, {
      method: 'POST',
      call: '**/comment',
      act: () => send.last().click(),
      expectTruth: async () => {
        await expectToast(page, 'Error posting the comment');
        await expect(field).toHaveValue(words);
      },
    });
    await send.last().click();
    const comment = main.getByRole('listitem').filter({ hasText: words });
    await expect(comment).toHaveCount(1);
    await expect(comment).not.toContainText('Sending');
    await expect(field).toHaveValue('');

    const answer = `Answered once ${Date.now()}`;
    await comment.getByRole('button', { name: /^Reply to/ }).click();
    const reply = comment.getByRole('textbox');
    await reply.fill(answer);
    await failing(page, {
      method: 'POST',
      call: '**/comment',
      act: () => reply.press('Control+Enter'),
      expectTruth: async () => {
        await expectToast(page, 'Error posting the reply');
        await expect(reply).toHaveValue(answer);
      },
    });
    await reply.press('Control+Enter');
    await expect(reply).toHaveCount(0);
    await expect(comment.getByText(answer)).toHaveCount(1);
    await page.reload();
    await expect(main.getByText(words)).toHaveCount(1);
    await comment.getByRole('button', { name: 'Show Replies (1)' }).click();
    await expect(main.getByText(answer)).toHaveCount(1);

    await chooseInMenu(comment, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await failing(page, {
      method: 'DELETE',
      call: '**/comment',
      act: () => question.getByRole('button', { name: 'Delete' }).click(),
      expectTruth: () => expect(question.getByText('Error deleting the comment')).toBeVisible(),
    });
    // The call that timed out deleted the reply, so a repeated deletion counts as a success.
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await expect(main.getByText(answer)).toHaveCount(0);
    await expect(main.getByText(words)).toHaveCount(1);
  });

  test('a profile keeps its edits', async ({ page }) => {
    await open(page, '/profile/edit');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Typed through storms');
    const save = page.getByRole('form').getByRole('button', { name: 'Save' });
    await failing(page, {
      method: 'PATCH',
      call: '**/backend/google-user',
      act: () => save.click(),
      expectTruth: async () => {
        await expect(page.getByRole('form').locator('[data-part=error]').last()).toHaveText(unreached);
        await expect(name).toHaveValue('Typed through storms');
      },
    });
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Typed through storms' })).toBeVisible();
  });

  for (const [kind, label, call, typed] of [
    ['Post on X', 'Link to the post', 'twitterSubmitEmbedURL', (id: string) => `https://x.com/demo/status/${id}`],
    [
      'Embed code (ambassadors)',
      'Embed code',
      'embedcode',
      (id: string) => `<iframe src="https://www.youtube.com/embed/${id.slice(-11)}"></iframe>`,
    ],
  ] as const)
    test(`a submission keeps what was typed, and is sent once: ${kind}`, async ({ page }) => {
      await open(page, '/pwr-community', accounts.member);
      const id = `17${Date.now()}`;
      await page.getByRole('main').getByRole('button', { name: 'Submit content' }).first().click();
      const form = page.getByRole('dialog', { name: 'Submit content' });
      await form.getByRole('button', { name: /Type/ }).click();
      await page.getByRole('option', { name: kind }).click();
      const field = form.getByRole('textbox', { name: label });
      await field.fill(typed(id));
      const send = form.getByRole('button', { name: 'Submit for review' });
      await failing(page, {
        method: 'POST',
        call: `**/${call}`,
        act: () => send.click(),
        expectTruth: async () => {
          await expect(form.locator('[data-part=error]').filter({ hasText: /./ })).toBeVisible();
          await expect(field).toHaveValue(typed(id));
        },
      });
      await send.click();
      await expect(page.getByText('Submitted for review')).toBeVisible();
      await expect(
        page
          .getByRole('list', { name: 'My submissions' })
          .getByRole('article')
          .filter({ hasText: id.slice(-11) }),
      ).toHaveCount(1);
    });

  test('a meme keeps its picture and its title, and is sent once', async ({ page }) => {
    await open(page, '/pwr-community', accounts.member);
    const title = `Said in a storm ${Date.now()}`;
    await page.getByRole('main').getByRole('button', { name: 'Submit content' }).first().click();
    const form = page.getByRole('dialog', { name: 'Submit content' });
    await form.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Meme' }).click();
    const field = form.getByRole('textbox', { name: 'Title' });
    await field.fill(title);
    await failing(page, {
      method: 'PUT',
      call: '**/images/**',
      act: () => form.locator('input[type=file]').setInputFiles(picture),
      expectTruth: async () => {
        await expect(form.locator('[data-part=error]').filter({ hasText: unreached })).toBeVisible();
        await expect(field).toHaveValue(title);
      },
      wait: 120_000,
    });
    await form.getByRole('button', { name: /^Retry/ }).click();
    await expect(form.getByRole('button', { name: /^Replace/ })).toBeVisible();
    await expect(form.locator('[data-part=error]').filter({ hasText: unreached })).toHaveCount(0);
    const send = form.getByRole('button', { name: 'Submit for review' });
    await failing(page, {
      method: 'POST',
      call: '**/api/user/submitMeme',
      act: () => send.click(),
      expectTruth: async () => {
        await expect(form.locator('[data-part=error]').filter({ hasText: unreached })).toBeVisible();
        await expect(field).toHaveValue(title);
        await expect(form.getByRole('button', { name: /^Replace/ })).toBeVisible();
      },
    });
    await send.click();
    await expect(page.getByText('Submitted for review')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'My submissions' }).getByRole('article').filter({ hasText: title }),
    ).toHaveCount(1);
  });

  test('a message to the team keeps its text', async ({ page }) => {
    await takeClock(page);
    await page.goto('/projects');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
    const modal = page.getByRole('dialog', { name: 'Contact the team' });
    const words = modal.getByRole('textbox', { name: 'Message' });
    await modal.getByRole('textbox', { name: 'Your name' }).fill('Nova Lin');
    await modal.getByRole('textbox', { name: 'Your email address' }).fill('nova@example.com');
    await words.fill('Does this arrive?');
    const send = modal.getByRole('button', { name: 'Send message' });
    await failing(page, {
      method: 'POST',
      call: '**/api/contact',
      act: () => send.click(),
      expectTruth: async () => {
        await expect(modal.locator('[data-part=error]').filter({ hasText: unreached })).toBeVisible();
        await expect(words).toHaveValue('Does this arrive?');
      },
    });
    await send.click();
    await expect(page.getByText('Message sent')).toBeVisible();
  });

  test('a quest reviewed by an admin keeps its proof, and is requested once', async ({ page }) => {
    const quest = 'Write a guide for newcomers';
    await open(page, '/');
    await openQuest(page, quest);
    const steps = dialog(page, quest);
    const words = steps.getByLabel('What you did');
    await words.fill('My first guide.');
    await failing(page, {
      method: 'POST',
      call: '**/api/quests/request/verify',
      act: () => steps.getByRole('button', { name: 'Request verification' }).click(),
      expectTruth: () =>
        expect(
          steps
            .locator('[data-part=error]')
            .or(steps.getByText('In review', { exact: true }))
            .first(),
        ).toBeVisible(),
    });
    // The call that timed out was accepted, so the screen shows the new state and no error.
    await expect(steps.getByText('In review', { exact: true })).toBeVisible();
    await expect(steps.locator('[data-part=error]')).toBeHidden();
  });

  test('the quiz is joined once', async ({ page }) => {
    await open(page, '/pwr-quiz');
    const main = page.getByRole('main');
    const start = main.getByRole('button', { name: 'Start quiz' });
    await failing(page, {
      method: 'POST',
      call: '**/api/pwrQuizzes/auth/connect',
      act: () => start.click(),
      expectTruth: () => expect(main.getByText(unreached)).toBeVisible(),
    });
    await start.click();
    await expect(main.getByText('Question 1 of 5')).toBeVisible();
  });

  test('a session stays in the list until it has ended', async ({ page, browser }) => {
    const other = await browser.newPage({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' });
    await startSession(other, accounts.member);
    await other.close();
    await open(page, '/profile/edit', accounts.member);
    const ends = page.getByRole('button', { name: 'End session: Firefox on Windows' });
    await expect(ends).toHaveCount(1);
    await failing(page, {
      method: 'DELETE',
      call: '**/api/user/sessions/*',
      act: () => ends.click(),
      expectTruth: () => expectToast(page, unreached),
    });
    // The call that timed out ended the session.
    await expect(ends).toHaveCount(0);
  });

  test('GM is said once', async ({ page }) => {
    await open(page, '/');
    await failing(page, {
      method: 'POST',
      call: '**/api/claimBonusPoint',
      act: () => page.getByRole('button', { name: 'Say GM', exact: true }).click(),
      expectTruth: () => expectToast(page, unreached),
    });
    // The call that timed out claimed the bonus.
    await expect(page.getByRole('timer', { name: 'Next GM' })).toBeVisible();
    await expect(pointsInBar(page)).toContainText('50');
  });

  test('an answer in the quiz stays chosen, and counts once', async ({ page }) => {
    await open(page, '/pwr-quiz');
    await page.getByRole('button', { name: 'Start quiz' }).click();
    const main = page.getByRole('main');
    const chosen = main.getByRole('radio').nth(1);
    await chosen.press('b');
    const outcome = main.getByText(/^(Correct\.|Not quite\.)/);
    await failing(page, {
      method: 'POST',
      call: '**/submit-answer',
      act: () => page.keyboard.press('Enter'),
      expectTruth: async () => {
        await expect(chosen).toBeChecked();
        await expect(main.getByText(unreached).or(outcome)).toBeVisible();
      },
    });
    // The call that timed out was recorded, and the screen updates by itself.
    await expect(outcome).toBeVisible();
    await page.getByRole('button', { name: 'Next question' }).click();
    await expect(main.getByText('Question 2 of 5')).toBeVisible();
  });

  test('a quest is started and verified once', async ({ page }) => {
    const quest = 'Read the getting started guide';
    await open(page, '/');
    await openQuest(page, quest);
    const steps = dialog(page, quest);
    const begun = steps.getByText('completed', { exact: true });
    const expectFailureOr = (words: string) =>
      expect(
        steps
          .locator('[data-part=error]')
          .or(steps.getByText(words, { exact: true }))
          .first(),
      ).toBeVisible();
    await failing(page, {
      method: 'POST',
      call: '**/challenge/action?*',
      act: async () => {
        const opening = page.waitForEvent('popup');
        await steps.getByRole('link', { name: /^docs\.example/ }).click();
        await (await opening).close();
      },
      expectTruth: () =>
        expect(steps.locator('[data-part=error]').filter({ hasText: unreached }).or(begun).first()).toBeVisible(),
    });
    // The call that timed out was recorded, and the screen shows the new state.
    await expect(begun).toBeVisible();
    await failing(page, {
      method: 'POST',
      call: '**/api/quests/verify',
      act: () => steps.getByRole('button', { name: 'Verify' }).click(),
      expectTruth: () => expectFailureOr('Verified'),
    });
    // The call that timed out verified the quest, so the screen shows the new state and no error.
    await expect(steps.getByText('Verified. All that’s left is to claim your points.')).toBeVisible();
    await expect(steps.locator('[data-part=error]')).toBeHidden();
    await failing(page, {
      method: 'POST',
      call: '**/finalize',
      act: () => steps.getByRole('button', { name: 'Claim' }).click(),
      expectTruth: () => expectFailureOr('Completed'),
    });
    await expect(steps.getByText('Completed', { exact: true })).toBeVisible();
    await expect(steps.locator('[data-part=error]')).toBeHidden();
    await expect(pointsInBar(page)).toContainText('30');
  });

  test('an email address stays in its field', async ({ page }) => {
    const quest = 'Confirm your email address';
    const address = `storm-${Date.now()}@example.com`;
    await open(page, '/');
    await openQuest(page, quest);
    const steps = dialog(page, quest);
    const field = steps.getByRole('textbox', { name: 'Email address' });
    await field.fill(address);
    await failing(page, {
      method: 'GET',
      call: '**/subscribeEmail?*',
      act: () => steps.getByRole('button', { name: 'Send email' }).click(),
      expectTruth: async () => {
        await expect(steps.getByText(unreached)).toBeVisible();
        await expect(field).toHaveValue(address);
      },
    });
    await steps.getByRole('button', { name: 'Send email' }).click();
    await expect(steps.getByText(`We sent it to ${address}.`, { exact: false })).toBeVisible();
  });

  test('a wallet is linked by one transaction', async ({ page }) => {
    const quest = 'Install the wallet';
    const wallet = await injectWallet(page);
    await open(page, '/');
    await openQuest(page, quest);
    await dialog(page, quest).getByRole('button', { name: 'Connect wallet' }).click();
    const steps = page.getByRole('dialog', { name: 'Connect wallet' });
    await failing(page, {
      method: 'POST',
      call: '**/api/wallets/addWallet',
      act: () => steps.getByRole('button', { name: /^(Send transaction|Retry)$/ }).click(),
      expectTruth: () =>
        expect(steps.locator('[data-part=notice]')).toHaveText(
          /Could not reach the server|An unexpected error occurred/,
        ),
    });
    await steps.getByRole('button', { name: 'Retry' }).click();
    await expect(steps.locator('[data-part=notice]')).toHaveText(
      'Wallet is already connected. You can now verify this challenge.',
    );
    expect(wallet.calls.filter((call) => call === 'payableVidaDataTransaction')).toHaveLength(1);
  });

  test('logging out waits for the server’s answer', async ({ page }) => {
    await open(page, '/projects');
    const account = page.getByRole('banner').getByRole('button', { name: /’s account,/ });
    const logOut = async () => {
      await account.click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    };
    await failing(page, {
      method: 'POST',
      call: '**/api/logout/twitter',
      act: logOut,
      expectTruth: async () => {
        await expectToast(page, 'Error trying to logout');
        await expect(account).toBeVisible();
      },
    });
    await logOut();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('a wallet is linked and unlinked once', async ({ page }) => {
    const wallet = await injectWallet(page);
    await wallet.publish();
    await open(page, '/profile/edit');
    const list = page.getByRole('list', { name: 'Linked accounts' });
    const connect = list.getByRole('button', { name: 'Connect: Wallet' });
    const row = list.getByRole('listitem').filter({ hasText: wallet.address });
    await connect.click();
    const steps = page.getByRole('dialog', { name: 'Connect wallet' });
    const retry = steps.getByRole('button', { name: 'Retry' });
    // A signature can be used only once, so each attempt signs a new challenge.
    const sign = async () => {
      if (await retry.isVisible()) await retry.click();
      await steps.getByRole('button', { name: 'Sign', exact: true }).click();
    };
    await failing(page, {
      method: 'POST',
      call: '**/api/user/identities/wallet',
      act: sign,
      expectTruth: () => expect(steps.locator('[data-part=notice]')).toHaveText(unreached),
    });
    await sign();
    await expect(page.getByText('Wallet connected')).toBeVisible();
    await expect(row).toHaveCount(1);

    const question = page.getByRole('alertdialog', { name: 'Disconnect this account?' });
    await row.getByRole('button', { name: 'Disconnect: Wallet' }).click();
    await failing(page, {
      method: 'DELETE',
      call: '**/api/user/identities/*',
      act: () => question.getByRole('button', { name: 'Disconnect' }).click(),
      expectTruth: () =>
        expect(question.locator('[data-part=error]').filter({ hasText: unreached }).or(connect).first()).toBeVisible(),
    });
    // The call that timed out unlinked the wallet, and the screen shows the new state.
    await expect(connect).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(row).toHaveCount(0);
  });

  test('an email address is confirmed by its link once', async ({ page }) => {
    const address = `storm-${Date.now()}@example.com`;
    await takeClock(page);
    await startSession(page, accounts.newcomer);
    const { quests } = (await call(page, 'GET', '/api/quests')) as { quests: { id: number; kind: string }[] };
    const { id } = quests.find(({ kind }) => kind === 'email')!;
    await call(page, 'GET', `/api/postmark/subscribeEmail?challengeId=${id}&email=${address}`);
    await page.goto('/demo-outbox');
    const link = page.getByRole('listitem').filter({ hasText: address }).getByRole('link');
    const retry = page.getByRole('button', { name: 'Retry' });
    const notice = page.locator('[data-part=email-notice]');
    const confirmed = notice.filter({ hasText: `${address} is confirmed.` });
    await failing(page, {
      method: 'POST',
      call: '**/api/email/confirm',
      act: () => link.or(retry).click(),
      expectTruth: () => expect(notice.filter({ hasText: unreached }).or(confirmed)).toBeVisible(),
    });
    // The call that timed out confirmed the address, so the screen offers no retry.
    await expect(confirmed).toBeVisible();
    await expect(retry).toHaveCount(0);
    await expect(card(page, 'Confirm your email address').getByText('Verified')).toBeVisible();
  });

  test('a follow on X is recorded, and rewarded once', async ({ page }) => {
    const quest = 'Follow us on X';
    await open(page, '/');
    await openQuest(page, quest);
    const steps = dialog(page, quest);
    await failing(page, {
      method: 'POST',
      call: '**/api/twitter/followUser',
      act: () => visit(page, quest, /^Open X/),
      expectTruth: () =>
        expect(
          steps
            .locator('[data-part=error]')
            .filter({ hasText: unreached })
            .or(steps.getByText('Started, not verified'))
            .first(),
        ).toBeVisible(),
    });
    // The call that timed out was recorded, so the screen shows the new state and no error.
    await expect(steps.getByText('Started, not verified')).toBeVisible();
    await expect(steps.locator('[data-part=error]')).toBeHidden();
    await failing(page, {
      method: 'POST',
      call: '**/api/socialData/quests/verify',
      act: () => steps.getByRole('button', { name: 'Verify' }).click(),
      expectTruth: () =>
        expect(
          steps
            .locator('[data-part=error]')
            .or(steps.getByText('Verified', { exact: true }))
            .first(),
        ).toBeVisible(),
    });
    await steps.getByRole('button', { name: 'Claim' }).click();
    await expect(steps.getByText('Completed', { exact: true })).toBeVisible();
    await expect(pointsInBar(page)).toContainText('100');
  });
});
