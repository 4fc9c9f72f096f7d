/**
 * `npm run new-component -- GROUP/NAME`: creates the folder src/GROUP/NAME with the files that every component has, and
 * records the next minor version in since.json as the component's first.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const [, group, name] = /^(components|community|layouts)\/([A-Z][A-Za-z]+)$/.exec(process.argv[2] ?? '') ?? [];
if (!group || !name) {
  console.error('Give a group (components, community or layouts) and a name in PascalCase: community/QuickView');
  process.exit(1);
}
const folder = join(import.meta.dirname, '../src', group, name);
if (existsSync(folder)) {
  console.error(`src/${group}/${name} already exists.`);
  process.exit(1);
}

const files: Record<string, string> = {
  [`${name}.tsx`]: `'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './${name}.styles.ts';

export interface ${name}Props extends PlainRootProps {
  children: ReactNode;
}

/** One sentence about the component, and the words of a screen reader if they differ from its text. */
export function ${name}({ children, ...root }: ${name}Props) {
  return (
    <div {...root} css={styles.root} data-component="${name}">
      {children}
    </div>
  );
}
`,
  [`${name}.styles.ts`]: `import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, { color: token.color.ink });
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './index.ts';

const meta = {
  title: '${group[0]!.toUpperCase()}${group.slice(1)}/${name}',
  component: ${name},
  args: { children: 'Text' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeftDark: Story = {
  args: { children: 'نص' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

# ${name}

When to use it, and what to use instead.

<Canvas of={Stories.Default} />
<Controls of={Stories.Default} />

## Words

## Keyboard

## Accessibility

## Also called other names, in alphabetical order
`,
  'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
};

mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);

const sinceFile = join(import.meta.dirname, '../src/docs/page/since.json');
const since = JSON.parse(readFileSync(sinceFile, 'utf8')) as Record<string, string>;
const [major, minor] = manifest.version.split('.');
since[name] = `${major}.${Number(minor) + 1}.0`;
writeFileSync(sinceFile, `${JSON.stringify(Object.fromEntries(Object.entries(since).sort()), null, 2)}\n`);
console.log(`src/${group}/${name}: ${Object.keys(files).join(', ')}`);
