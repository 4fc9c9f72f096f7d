import { check, eventually, expect } from './check.ts';
import { field, named, within } from './tab.ts';

check('the landing page leads to the projects, a search and the quick view', async ({ tab }) => {
  await tab.load('/');
  await tab.click(named('a', 'Projects', within.header));
  await eventually(() => tab.text('h1')).toBe('Top Projects');
  await eventually(() => tab.count('article')).toBe(5);
  const search = tab.browser.$(field('Search projects'));
  await search.setValue('Harbour');
  await tab.browser.$('[role=option]').waitForDisplayed();
  await tab.browser.keys(['Enter']);
  await eventually(() => tab.path()).toBe('/projects?search=Harbour');
  await eventually(() => tab.count('article')).toBe(1);
  const name = await tab.text('article h2, article h3');
  await tab.click(named('a', name, within.card));
  await eventually(() => tab.text('[role=dialog] h2')).toBe(name);
  await eventually(() => tab.path()).toMatch(/project=\d+/);
});

check('a dialog takes the focus, closes by Escape and gives the focus back', async ({ tab }) => {
  await tab.load('/projects');
  const opener = tab.browser.$(named('button', 'Log in', within.header));
  await opener.waitForClickable();
  await opener.click();
  await eventually(() => tab.text('[role=dialog] h2')).toBe('Log In');
  await eventually(() => tab.browser.execute(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(
    true,
  );
  await tab.browser.keys(['Escape']);
  await eventually(() => tab.count('[role=dialog]')).toBe(0);
  await eventually(() => tab.focus()).toMatchObject({ tag: 'button', name: 'Log in' });
});

check('language and theme are switched without a reload, and remembered', async ({ tab }) => {
  await tab.load('/projects');
  await tab.click('[data-component=LanguageSelect] button');
  await tab.click(named('menuitemradio', 'Español'));
  await eventually(() => tab.text('h1')).toBe('Proyectos destacados');
  await tab.click('[data-component=ThemeToggle]');
  await eventually(() => tab.browser.$('html').getAttribute('class')).toBe('dark');
  await tab.load('/projects');
  await eventually(() => tab.text('h1')).toBe('Proyectos destacados');
  expect(await tab.browser.$('html').getAttribute('class')).toBe('dark');
});

check('the leaderboard changes its period, and the address with it', async ({ tab }) => {
  await tab.load('/leaderboard');
  await tab.click(named('radio', '7 days'));
  await eventually(() => tab.path()).toBe('/leaderboard?board=week');
  await tab.browser.back();
  await eventually(() => tab.path()).toBe('/leaderboard');
});

check('a phone has a menu that opens and closes by keyboard', async ({ tab }) => {
  await tab.resize(390, 700);
  await tab.load('/projects');
  await tab.focusOn('header button[aria-label="Open menu"]');
  await tab.browser.keys(['Enter']);
  await tab.browser.$(named('a', 'Projects', within.dialog)).waitForDisplayed();
  await tab.browser.keys(['Escape']);
  await eventually(() => tab.count('[role=dialog]')).toBe(0);
  await eventually(() => tab.focus()).toMatchObject({ tag: 'button', name: 'Open menu' });
});
