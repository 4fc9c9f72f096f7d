import type { Page } from '@playwright/test';
import { accounts, connect, expect, openSignedIn, signIn, startSession, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** Messages that the journeys use, by language. */
const languages = {
  en: {
    submit: 'Submit content',
    kind: /Type/,
    post: 'Post on X',
    tiktok: 'Video on TikTok',
    youtube: 'Video on YouTube',
    meme: 'Meme',
    address: 'Link to the post',
    title: 'Title',
    send: 'Submit for review',
    sent: 'Submitted for review',
    mine: 'My submissions',
    again: /already/,
    ofTiktok: /This is a post on TikTok/,
    choose: /^(Choose an image|Replace)/,
    uploaded: /^Replace/,
    tooLarge: 'The image is larger than 1000 × 1000 pixels. Choose a smaller one.',
    hidden: 'Remove the invisible characters',
  },
  zh: {
    submit: '投稿',
    kind: /类型/,
    post: 'X 帖子',
    tiktok: 'TikTok 视频',
    youtube: 'YouTube 视频',
    meme: '梗图',
    address: '帖子链接',
    title: '标题',
    send: '提交审核',
    sent: '已提交审核',
    mine: '我的投稿',
    again: /已/,
    ofTiktok: /这是 TikTok 的帖子/,
    choose: /^(选择图片|更换|替换)/,
    uploaded: /^(更换|替换)/,
    tooLarge: '图片超过 1000 × 1000 像素。请选择较小的图片。',
    hidden: '请删除不可见字符',
  },
} as const;

for (const [language, words] of Object.entries(languages))
  test.describe(`in ${language}, a member`, () => {
    test.beforeEach(async ({ page }) => {
      await startSession(page);
      await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
      await page.goto('/pwr-community');
    });

    /** Returns a number that no other test run uses. */
    const fresh = () => `18${Date.now()}${Math.floor(Math.random() * 9000 + 1000)}`;

    test('submits a post by its address, and is told of each other address of it', async ({ page }) => {
      for (const [kind, first, second] of [
        ['post', 'https://x.com/demo/status/ID/photo/1', 'https://x.com/i/web/status/ID'],
        ['post', 'https://mobile.twitter.com/demo/status/ID?s=46&t=abc', 'https://x.com/demo/status/ID'],
        ['youtube', 'https://music.youtube.com/watch?v=ID&si=abc', 'https://www.youtube.com/live/ID?feature=share'],
        ['tiktok', 'https://vm.tiktok.com/ZMID/', 'https://www.tiktok.com/@demo/video/ID?is_from_webapp=1'],
        ['tiktok', 'https://vt.tiktok.com/ZSID/', 'https://vm.tiktok.com/ZMID'],
      ] as const)
        await test.step(`${first} and ${second}`, async () => {
          const id = kind === 'youtube' ? fresh().slice(-11) : fresh();
          const form = page.getByRole('dialog', { name: words.submit });
          const field = form.getByRole('textbox', { name: words.address });
          const submit = async (address: string) => {
            await page.getByRole('main').getByRole('button', { name: words.submit }).first().click();
            await form.getByRole('button', { name: words.kind }).click();
            await page.getByRole('option', { name: words[kind], exact: true }).click();
            await field.fill(address.replace('ID', id));
            await form.getByRole('button', { name: words.send }).click();
          };
          await submit(first);
          await expect(page.getByText(words.sent)).toBeVisible();
          const row = page.getByRole('list', { name: words.mine }).getByRole('article').filter({ hasText: id });
          await expect(row).toHaveCount(1);
          await expect(row).not.toContainText(/[?&](s|t|si|is_from_webapp)=/);
          await submit(second);
          await expect(field).toHaveAccessibleDescription(words.again);
          await page.goto('/pwr-community');
        });
    });

    test('is told that a short link is another platform’s', async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: words.submit }).first().click();
      const form = page.getByRole('dialog', { name: words.submit });
      const field = form.getByRole('textbox', { name: words.address });
      await field.fill('https://vm.tiktok.com/ZMabc/');
      await expect(field).toHaveAccessibleDescription(words.ofTiktok);
    });

    test('submits a meme of any shape up to 1000 × 1000, and is told what is wrong with a larger one', async ({
      page,
    }) => {
      await page.getByRole('main').getByRole('button', { name: words.submit }).first().click();
      const form = page.getByRole('dialog', { name: words.submit });
      await form.getByRole('button', { name: words.kind }).click();
      await page.getByRole('option', { name: words.meme, exact: true }).click();
      const choose = async (width: number, height: number) => {
        const data = await page.evaluate(
          ([width, height]) => Object.assign(document.createElement('canvas'), { width, height }).toDataURL(),
          [width, height],
        );
        const chooser = page.waitForEvent('filechooser');
        await form.getByRole('button', { name: words.choose }).click();
        const buffer = Buffer.from(data.split(',')[1]!, 'base64');
        await (await chooser).setFiles({ name: 'meme.png', mimeType: 'image/png', buffer });
      };
      await choose(1001, 400);
      await expect(form.getByText(words.tooLarge).last()).toBeVisible();
      await choose(1000, 400);
      await expect(form.getByText(words.tooLarge)).toHaveCount(0);
      await expect(form.getByRole('button', { name: words.uploaded })).toBeVisible();
      const title = `A wide meme ${fresh()}`;
      const field = form.getByRole('textbox', { name: words.title });
      await field.fill(`${title}\u0002`);
      await form.getByRole('button', { name: words.send }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(words.hidden));
      await expect(field).toBeFocused();
      await field.fill(title);
      await form.getByRole('button', { name: words.send }).click();
      await expect(
        page.getByRole('list', { name: words.mine }).getByRole('article').filter({ hasText: title }),
      ).toBeVisible();
    });
  });

/** Opens the community page as a member. */
async function visitCommunity(page: Page) {
  await startSession(page);
  await page.goto('/pwr-community');
  const form = page.getByRole('dialog', { name: 'Submit content' });
  return {
    open: page.getByRole('main').getByRole('button', { name: 'Submit content' }).first(),
    form,
    field: form.getByRole('textbox', { name: 'Link to the post' }),
  };
}

test('what is typed while the last submission is sent stays, and so does the dialog', async ({ page }) => {
  const { open, form, field } = await visitCommunity(page);
  const sending = await holdBack(page, '**/api/user/twitterSubmitEmbedURL');
  await open.click();
  await field.fill(`https://x.com/demo/status/17${Date.now()}`);
  await form.getByRole('button', { name: 'Submit for review' }).click();
  await sending.asked;
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await open.click();
  await field.fill('https://x.com/demo/status/1234567890');
  sending.release();
  await expect(page.getByText('Submitted for review')).toBeVisible();
  await expect(field).toHaveValue('https://x.com/demo/status/1234567890');
  await expect(page).toHaveURL(/dialog=submit/);
  await page.reload();
  await expect(field).toHaveValue('https://x.com/demo/status/1234567890');
});

test('a second Enter while content is sent sends nothing, and focus stays where it is', async ({ page }) => {
  const { open, form, field } = await visitCommunity(page);
  const send = form.getByRole('button', { name: 'Submit for review' });
  const address = '**/api/user/twitterSubmitEmbedURL';
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/twitterSubmitEmbedURL') && request.method() === 'POST') sent.push(request.url());
  });
  await open.click();
  await field.fill(`https://x.com/demo/status/16${Date.now()}`);
  for (const focused of [field, send]) {
    await page.route(address, (route) => route.fulfill({ status: 500 }));
    const { asked, release } = await holdBack(page, address);
    sent.length = 0;
    await focused.press('Enter');
    await asked;
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(focused).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(send).not.toHaveAttribute('aria-disabled');
    await expect(form.locator('[data-part=error]').filter({ hasText: /./ })).toBeVisible();
    await expect(focused).toBeFocused();
    expect(sent).toHaveLength(1);
    await page.unroute(address);
  }
});

test('the quest board leads to the dialog, for visitors once they have logged in', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /^Submit yours/ });
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  await signIn(page, accounts.newcomer);
  const dialog = page.getByRole('dialog', { name: 'Submit content' });
  await expect(dialog).toBeVisible();
  await page.goto('/');
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/pwr-community$/);
  await page.getByRole('main').getByRole('button', { name: 'Submit content' }).first().click();
  await expect(dialog).toBeVisible();
});

test('a visitor whose address opens the form logs in first, or gets a clean address', async ({ page }) => {
  const login = page.getByRole('dialog', { name: 'Log In' });
  await page.goto('/pwr-community?show=memes&dialog=submit');
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pwr-community\?show=memes$/);

  await page.goto('/pwr-community?dialog=submit');
  await connect(page);
  const form = page.getByRole('dialog', { name: 'Submit content' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pwr-community$/);
});

test('a visitor who logs in in another tab sees the form instead of the login dialog', async ({ page, context }) => {
  await page.goto('/pwr-community?dialog=submit');
  const login = page.getByRole('dialog', { name: 'Log In' });
  await expect(login).toBeVisible();
  await openSignedIn(await context.newPage(), '/faq');
  await expect(page.getByRole('dialog', { name: 'Submit content' })).toBeVisible();
  await expect(login).toHaveCount(0);
});

test('an unknown dialog in the address opens none', async ({ page }) => {
  await page.goto('/pwr-community?dialog=unknown');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
