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
export const axeIncomplete: readonly Explained[] = [];

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
    where: /type="search"/,
    reason: 'a search box has its glass and its place in the page; its name is spoken',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    where: /role="radiogroup"/,
    reason: 'the keys are those of the native radios inside, which it does not look for',
  },
  { rule: 'widget_tabbable_exists', where: /role="radiogroup"/, reason: 'as above' },
  { rule: 'text_block_heading', reason: 'asks at every short paragraph; headings are asserted by axe on whole pages' },
];

export const isExplained = (list: readonly Explained[], rule: string, target: string): boolean =>
  list.some((it) => it.rule === rule && (it.where?.test(target) ?? true));
