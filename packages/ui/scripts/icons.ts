/* Generates src/components/Icon/generated/: the icons and logos of iconNames.ts, each with only the path that we use.
   Phosphor's package ships six weights of every icon, and tree shaking can't remove the other five. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isValidElement, type ReactElement } from 'react';
import * as simpleIcons from 'simple-icons';
import { brands, icons } from './iconNames.ts';

const iconPackage = dirname(createRequire(import.meta.url).resolve('@phosphor-icons/react/package.json'));

type PathProps = { d?: string; children?: unknown };

/** Returns the path data (`d`) of an icon's element and of all its descendants. */
function paths(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(paths);
  if (!isValidElement(node)) return [];
  const { d, children } = (node as ReactElement<PathProps>).props;
  return [...(d ? [d] : []), ...paths(children)];
}

async function phosphor(name: string): Promise<string> {
  const { default: weights } = (await import(pathToFileURL(join(iconPackage, `dist/defs/${name}.es.js`)).href)) as {
    default: Map<string, ReactElement>;
  };
  const d = paths(weights.get('regular')).join('');
  if (!d) throw new Error(`@phosphor-icons/react has no path for ${name}`);
  return d;
}

function brand(name: string): string {
  const icon = (simpleIcons as unknown as Record<string, { path: string } | undefined>)[`si${name}`];
  if (!icon) throw new Error(`simple-icons has no ${name}`);
  return icon.path;
}

const folder = join(import.meta.dirname, '../src/components/Icon/generated');
const banner = '// Generated from scripts/iconNames.ts by `pnpm theme`: change that file, not this one.';

function iconModule(name: string, path: string, box: number): string {
  return [
    "'use client';",
    banner,
    "import { createIcon } from '../createIcon.tsx';",
    `export const ${name} = /* @__PURE__ */ createIcon('${path}', ${box});`,
    '',
  ].join('\n');
}

function descriptions(): string {
  const all = [
    ...Object.entries(icons).map(([name, text]) => [`${name}Icon`, text]),
    ...Object.entries(brands).map(([name, text]) => [`${name}Mark`, text]),
  ];
  const lines = all.map(([name, text]) => `  ${name}: '${text}',`);
  return `${banner}\nexport const iconDescriptions = {\n${lines.join('\n')}\n};\n`;
}

/**
 * Writes src/components/Icon/generated/: an index, a description of each icon, and one module per icon, so that
 * bundlers drop unused icons.
 */
export async function writeIcons(): Promise<void> {
  const modules = new Map<string, string>();
  const add = (name: string, path: string, box: number) => modules.set(`${name}.ts`, iconModule(name, path, box));
  for (const name of Object.keys(icons)) add(`${name}Icon`, await phosphor(name), 256);
  for (const name of Object.keys(brands)) add(`${name}Mark`, brand(name), 24);
  const all = [...modules.keys()].map((file) => `export * from './${file}';`);
  modules.set('index.ts', `${banner}\n${all.join('\n')}\n`);
  modules.set('descriptions.ts', descriptions());
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(join(folder, file));
  for (const [file, text] of modules) writeFileSync(join(folder, file), text);
}
