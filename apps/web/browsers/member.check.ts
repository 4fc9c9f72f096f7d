import { inject } from 'vitest';
import { check, eventually, expect } from './check.ts';
import { beginning, field, named, within } from './tab.ts';

check('a member signs in by the window of the identity provider', async ({ tab }) => {
  await tab.load('/projects');
  const opener = await tab.browser.getWindowHandle();
  await tab.click(named('button', 'Log in', within.header));
  await tab.click(named('button', 'Connect with X (Twitter)', within.dialog));
  await eventually(async () => (await tab.browser.getWindowHandles()).length).toBe(2);
  const popup = (await tab.browser.getWindowHandles()).find((handle) => handle !== opener)!;
  await tab.browser.switchToWindow(popup);
  await tab.click('button[value=demo-member]');
  await tab.browser.switchToWindow(opener);
  await eventually(() => tab.count(beginning('button', 'Demo Member’s account', within.header))).toBe(1);
  await eventually(() => tab.count('[role=dialog]')).toBe(0);
});

check('an upvote counts at once, and can be taken back', async ({ tab }) => {
  await tab.loadAs('demo-member', '/projects?page=4');
  const button = tab.browser.$(beginning('button', 'Upvote', within.card));
  await button.waitForClickable();
  const was = (await button.getAttribute('aria-pressed'))!;
  const label = await button.getAttribute('aria-label');
  await button.click();
  await eventually(() => button.getAttribute('aria-pressed')).toBe(was === 'true' ? 'false' : 'true');
  await button.click();
  await eventually(() => button.getAttribute('aria-label')).toBe(label);
});

check('a comment is posted by keyboard, and the focus stays in its field', async ({ tab }) => {
  await tab.loadAs('demo-member', '/projects/7');
  const words = `From ${inject('engine')}`;
  const box = tab.browser.$(field('Add a comment'));
  await box.waitForDisplayed();
  await box.setValue(words);
  await tab.browser.keys(['Control', 'Enter']);
  await eventually(() => tab.count(`//article[contains(., "${words}")]`)).toBe(1);
  await eventually(() => box.getValue()).toBe('');
  expect(await tab.focus()).toMatchObject({ tag: 'textarea', isInSight: true });
});

check('a quiz is played by keyboard, and its result has the focus', async ({ tab }) => {
  await tab.loadAs('', '/pwr-quiz');
  await tab.click(named('button', 'Start quiz'));
  for (let question = 1; question <= 5; question += 1) {
    await eventually(() => tab.count(`//*[text()="Question ${question} of 5"]`)).toBe(1);
    await eventually(() => tab.browser.execute(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    await tab.browser.keys(['a']);
    await tab.browser.keys(['Enter']);
    await tab.click(named('button', question < 5 ? 'Next question' : 'See the result'));
  }
  await eventually(() => tab.focus()).toMatchObject({ tag: 'h1', isInSight: true });
  expect(await tab.text('h1')).toMatch(/^\d of 5 correct$/);
});

check('a refused form puts the focus on its first wrong field, and not under the header', async ({ tab }) => {
  await tab.loadAs('demo-member', '/grant/apply');
  const submit = tab.browser.$(named('button', 'Submit project', within.form));
  await submit.waitForExist();
  await submit.scrollIntoView();
  await submit.click();
  const name = await tab.browser.$(field('Name')).getAttribute('id');
  await eventually(() => tab.focus()).toMatchObject({ id: name, isInSight: true });
});

/** Submits a post for review. Runs in a member's page. */
async function submitPost(url: string) {
  const token = localStorage.getItem('bearerToken');
  const reply = await fetch('/backend/api/user/twitterSubmitEmbedURL', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ url }),
  });
  if (!reply.ok) throw new Error(`The post was not accepted: ${reply.status}`);
}

check('an admin decides about a submission by key', async ({ tab }) => {
  await tab.loadAs('demo-member', '/projects');
  const post = `x.com/demo/status/${Date.now()}000`;
  await tab.browser.execute(submitPost, `https://${post}`);
  await tab.loadAs('demo-admin', '/admin?search=demo-member');
  await tab.click(`//*[@data-part="queue"]//button[contains(., "${post}")]`);
  await eventually(() => tab.focus()).toMatchObject({ isInSight: true });
  await tab.browser.keys(['2']);
  await tab.browser.keys(['r']);
  await eventually(() => tab.count(`//*[@data-part="queue"]//button[contains(., "${post}")]`)).toBe(0);
});
