import { adminPaths } from '../src/shared/adminPaths.ts';
import { paths } from '../src/shared/addresses.ts';
import { check, eventually, expect } from './check.ts';

/** Example addresses of route patterns that have parameters. */
const examples: Record<string, string> = {
  [paths.project.path]: '/projects/1',
  [paths.projectEdit.path]: '/projects/1/edit',
  [paths.quest.path]: '/quest/1',
  [paths.profile.path]: '/profile/1',
  [paths.profileByName.path]: '/user/profile/nova',
  [paths.adminProject.path]: '/admin/projects/1',
  [paths.adminProjectEdit.path]: '/admin/projects/1/edit',
  [adminPaths.questEdit.path]: '/admin/quests/1/edit',
};

/** Redirect targets of the callback routes when opened without parameters. */
const leadsTo: Record<string, string> = {
  [paths.authTwitter.path]: '/',
  [paths.authCallback.path]: '/',
};

const patterns = [...Object.values(paths), ...Object.values(adminPaths)].map(({ path }) => path);
const widths = [1280, 390];

/** Returns the horizontal overflow, in pixels. Runs in the page. */
const readOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const pattern of patterns)
  check(`${pattern} is whole, and nothing on it is wider than the window`, async ({ tab }) => {
    const address = pattern.includes(':') ? examples[pattern] : pattern;
    if (!address) throw new Error(`routes.check.ts needs an example of ${pattern}.`);
    await tab.loadAs('demo-admin', address);
    await eventually(() => tab.count('main h1')).toBe(1);
    expect(await tab.path()).toBe(leadsTo[pattern] ?? address);
    expect(await tab.text('main h1')).not.toBe('Page not found');
    for (const width of widths) {
      await tab.resize(width, 900);
      await eventually(() => tab.browser.execute(readOverflow)).toBe(0);
    }
  });
