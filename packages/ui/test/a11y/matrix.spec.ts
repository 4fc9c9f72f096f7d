import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isPage, rulesFor } from '../../../../.storybook/a11y.ts';
import { show, stories, test } from '../storybook.ts';
import { apply, type Condition, conditions } from './conditions.ts';
import { aceFindings, acePageRules, axeIncomplete, axeViolations, isExplained } from './explained.ts';
import { findLayoutFaults } from './layout.ts';

/** accessibility-checker-engine's global. */
declare const ace: {
  Checker: new () => {
    check(
      root: Document,
      guidelines: string[],
    ): Promise<{
      results: { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } }[];
    }>;
  };
};
type Axe = typeof axe;
declare const partOf: (element: Node | null) => string;

const { resolve } = createRequire(import.meta.url);

/** Runs in the page. Returns the components around an element, such as "QuickView CommentThread". */
function namePart() {
  Object.assign(globalThis, {
    partOf: (element: Node | null) => {
      const names: string[] = [];
      for (let at = element; at; at = at.parentNode)
        if (at instanceof Element && at.hasAttribute('data-component'))
          names.unshift(at.getAttribute('data-component')!);
      return names.join(' ');
    },
  });
}

async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis && 'ace' in globalThis)) return;
  // Tests look at the end of every transition, never at its middle.
  await page.addStyleTag({ content: '*, ::before, ::after { transition-duration: 0s !important; }' });
  // A virtual list blocks pointer events for a moment after scrolling, and here it would always have just scrolled.
  await page.addStyleTag({ content: '[role=presentation] { pointer-events: auto !important; }' });
  await page.evaluate(namePart);
  await page.addScriptTag({ path: resolve('axe-core/axe.min.js') });
  await page.addScriptTag({ path: resolve('accessibility-checker-engine/ace.js') });
}

/**
 * Runs in the page. Returns everything that an engine reads: elements, names and order. If a condition doesn't change
 * it, only the visual rules can find something new.
 */
function readMarkup(): string {
  const seen = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? 1 : 0,
  );
  return [document.documentElement.lang, document.body.outerHTML, seen.join('')].join('\n');
}

/** axe's rules about visual appearance. */
const drawn = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

async function runAxe(page: Page, title: string, { hasOwnColors = false }: Condition, isNew: boolean) {
  const rules = Object.fromEntries([
    ...rulesFor(title).map(({ id, enabled }) => [id, { enabled }] as const),
    ['color-contrast', { enabled: hasOwnColors }],
  ]);
  const asked = drawn.filter((id) => rules[id]?.enabled ?? true);
  const found = await page.evaluate(
    async (options) => {
      const { parameters } = __STORYBOOK_PREVIEW__.currentRender.story;
      const { context } = (parameters.a11y ?? {}) as { context?: { exclude: string[] } };
      const engine = (globalThis as unknown as { axe: Axe }).axe;
      const { violations, incomplete } = await engine.run(
        { include: ['body'], exclude: ['.sb-wrapper', ...(context?.exclude ?? [])] },
        { ...options, resultTypes: ['violations', 'incomplete'], elementRef: true },
      );
      const list = (kind: string, results: typeof violations) =>
        results.flatMap(({ id, nodes }) =>
          nodes.map((node) => {
            const [check] = [...node.any, ...node.all, ...node.none];
            return {
              kind,
              rule: id,
              part: partOf(node.element ?? null),
              target: node.html.slice(0, 200),
              why: check?.message ?? '',
            };
          }),
        );
      return [...list('violation', violations), ...list('incomplete', incomplete)];
    },
    isNew ? { rules } : { runOnly: asked },
  );
  return found
    .filter(
      ({ kind, rule, part, target, why }) =>
        !isExplained(kind === 'violation' ? axeViolations : axeIncomplete, rule, part, `${target} ${why}`),
    )
    .map(({ kind, rule, part, target, why }) => `axe ${kind} ${rule} in ${part}: ${target} (${why})`);
}

async function runAce(page: Page, title: string): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return (
      results
        // Its recommendations go beyond WCAG, and axe's best practices cover them.
        .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && /^(?:FAIL|POTENTIAL)$/.test(verdict))
        .map((result) => ({
          ...result,
          node: document.evaluate(result.path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue,
        }))
        // It ignores `inert`, so it reports content under open dialogs and lists.
        .filter(({ node }) => !(node instanceof Element && node.closest('[inert]')))
        .map(({ ruleId, value, message, snippet, node }) => ({
          rule: ruleId,
          part: partOf(node),
          target: snippet.slice(0, 600),
          why: `${value[1].toLowerCase()}: ${message}`,
        }))
    );
  });
  const explained = isPage(title) ? aceFindings : [...aceFindings, ...acePageRules];
  return found
    .filter(({ rule, part, target, why }) => !isExplained(explained, rule, part, `${target} ${why}`))
    .map(({ rule, part, target, why }) => `ace ${rule} in ${part}: ${target} (${why})`);
}

for (const { id, title } of stories)
  test(id, async ({ preview }) => {
    await load(preview);
    const viewport = await show(preview, id);
    /** Each finding once, with the conditions in which it occurs. */
    const faults = new Map<string, string[]>();
    const markups = new Set<string>();
    for (const condition of conditions) {
      await apply(preview, id, condition, viewport);
      const markup = await preview.evaluate(readMarkup);
      const isNew = !markups.has(markup);
      markups.add(markup);
      const found = [
        ...(await runAxe(preview, title, condition, isNew)),
        ...(condition.hasOwnMarkup && isNew ? await runAce(preview, title) : []),
        // Runs last because it scrolls: lists then render other rows, which the next condition would have to wait for.
        ...(await preview.evaluate(findLayoutFaults)),
      ];
      for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), condition.name]);
    }
    // The next story runs in the plain condition.
    await apply(preview, id, conditions[0]!, viewport);
    expect([...faults].map(([fault, names]) => `${fault} (${names.join(', ')})`)).toEqual([]);
  });
