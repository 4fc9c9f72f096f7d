import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parts, partOf, type Part } from '@pwr-community/i18n/parts';
import ts from 'typescript';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

interface Gap {
  path: string;
  /** A message part that neither the page nor the page around it loads. */
  part: Part;
  /** A module of the page that uses one of its messages. */
  by: string;
}

/** Messages that are there when they are needed, although the page doesn't load their part itself. */
const loadedElsewhere: (Gap & { why: string })[] = [
  { path: 'main.tsx', part: 'offer', by: 'features/language-offer/LanguageOffer.tsx', why: 'imports them compiled' },
  {
    path: 'main.tsx',
    part: 'login',
    by: 'features/sign-in/SignInProvider.tsx',
    why: 'follows a dialog that loads them',
  },
  {
    path: 'features/airdrop/AirdropPage.tsx',
    part: 'error',
    by: 'shared/errorMessages.ts',
    why: 'the hero loads them',
  },
  ...['Create', 'Edit'].map((name) => ({
    path: `features/admin/quests/${name}QuestPage.tsx`,
    part: 'airdrop' as const,
    by: 'features/admin/quests/Preview.tsx',
    why: 'loads them in the language of the preview',
  })),
];

interface Module {
  /** Modules that load with it. */
  imports: Set<string>;
  /** Ids of the messages it uses. */
  ids: Set<string>;
  /** Modules that it loads later with `page`, and the message parts that load with them. */
  pages: { path: string; parts: Part[] }[];
}

function* within(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* within(child);
}

const textOf = (node: ts.Node) => (node as ts.StringLiteral).text;
const trees = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(src, name))
    .map((path) => [path, ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)]),
);

/** Finds the calls of `defineMessages` in a module: ids of messages by key, by the constant's name. */
function definedIn(tree: ts.SourceFile): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const node of within(tree)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) continue;
    const [argument] = node.initializer.arguments;
    if (node.initializer.expression.getText() !== 'defineMessages' || !ts.isObjectLiteralExpression(argument!))
      continue;
    const ids = argument.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
      const fields = (initializer as ts.ObjectLiteralExpression).properties.filter(ts.isPropertyAssignment);
      return [name.getText(), textOf(fields.find((field) => field.name.getText() === 'id')!.initializer)] as const;
    });
    found.set(node.name.getText(), new Map(ids));
  }
  return found;
}
const defined = new Map([...trees].map(([path, tree]) => [path, definedIn(tree)]));

function read(path: string, tree: ts.SourceFile): Module {
  const module: Module = { imports: new Set(), ids: new Set(), pages: [] };
  const at = (specifier: ts.Node) => resolve(path, '..', textOf(specifier));
  const catalogs = new Map(defined.get(path));
  for (const node of within(tree)) {
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      module.imports.add(at(node.moduleSpecifier));
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
      const from = at(node.moduleSpecifier);
      module.imports.add(from);
      const names = node.importClause?.namedBindings;
      for (const { name, propertyName } of names && ts.isNamedImports(names) ? names.elements : []) {
        const ids = defined.get(from)?.get((propertyName ?? name).text);
        if (ids) catalogs.set(name.text, ids);
      }
    }
    if (ts.isCallExpression(node) && /^(?:page|loadedPage)$/.test(node.expression.getText())) {
      const [load, ...partNames] = node.arguments;
      for (const call of load ? within(load) : [])
        if (ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.ImportKeyword)
          module.pages.push({ path: at(call.arguments[0]!), parts: partNames.map((name) => textOf(name) as Part) });
    }
  }
  for (const node of within(tree)) {
    const ids = ts.isIdentifier(node) && catalogs.get(node.text);
    const around = node.parent;
    if (!ids || ts.isImportSpecifier(around) || ts.isTypeQueryNode(around)) continue;
    if (ts.isVariableDeclaration(around) && around.name === node) continue;
    // `messages.key` uses one message; `messages[key]` or `messages` alone may use each of them.
    const id = ts.isPropertyAccessExpression(around) && around.expression === node && ids.get(around.name.text);
    for (const used of id ? [id] : ids.values()) module.ids.add(used);
  }
  return module;
}
const modules = new Map([...trees].map(([path, tree]) => [path, read(path, tree)]));

/** Adds a module and all modules that load with it. */
function addLoaded(path: string, found: Set<string>): Set<string> {
  if (!modules.has(path) || found.has(path)) return found;
  found.add(path);
  for (const next of modules.get(path)!.imports) addLoaded(next, found);
  return found;
}

const textOfGap = ({ path, part, by }: Gap) => `${path} needs '${part}', because ${by} uses it`;

/** Lists the gaps of a page and of the pages that it loads later. */
function* gapsOf(path: string, open: ReadonlySet<Part>, before: ReadonlySet<string>): Generator<Gap> {
  const loaded = [...addLoaded(path, new Set())].filter((one) => !before.has(one));
  for (const one of loaded) {
    const { ids, pages } = modules.get(one)!;
    for (const part of new Set([...ids].map(partOf)))
      if (!open.has(part)) yield { path: relative(src, path), part, by: relative(src, one) };
    for (const next of pages)
      yield* gapsOf(next.path, new Set([...open, ...next.parts]), new Set([...before, ...loaded]));
  }
}

test('each page loads the parts with the messages that its code uses', () => {
  const found = new Set([...gapsOf(join(src, 'main.tsx'), new Set(['start']), new Set())].map(textOfGap));
  expect([...found].sort()).toEqual(loadedElsewhere.map(textOfGap).sort());
});

test('finds the pages and parts that it checks', () => {
  const found = [...modules.values()].flatMap(({ pages }) => pages);
  expect(found.length).toBeGreaterThan(40);
  expect(found.flatMap((one) => one.parts).filter((part) => !parts.includes(part))).toEqual([]);
});
