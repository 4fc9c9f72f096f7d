// The operator's guides. The test runs their commands, so it fails when a command no longer works.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

const folder = join(workspaceRoot, 'docs/operating');

/** A fenced code block in a guide. */
interface Block {
  guide: string;
  heading: string;
  language: string;
  text: string;
}

/** Parses a guide's code blocks. */
export function blocksOf(guide: string, markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: (Block & { indent: number }) | undefined;
  for (const line of markdown.split('\n')) {
    const fence = /^(\s*)```(\w*)$/.exec(line);
    if (open && fence) {
      blocks.push({ guide, heading: open.heading, language: open.language, text: open.text.trimEnd() });
      open = undefined;
    } else if (open) open.text += `${line.slice(open.indent)}\n`;
    else if (fence) open = { guide, heading, language: fence[2]!, text: '', indent: fence[1]!.length };
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
  }
  return blocks;
}

/** Hands out the guides' code blocks, and remembers the ones already used. */
export class Guides {
  private readonly blocks = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => blocksOf(name, readFileSync(join(folder, name), 'utf8')));
  private readonly taken = new Set<Block>();

  /** Returns the next unused block under a heading. @throws Error if there is none */
  take(guide: string, heading: string, language = 'sh'): string {
    const block = this.blocks.find(
      (one) => !this.taken.has(one) && one.guide === guide && one.heading === heading && one.language === language,
    );
    if (!block) throw new Error(`docs/operating/${guide} has no other block of ${language} under “${heading}”.`);
    this.taken.add(block);
    return block.text;
  }

  /** Returns the guide, heading and first line of each command block not used yet. */
  left(): string[] {
    const left = this.blocks.filter((block) => block.language === 'sh' && !this.taken.has(block));
    return left.map(({ guide, heading, text }) => `${guide}, “${heading}”: ${text.split('\n')[0]}`);
  }
}

/** Maps the workspace's npm commands to the built files that replace them, as listed in a table in install.md. */
export function packedCommands(): Map<string, string> {
  const table = readFileSync(join(folder, 'install.md'), 'utf8');
  const rows = table.matchAll(/^\| `npm run ([\w-]+)[^`]*` +\| `node (\S+\.js)[^`]*` +\|$/gm);
  return new Map([...rows].map(([, name, file]) => [name!, file!]));
}
