import { expect, type Page } from '@playwright/test';
import { send, show, stories, test } from '../storybook.ts';

/* The Default story of each component is its playground, so every control must change its markup. */

/** Controls without a visible effect in the Default story. */
const unseen: Record<string, string[]> = {
  // Defaults, which only the first render reads.
  AcceptDialog: ['defaultPoints'],
  NumberField: ['defaultValue', 'step'],
  RadioGroup: ['defaultValue'],
  // Props that are used only on a press.
  DataTable: ['csvFileName'],
  InviteCard: ['text'],
  WalletDialog: ['installHref'],
  // Props for a state that the story isn't in.
  GmCard: ['now'],
  Link: ['size'],
  Menu: ['align', 'className'],
  ProjectLogo: ['name'],
  NoteList: ['limit'],
  SearchField: ['state'],
  TagInput: ['placeholder'],
  Tooltip: ['text', 'placement', 'className'],
};

/** Runs in the page. Returns other values for each control: all for a union, one for any other type. */
function findValues() {
  const { story } = __STORYBOOK_PREVIEW__.currentRender;
  const { args, argTypes } = __STORYBOOK_PREVIEW__.storyStoreValue.getStoryContext(story);
  const others = (value: unknown, { control, options }: { control?: object; options?: unknown[] }): unknown[] => {
    if (!control) return [];
    if (options) return options.filter((option) => option !== value);
    if (typeof value === 'string') return [/^\d{4}-/.test(value) ? value.replace(/^\d+/, '2031') : `${value} Z`];
    if (typeof value === 'number') return [value + 1];
    return typeof value === 'boolean' ? [!value] : [];
  };
  return Object.entries(argTypes)
    .map(([name, type]) => ({ name, values: name === 'className' ? ['z'] : others(args[name], type) }))
    .filter(({ values }) => values.length > 0);
}

/** Returns the markup without React's ids, which differ between renders. */
const markup = async (page: Page) =>
  (await page.evaluate(() => document.body.innerHTML)).replace(/react-aria[\w:«»-]*|[:«_]r[\w]*[:»_]/g, '');

const playgrounds = stories.filter(({ id, title }) => id.endsWith('--default') && /^Com|^Layouts/.test(title));

for (const { id, title } of playgrounds) {
  test(`controls of ${title}`, async ({ preview }) => {
    await show(preview, id);
    const controls = await preview.evaluate(findValues);
    const dead: string[] = [];
    for (const { name, values } of controls) {
      const before = await markup(preview);
      let isSeen = false;
      for (const value of values) {
        await send(preview, id, 'updateStoryArgs', { storyId: id, updatedArgs: { [name]: value } });
        isSeen = (await markup(preview)) !== before;
        if (isSeen) break;
      }
      if (!isSeen) dead.push(name);
      await send(preview, id, 'resetStoryArgs', { storyId: id, argNames: [name] });
    }
    expect(controls.length).toBeGreaterThan(0);
    expect(dead).toEqual(unseen[title.split('/')[1]!] ?? []);
  });
}
