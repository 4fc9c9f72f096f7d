import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { TrashIcon, XIcon } from '../src/components/Icon/index.ts';

const index = join(import.meta.dirname, '../src/components/Icon/index.ts');

/** An app whose lazy part uses an icon that the rest doesn't. */
const app: Record<string, string> = {
  'virtual:start': `export { XIcon } from '${index}'; export const later = () => import('virtual:later');`,
  'virtual:later': `export { TrashIcon } from '${index}';`,
};

async function chunks() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'app', resolveId: (id) => (id in app ? id : null), load: (id) => app[id] }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:start',
        preserveEntrySignatures: 'strict',
        external: /^(?![./]|virtual:)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** Returns the path data of an icon's markup. */
const drawing = (Icon: typeof XIcon) => /d="([^"]+)"/.exec(renderToStaticMarkup(createElement(Icon)))![1]!;

test('a chunk contains only the icons that it renders', async () => {
  const built = await chunks();
  const start = built.find(({ isEntry }) => isEntry)!;
  const rest = built.filter((chunk) => chunk !== start).map(({ code }) => code);
  expect(start.code).toContain(drawing(XIcon));
  expect(start.code).not.toContain(drawing(TrashIcon));
  expect(rest.join('')).toContain(drawing(TrashIcon));
  expect(built.flatMap(({ code }) => code.match(/createIcon\(/g) ?? [])).toHaveLength(3);
});

/** Returns the folders of src that importing this component loads eagerly. */
async function cost(folder: string): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src', folder, 'index.ts'),
        preserveEntrySignatures: 'strict',
        external: /^(?![./]|\w:\\)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = output.filter((file) => file.type === 'chunk');
  const brought = new Set(files.filter(({ isEntry }) => isEntry));
  // Follows the imports, because code shared with lazy chunks is in a separate file.
  for (const { imports } of brought) for (const file of files) if (imports.includes(file.fileName)) brought.add(file);
  const folders = [...brought]
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /\/src\/\w+\/([A-Z]\w+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}

test.each([
  ['components/Button', []],
  [
    'community/ProjectCard',
    ['CategoryTag', 'Count', 'Icon', 'ItemCard', 'ProjectLogo', 'Skeleton', 'TagList', 'UpvoteButton'],
  ],
  [
    'community/CommentThread',
    [
      'Avatar',
      'Button',
      'CategoryTag',
      'CommentComposer',
      'EmptyState',
      'Icon',
      'Illustration',
      'Link',
      'Menu',
      'RelativeTime',
      'Skeleton',
    ],
  ],
])('%s loads only the components that it is made of', async (folder, parts) => {
  expect(await cost(folder)).toEqual([folder.split('/')[1], ...parts].sort());
});
