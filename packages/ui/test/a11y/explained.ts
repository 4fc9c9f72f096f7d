/**
 * What an engine could not decide, or decides otherwise than WCAG does, and why that is no fault here. Whatever is not
 * in these lists fails.
 */
type Explained = {
  rule: string;
  /** Only there: matched against the element's markup and the engine's words. Without it, everywhere. */
  where?: RegExp;
  reason: string;
};

/** axe, "incomplete". */
export const axeIncomplete: readonly Explained[] = [
  {
    rule: 'color-contrast',
    where: /obscured by|overlapp?s|overlapped by|Unable to determine contrast/,
    reason: 'something lies over it (a link over its card, an open list); the token pairs are measured by a unit test',
  },
  { rule: 'color-contrast', where: /only non-text|too short/, reason: 'a glyph or one figure, in the ink of the text' },
  {
    rule: 'label-content-name-mismatch',
    where: /data-part="submit"/,
    reason: 'the search is sent by an arrow, which is no text',
  },
  {
    rule: 'scrollable-region-focusable',
    where: /SearchResults/,
    reason: 'the arrow keys move through the results, and the list scrolls with them',
  },
];

/** accessibility-checker-engine's rules about whole pages, as .storybook/a11y.ts has axe's: off on components. */
export const acePageRules: readonly Explained[] = [
  { rule: 'skip_main_exists', reason: 'the page has the main landmark and the skip link' },
];

/** accessibility-checker-engine, where it asks a person ("potential") or is mistaken. */
export const aceFindings: readonly Explained[] = [
  {
    rule: 'style_color_misuse',
    reason: 'asks once a style element; states are told by shape and word, and seen in forced colours',
  },
  { rule: 'style_focus_visible', reason: 'asks at every outline; the ring is one style, and its colour is measured' },
  { rule: 'text_sensory_misuse', reason: 'asks at words such as "top", which is a rank here' },
  {
    rule: 'form_submit_button_exists',
    where: /role="search"/,
    reason: 'a search begins while one types; Enter sends it',
  },
  {
    rule: 'input_label_visible',
    where: /<button|type="search"|<textarea[^>]+rows="1"|readonly/,
    reason:
      'an icon button has a tooltip; a search, a composer and a link to copy are known by what stands around them',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    where: /role="(?:combobox|grid|listbox|menu|radiogroup|tablist)"/,
    reason: 'the keys are handled by the collection or its items, which it does not look for',
  },
  {
    rule: 'widget_tabbable_exists',
    reason: 'asks at what a modal has made inert, and at lists whose field keeps the focus',
  },
  { rule: 'widget_tabbable_single', where: /role="radiogroup"/, reason: 'one item at a time is in the tab order' },
  {
    rule: 'element_tabbable_unobscured',
    reason: 'asks at what is below the fold of a scroller; the focus scrolls it in',
  },
  { rule: 'aria_article_label_unique', reason: 'a comment is named by its author, who may write twice' },
  { rule: 'aria_form_label_unique', reason: 'one composer stands in each thread' },
  {
    rule: 'list_markup_review',
    where: /data-part="description"/,
    reason: 'a member’s own text, shown as it was written',
  },
  { rule: 'text_block_heading', reason: 'asks at every short paragraph; headings are asserted by axe on whole pages' },
];

export const isExplained = (list: readonly Explained[], rule: string, target: string): boolean =>
  list.some((it) => it.rule === rule && (it.where?.test(target) ?? true));
