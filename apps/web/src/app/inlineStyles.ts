/** Id of the style sheet that replaces React's `style` attributes. */
export const inlineSheetId = 'inline-styles';

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/**
 * Moves `style` attributes of the rendered markup to a style sheet, because the Content-Security-Policy allows sheets
 * with a nonce, but no `style` attributes. React escapes quotes in text, so the pattern can only match attributes.
 */
export function takeInlineStyles(html: string): { html: string; sheet: string } {
  const ids = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const css = value.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity]!);
    // Drops styles with characters that could close the rule or the sheet.
    if (/[{}<]/.test(css)) return '';
    if (!ids.has(css)) ids.set(css, ids.size);
    return ` data-style="${ids.get(css)}"`;
  });
  const rules = Array.from(ids, ([css, id]) => `#root [data-style="${id}"]{${css}}`);
  return { html: marked, sheet: rules.join('') };
}

/** Restores the attributes that React expects in the browser, where the policy lets scripts set styles. */
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
