import { isMap, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml';

export type Path = readonly PropertyKey[];

/** A parsed YAML file that knows the line of each setting. */
export interface YamlFile {
  value: unknown;
  /** Syntax errors with their lines. */
  errors: { line: number; text: string }[];
  /** Returns the line of a setting; for a missing setting, that of its closest existing parent. */
  lineOf(path: Path): number;
}

/** Finds an entry of a map or a list. `at` is the node that marks its line: the key in a map, the item in a list. */
function find(node: unknown, step: PropertyKey): { at: Node; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String((key as { value?: unknown }).value) === String(step)) as
      Pair<Node, Node | null> | undefined;
    return pair && { at: pair.key, value: pair.value };
  }
  if (isSeq(node)) {
    const item = node.items[Number(step)] as Node | undefined;
    return item && { at: item, value: item };
  }
  return undefined;
}

export function parseYaml(text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  const errors = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), text: message }));
  let value: unknown;
  try {
    if (errors.length === 0) value = document.toJS();
  } catch (error) {
    // An alias without an anchor, or too many aliases.
    errors.push({ line: 1, text: (error as Error).message });
  }
  return {
    value,
    errors,
    lineOf(path) {
      let node: unknown = document.contents;
      let offset = 0;
      for (const step of path) {
        const found = find(node, step);
        if (!found) break;
        offset = found.at.range?.[0] ?? offset;
        node = found.value;
      }
      return lineAt(offset);
    },
  };
}
