import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Expected } from '../src/internal/checkProps.ts';

const own = join(import.meta.dirname, '..');
const src = join(own, 'src');

/** Position where a component's body starts, and the props that its types expect. */
interface Component {
  name: string;
  body: number;
  expected: Expected;
}

/** Returns the names of the required entries of `messages`. Nested ones are paths, such as `composer.send`. */
function requiredEntries(checker: ts.TypeChecker, type: ts.Type, prefix = ''): string[] {
  return checker.getPropertiesOfType(type).flatMap((entry) => {
    if (entry.flags & ts.SymbolFlags.Optional) return [];
    const path = prefix + entry.name;
    const own = checker.getTypeOfSymbol(entry);
    // Message groups are object types declared in this package, unlike strings, elements and functions.
    const isGroup =
      Boolean(own.flags & ts.TypeFlags.Object) &&
      own.getCallSignatures().length === 0 &&
      own.getSymbol()?.declarations?.every((node) => node.getSourceFile().fileName.startsWith(src));
    return isGroup ? requiredEntries(checker, own, `${path}.`) : [path];
  });
}

/** Returns the allowed values of a prop whose type is one or more string literals; undefined for other types. */
function literals(checker: ts.TypeChecker, prop: ts.Symbol): string[] | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => part.isStringLiteral()) ? parts.map((part) => part.value) : undefined;
}

function expectedOf(checker: ts.TypeChecker, type: ts.Type): Expected {
  const expected: Expected = {};
  const values: Record<string, string[]> = {};
  for (const prop of checker.getPropertiesOfType(type)) {
    if (prop.name === 'messages' && !(prop.flags & ts.SymbolFlags.Optional)) {
      const messages = requiredEntries(checker, checker.getTypeOfSymbol(prop));
      if (messages.length) expected.messages = messages;
    }
    const isOwn = prop.declarations?.every((node) => node.getSourceFile().fileName.startsWith(src));
    const known = isOwn ? literals(checker, prop) : undefined;
    if (known) values[prop.name] = known;
  }
  if (Object.keys(values).length) expected.values = values;
  return expected;
}

/** Finds the exported function components that have props to check, grouped by file. */
export function readComponents(): Map<string, Component[]> {
  const entries = ['components', 'community', 'layouts'].flatMap((group) =>
    readdirSync(join(src, group)).map((name) => join(src, group, name, 'index.ts')),
  );
  const { config } = ts.readConfigFile(join(own, 'tsconfig.build.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, own);
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const found = new Map<string, Component[]>();
  for (const entry of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const node = symbol.declarations?.[0];
      if (!node || !ts.isFunctionDeclaration(node) || !node.body || !/^[A-Z]/.test(symbol.name)) continue;
      const [props] = node.parameters;
      if (!props) continue;
      const expected = expectedOf(checker, checker.getTypeAtLocation(props));
      if (Object.keys(expected).length === 0) continue;
      const file = node.getSourceFile().fileName;
      const all = found.get(file) ?? [];
      all.push({ name: symbol.name, body: node.body.getStart() + 1, expected });
      found.set(file, all);
    }
  }
  return found;
}

/**
 * Vite plugin that inserts a `checkProps` call at the start of every component that has props to check. Production
 * builds of sites drop the call. Line numbers don't change, so source maps stay valid.
 */
export function checkedProps() {
  let components: Map<string, Component[]>;
  return {
    name: 'checked-props',
    enforce: 'pre' as const,
    buildStart() {
      components = readComponents();
    },
    transform(code: string, id: string) {
      const own = components.get(id);
      if (!own) return null;
      let checked = code;
      for (const { name, body, expected } of own.toSorted((one, other) => other.body - one.body))
        checked =
          checked.slice(0, body) +
          `if (process.env.NODE_ENV !== 'production') checkProps('${name}', arguments[0], ${JSON.stringify(expected)});` +
          checked.slice(body);
      const path = `./${relative(join(id, '..'), join(src, 'internal/checkProps.ts')).replaceAll('\\', '/')}`;
      const start = /^'use client';/.exec(checked)?.[0].length ?? 0;
      return {
        code: `${checked.slice(0, start)}import { checkProps } from '${path}';${checked.slice(start)}`,
        map: null,
      };
    },
  };
}
