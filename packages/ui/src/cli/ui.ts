#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSite } from './createSite.ts';
import { createTheme, printTheme } from './createTheme.ts';
import { figmaVariables } from './figmaVariables.ts';
import { renameEntriesIn } from './renameEntries.ts';

const usage = `Usage: npx @pwr-community/ui create my-site
       npx @pwr-community/ui theme --accent "#0a7" [--out theme-accent.css]
       npx @pwr-community/ui figma variables [--accent "#0a7"]
       npx @pwr-community/ui codemod src`;

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { accent: { type: 'string' }, out: { type: 'string' } } });
  } catch {
    throw new Error(usage);
  }
}

function main() {
  const { positionals, values } = readArguments();
  const [command, path, ...rest] = positionals;
  if (command === 'theme' && path === undefined && values.accent) {
    const css = printTheme(createTheme(values.accent));
    if (values.out === undefined) process.stdout.write(css);
    else writeFileSync(values.out, css);
  } else if (command === 'figma' && path && rest.length === 0) {
    const theme = values.accent === undefined ? undefined : createTheme(values.accent);
    mkdirSync(path, { recursive: true });
    for (const scheme of ['light', 'dark'] as const) {
      const file = join(path, `${scheme}.tokens.json`);
      writeFileSync(file, `${JSON.stringify(figmaVariables(scheme, theme?.[scheme]), null, 2)}\n`);
      console.log(file);
    }
  } else if (command === 'create' && path && rest.length === 0) {
    createSite(join(import.meta.dirname, '../template'), path);
    console.log(`Created ${path}. Next:\n\n  cd ${path}\n  npm install\n  npm run dev`);
  } else if (command === 'codemod' && path && rest.length === 0) {
    const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as { exports: Parameters<typeof renameEntriesIn>[1] };
    const changed = renameEntriesIn(path, exports);
    console.log(changed.length ? changed.join('\n') : 'Every import has its new path already.');
  } else throw new Error(usage);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
