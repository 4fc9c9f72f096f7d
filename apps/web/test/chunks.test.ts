import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkGroups } from '../chunks.ts';

const web = join(import.meta.dirname, '..');
const at = (module: string) => (module.startsWith('/') ? module : `${web}/src/${module}`);

type Module = { imports?: string[]; later?: string[] };

/** Maps each module in a graph to its matching group with the highest priority. */
function groupsOf(graph: Record<string, Module>) {
  const modules = new Map(
    Object.entries(graph).map(([module, { imports = [], later = [] }]) => [
      at(module),
      { code: '', importedIds: imports.map(at), dynamicallyImportedIds: later.map(at) },
    ]),
  );
  const context = { getModuleInfo: (id: string) => modules.get(id) ?? null } as unknown as Rolldown.ChunkingContext;
  const groups = chunkGroups().toSorted((one, other) => other.priority! - one.priority!);
  const groupOf = (id: string) => {
    for (const { name } of groups) {
      const found = typeof name === 'function' ? name(id, context) : name;
      if (found) return found;
    }
    return null;
  };
  return Object.fromEntries(Object.keys(graph).map((module) => [module, groupOf(at(module))]));
}

const list = 'features/projects/ListPage.tsx';
const home = 'features/airdrop/AirdropPage.tsx';
const profile = 'features/profile/ProfilePage.tsx';
const react = '/x/node_modules/react-dom/index.js';
const query = '/x/node_modules/query/index.js';
const menu = '/ui/Menu/MenuPopover.tsx';
const dialog = '/ui/Modal/ModalOverlay.tsx';
const popover = '/ui/internal/popover.ts';

test('modules go to the group of the visits that need them', () => {
  const groups = groupsOf({
    'main.tsx': { imports: [react, query, 'routes.tsx'] },
    'routes.tsx': { later: [list, home, profile, menu, dialog] },
    [react]: {},
    [query]: {},
    [list]: { imports: ['everywhere.ts', 'pager.ts', 'card.ts'] },
    [home]: { imports: ['everywhere.ts'] },
    [profile]: { imports: ['pager.ts'] },
    'everywhere.ts': {},
    'pager.ts': {},
    'card.ts': {},
    [menu]: { imports: [popover] },
    [dialog]: { imports: [popover] },
    [popover]: {},
  });
  expect(groups).toMatchObject({
    [react]: 'libraries',
    [query]: 'libraries',
    'main.tsx': 'start',
    'everywhere.ts': 'start',
    'pager.ts': 'lists',
    'card.ts': 'list',
    [popover]: 'overlays',
  });
});

test('modules of a project’s page are apart from those of lists, and certain ones from both', () => {
  const detail = 'features/projects/DetailPage.tsx';
  const flags = 'shared/flagOf.ts';
  const groups = groupsOf({
    'main.tsx': { later: [list, profile, detail] },
    [list]: { imports: ['upvote.ts', 'card.ts'] },
    [profile]: { imports: ['upvote.ts', 'card.ts', flags] },
    [detail]: { imports: ['upvote.ts'] },
    'upvote.ts': {},
    'card.ts': {},
    [flags]: {},
  });
  expect(groups).toMatchObject({ 'upvote.ts': 'projects', 'card.ts': 'lists', [flags]: 'flags' });
});

test('a page with tabs doesn’t load what only other pages and overlays share with them', () => {
  const styles = '/ui/components/Tabs/Tabs.styles.ts';
  const groups = groupsOf({
    'main.tsx': { later: [home, profile, 'features/projects/ProjectQuickView.tsx'] },
    [home]: { imports: [styles] },
    [profile]: { imports: [styles, 'time.ts'] },
    'features/projects/ProjectQuickView.tsx': { imports: [styles, 'time.ts'] },
    [styles]: {},
    'time.ts': {},
  });
  expect(groups[styles]).not.toBe(groups['time.ts']);
  expect(groups[styles]).toBe('tabs');
});

test('a page that visits don’t start with has its own chunk', () => {
  const page = 'features/contact/ContactPage.tsx';
  const groups = groupsOf({ 'main.tsx': { later: [page] }, [page]: { imports: ['form.ts'] }, 'form.ts': {} });
  expect(groups).toMatchObject({ [page]: null, 'form.ts': null });
});
