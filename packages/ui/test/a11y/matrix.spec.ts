import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isPage, rulesFor } from '../../../../.storybook/a11y.ts';
import { show, stories, test } from '../storybook.ts';
import { apply, conditions, type Condition } from './conditions.ts';
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
declare const layoutFaults: typeof findLayoutFaults;

const { resolve } = createRequire(import.meta.url);

/**
 * Runs in the page. Defines `partOf`, which returns the components around an element, such as "QuickView
 * CommentThread".
 */
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
  // A virtual list blocks pointer events for a moment after scrolling, and this test scrolls constantly.
  await page.addStyleTag({ content: '[role=presentation] { pointer-events: auto !important; }' });
  await page.evaluate(namePart);
  await page.addScriptTag({ content: `globalThis.layoutFaults = ${findLayoutFaults}` });
  await page.addScriptTag({ path: resolve('axe-core/axe.min.js') });
  await page.addScriptTag({ path: resolve('accessibility-checker-engine/ace.js') });
}

/** axe rules that depend on colors, boxes or text. All others depend on markup only. */
const ruled = {
  colors: ['color-contrast', 'link-in-text-block'],
  boxes: ['scrollable-region-focusable', 'target-size'],
  words: ['html-lang-valid', 'label-content-name-mismatch', 'landmark-unique', 'valid-lang'],
};

/** axe rules that a story enables or disables, regardless of the condition. */
const rulesOf = (title: string) => Object.fromEntries(rulesFor(title).map(({ id, enabled }) => [id, { enabled }]));

interface Asked {
  /** Options for axe; undefined if none of its inputs changed. */
  axe: { rules: Record<string, { enabled: boolean }> } | { runOnly: string[] } | undefined;
  /** True to run the second engine. It is the slowest, and reads only markup. */
  ace: boolean;
  layout: boolean;
}
interface Found {
  by: 'axe violation' | 'axe incomplete' | 'ace';
  rule: string;
  part: string;
  target: string;
  why: string;
}

/** Runs in the page. Runs the requested engines and the layout check. */
async function look(asked: Asked): Promise<{ found: Found[]; faults: string[] }> {
  const found: Found[] = [];
  if (asked.axe) {
    const { parameters } = __STORYBOOK_PREVIEW__.currentRender.story;
    const { context } = (parameters.a11y ?? {}) as { context?: { exclude: string[] } };
    const engine = (globalThis as unknown as { axe: Axe }).axe;
    const { violations, incomplete } = await engine.run(
      { include: ['body'], exclude: ['.sb-wrapper', ...(context?.exclude ?? [])] },
      { ...asked.axe, resultTypes: ['violations', 'incomplete'], elementRef: true },
    );
    const list = (by: Found['by'], results: typeof violations) =>
      results.flatMap(({ id, nodes }) =>
        nodes.map((node) => {
          const [check] = [...node.any, ...node.all, ...node.none];
          const part = partOf(node.element ?? null);
          return { by, rule: id, part, target: node.html.slice(0, 200), why: check?.message ?? '' };
        }),
      );
    found.push(...list('axe violation', violations), ...list('axe incomplete', incomplete));
  }
  if (asked.ace) {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    for (const { ruleId, value, message, snippet, path } of results) {
      const [level, verdict] = value;
      // Its recommendations go beyond WCAG, and axe's best practices cover them.
      if (level !== 'VIOLATION' || !/^(?:FAIL|POTENTIAL)$/.test(verdict)) continue;
      const node = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      // The engine ignores that an open dialog or list makes the page beneath it inert.
      const modal = document.querySelector('[aria-modal=true]');
      if (node instanceof Element && (node.closest('[inert]') || (modal && !modal.contains(node)))) continue;
      const why = `${verdict.toLowerCase()}: ${message}`;
      found.push({ by: 'ace', rule: ruleId, part: partOf(node), target: snippet.slice(0, 600), why });
    }
  }
  // Runs last because it scrolls: virtual lists then render other rows, and the next condition waits for them.
  return { found, faults: asked.layout ? layoutFaults() : [] };
}

/** Runs in the page. Returns true if the story sets its own color scheme or direction, as an example of that look. */
const isLook = () => {
  const { direction, scheme } = __STORYBOOK_PREVIEW__.currentRender.story.storyGlobals;
  return direction !== undefined || scheme !== undefined;
};

const plain = conditions[0]!;
/** With `--short`, about a quarter of the stories runs in each half of the conditions. */
const halves = [conditions.slice(0, conditions.length / 2), conditions.slice(conditions.length / 2)];

/** Returns the conditions of a story: all of them; with `--short`, half or none unless the story is a whole page. */
function conditionsOf(id: string, title: string): readonly Condition[] {
  if (!process.env.A11Y_SHORT || isPage(title)) return conditions;
  // Chosen by id, so that a new story doesn't change the conditions of the others.
  const [byte = 0] = createHash('sha256').update(id).digest();
  return [halves[0]!, [], halves[1]!, []][byte % 4]!;
}

for (const { id, title } of stories) {
  const asked = conditionsOf(id, title);
  if (asked.length === 0) continue;
  const aceExplained = isPage(title) ? aceFindings : [...aceFindings, ...acePageRules];
  const explained = { 'axe violation': axeViolations, 'axe incomplete': axeIncomplete, ace: aceExplained };

  test(id, async ({ preview }) => {
    await load(preview);
    const viewport = await show(preview, id);
    /** Findings without duplicates, with the conditions of each. */
    const faults = new Map<string, string[]>();
    const seen = new Set<string>();
    const isNew = (part: string) => seen.size < seen.add(part).size;
    // Examples of a look run in the plain condition only: the component's other stories cover every look.
    for (const condition of (await preview.evaluate(isLook)) ? [plain] : asked) {
      const { hasOwnColors = false } = condition;
      const { markup, words, boxes } = await apply(preview, id, condition, viewport);
      const isRead = isNew(markup);
      const isMoved = isNew(`${markup}${boxes}`);
      const isReworded = isNew(words);
      const rules = { ...rulesOf(title), 'color-contrast': { enabled: hasOwnColors } };
      const runOnly = [
        ...(hasOwnColors ? ruled.colors : []),
        ...(isMoved ? ruled.boxes : []),
        ...(isReworded ? ruled.words : []),
      ];
      const checks: Asked = {
        axe: isRead ? { rules } : runOnly.length > 0 ? { runOnly } : undefined,
        ace: isRead,
        layout: isMoved || isReworded,
      };
      if (!checks.axe && !checks.layout) continue;
      const all = await preview.evaluate(look, checks);
      const unexplained = all.found
        .filter(({ by, rule, part, target, why }) => !isExplained(explained[by], rule, part, `${target} ${why}`))
        .map(({ by, rule, part, target, why }) => `${by} ${rule} in ${part}: ${target} (${why})`);
      for (const fault of [...unexplained, ...all.faults])
        faults.set(fault, [...(faults.get(fault) ?? []), condition.name]);
    }
    // The next story runs in the plain condition.
    await apply(preview, id, plain, viewport);
    expect([...faults].map(([fault, names]) => `${fault} (${names.join(', ')})`)).toEqual([]);
  });
}
