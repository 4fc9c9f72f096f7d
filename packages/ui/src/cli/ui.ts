#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createTheme, printTheme } from './createTheme.ts';

const usage = 'Usage: npx @pwr-community/ui theme --accent "#0a7" [--out theme-accent.css]';

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { accent: { type: 'string' }, out: { type: 'string' } } });
  } catch {
    throw new Error(usage);
  }
}

function main() {
  const { positionals, values } = readArguments();
  if (positionals.join(' ') !== 'theme' || !values.accent) throw new Error(usage);
  const css = printTheme(createTheme(values.accent));
  if (values.out === undefined) process.stdout.write(css);
  else writeFileSync(values.out, css);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
