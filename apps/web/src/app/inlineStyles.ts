/** The id of the sheet that holds what React writes into `style` attributes. */
export const inlineSheetId = 'inline-styles';

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/**
 * Moves the `style` attributes of rendered markup to a sheet: the Content-Security-Policy allows a sheet with a nonce, and
 * no attributes. React writes no quote into text, so what looks like the attribute is one.
 */
export function takeInlineStyles(html: string): { html: string; sheet: string } {
  const ids = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const css = value.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity]!);
    // It would end its rule, or the sheet.
    if (/[{}<]/.test(css)) return '';
    if (!ids.has(css)) ids.set(css, ids.size);
    return ` data-style="${ids.get(css)}"`;
  });
  const rules = Array.from(ids, ([css, id]) => `#root [data-style="${id}"]{${css}}`);
  return { html: marked, sheet: rules.join('') };
}

/** In the browser: gives the elements the attributes that React expects. Code may set styles where markup may not. */
export function restoreInlineStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${inlineSheetId}`)?.sheet;
  for (const rule of sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      delete element.dataset.style;
    }
  }
}
