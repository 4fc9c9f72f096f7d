/**
 * Findings that an engine can't decide, or judges differently from WCAG, with the reason why each is acceptable.
 * Anything not listed here fails.
 */
type Explained = {
  rule: string;
  /**
   * Limits the entry to elements whose components match, outermost first, such as "QuickView CommentThread". Default:
   * all.
   */
  part?: RegExp;
  /** Limits the entry to elements whose markup or message matches. Default: all. */
  where?: RegExp;
  reason: string;
};

/** Violations that axe finds if it runs while a page is scrolling. */
export const axeViolations: readonly Explained[] = [
  {
    rule: 'target-size',
    part: /LeaderboardTable/,
    where: /partially obscured/,
    reason: "the reader's own row is sticky, over a row that scrolls out from under it",
  },
];

/** Results that axe marks as "incomplete". */
export const axeIncomplete: readonly Explained[] = [
  {
    rule: 'color-contrast',
    part: /CommentThread/,
    where: /overlapped by|obscured by|encountered an error/,
    reason: 'comments scroll under the composer, which covers them completely; focused ones stop above it',
  },
  {
    rule: 'color-contrast',
    part: /ProjectCard|ItemCard/,
    where: /obscured by/,
    reason: 'the transparent link of the title covers the whole card',
  },
  {
    rule: 'color-contrast',
    part: /Tabs|TabLinks|ProfileHeader|PointsCard|QuestLayout|AdminLayout|Review(?:Item|Queue)|Select|ComboBox|DataTable|LeaderboardTable/,
    where: /obscured by|overlapped by|partially overlaps|encountered an error/,
    reason: 'at or beyond the edge of a scroll container, or under its header; fully visible rows have the same colors',
  },
  {
    rule: 'color-contrast',
    part: /NotificationBell/,
    where: /contains an image node/,
    reason:
      'in forced colors, the Highlight behind the number is translucent, and the bell below it has the text color',
  },
  {
    rule: 'color-contrast',
    part: /BarChart|LineChart/,
    where: /contains an image node/,
    reason: "text in a chart, with the text colors on a panel's background",
  },
  {
    rule: 'color-contrast',
    part: /Podium/,
    where: /data-labelled/,
    reason: 'a number on the ruler sits on a line without height; tags on a panel have the same colors',
  },
  {
    rule: 'color-contrast',
    part: /ProjectList/,
    where: /overlapped by/,
    reason: 'search results cover the list until Escape; fully visible rows have the same colors',
  },
  { rule: 'target-size', part: /ProjectList/, reason: 'search results cover the list until Escape' },
  { rule: 'color-contrast', where: /only non-text|too short/, reason: 'a glyph or a single digit in the text color' },
  {
    rule: 'label-content-name-mismatch',
    where: /data-part="submit"/,
    reason: 'the submit button of the search shows an arrow, not text',
  },
  {
    rule: 'scrollable-region-focusable',
    where: /SearchResults/,
    reason: 'arrow keys move through the results and scroll the list',
  },
  { rule: 'frame-tested', part: /EmbedCard/, reason: 'another site’s page, in its own document' },
];

/** Page-level rules of accessibility-checker-engine, off for components, like axe's in .storybook/a11y.ts. */
export const acePageRules: readonly Explained[] = [
  { rule: 'skip_main_exists', reason: 'the page has the main landmark and the skip link' },
];

/** Findings of accessibility-checker-engine where it asks for a manual check ("potential") or is wrong. */
export const aceFindings: readonly Explained[] = [
  {
    rule: 'style_color_misuse',
    where: /<style/,
    reason: 'asks at every style element; states differ by shape and text, also in forced colors',
  },
  {
    rule: 'style_focus_visible',
    where: /data-(?:rac|react-aria-pressable|focused)|role="tabpanel"/,
    reason: "asks at every outline; React Aria's elements have the shared focus ring, whose contrast is measured",
  },
  {
    rule: 'text_sensory_misuse',
    where:
      /word\(s\) '(?:(?:top|beside|right|square|small|little|bigger|size|large|round|shape|\W?off-topic\W?)(?:, )?)+'/i,
    reason:
      'a rank, a right answer, the size of a picture, a token, a reason, a member’s text: none says where to press',
  },
  {
    rule: 'text_sensory_misuse',
    part: /TextArea$/,
    where: /word\(s\) 'left'/,
    reason: 'the number of characters left',
  },
  {
    rule: 'form_submit_button_exists',
    part: /CommentComposer$/,
    reason: 'its button appears on focus, before anything can be typed',
  },
  {
    rule: 'form_submit_button_exists',
    where: /role="search"/,
    reason: 'results appear while typing; Enter submits',
  },
  {
    rule: 'form_submit_button_exists',
    part: /^(?:Form|QuizQuestion|NoteList)$/,
    reason: 'while it is sent, the submit button has the type button, so that Enter does not submit twice',
  },
  {
    rule: 'input_label_visible',
    part: /IconButton/,
    where: /<button/,
    reason: 'the icon is the label, and a tooltip names it',
  },
  {
    rule: 'input_label_visible',
    part: /CommentThread/,
    where: /aria-haspopup="menu"/,
    reason: 'three dots are the usual label of a menu, and it has an accessible name',
  },
  {
    rule: 'input_label_visible',
    part: /CommentComposer/,
    where: /<textarea/,
    reason: 'the place of a composer and the button beside it explain it, and it has an accessible name',
  },
  {
    rule: 'input_label_visible',
    part: /SearchField/,
    where: /type="search"|<button/,
    reason: 'it has a magnifier icon, and its placeholder is its name',
  },
  {
    rule: 'input_label_visible',
    part: /ReviewQueue/,
    where: /type="search"/,
    reason: 'it has a magnifier icon, and its placeholder is its name',
  },
  {
    rule: 'input_label_visible',
    part: /InviteCard|SharePanel/,
    where: /readonly/,
    reason: 'a URL to copy is its own label',
  },
  {
    rule: 'input_label_visible',
    part: /MemeCard|ProjectOverview/,
    where: /data-part="(?:open|image)"/,
    reason: 'the picture in the button is its label',
  },
  {
    rule: 'input_label_visible',
    part: /FlagPicker/,
    where: /role="combobox"/,
    reason: 'the search field has a magnifier icon, and its placeholder is its name',
  },
  {
    rule: 'label_content_exists',
    part: /DataTable/,
    where: /<label/,
    reason: 'the checkbox in it has a name: "Select" with the name of the row',
  },
  {
    rule: 'label_name_visible',
    part: /UpvoteButton/,
    reason: 'rolling digits are separate elements; the name has the number',
  },
  {
    rule: 'label_name_visible',
    part: /DateRangePickerCalendar/,
    where: /CalendarCell/,
    reason: 'the name of a day includes its number, in Chinese without a space after the month',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /NumberField/,
    where: /slot="(?:in|de)crement"/,
    reason: 'arrow keys in the field do the same as its two buttons',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /FlagPicker|SearchField|ComboBox/,
    where: /role="listbox"/,
    reason: 'the field keeps focus, and aria-activedescendant moves through the list',
  },
  {
    rule: 'aria_role_valid',
    part: /FlagPicker|SearchField/,
    where: /type="search".*role="combobox"|role="combobox".*type="search"/,
    reason: 'a search with a list: the role announces the list, the type gives the on-screen keyboard a search key',
  },
  {
    rule: 'combobox_active_descendant',
    part: /FlagPicker/,
    reason: 'the active flag need not be the selected one: aria-selected marks the selection, not the position',
  },
  {
    rule: 'table_headers_exists',
    part: /LeaderboardTable/,
    reason: 'on a phone the header is visually hidden, and each row has its own header',
  },
  {
    rule: 'text_contrast_sufficient',
    part: /(?:LoginDialog|Modal) Button$/,
    reason: 'it takes the dialog for the background, but the text is on the button; axe measures the button',
  },
  {
    rule: 'text_contrast_sufficient',
    part: /QuizQuestion Button$/,
    reason: 'it skips the color-mix() of a hovered button for the background; axe measures it',
  },
  {
    rule: 'text_contrast_sufficient',
    part: /Podium/,
    reason: 'it takes the panel for the background, but the text is on a bar; axe measures the bar',
  },
  {
    rule: 'style_focus_visible',
    part: /Pagination/,
    where: /<input/,
    reason: 'the box around it shows the shared focus ring',
  },
  {
    rule: 'style_focus_visible',
    part: /SkipLink/,
    reason: 'it appears on focus, with the shared focus ring',
  },
  {
    rule: 'style_focus_visible',
    part: /DataTable/,
    where: /role="(?:grid|row|columnheader)"/,
    reason: 'rows and headings have the shared focus ring; the grid passes focus to one of them',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /DataTable/,
    where: /role="grid"/,
    reason:
      'the tab stop is the focused element; a native checkbox is hidden under its mark, so the engine overlooks it',
  },
  { rule: 'skip_main_described', where: /<body/, reason: 'asks for the meaning of "Skip to content"' },
  {
    rule: 'element_tabbable_unobscured',
    part: /^Link$/,
    reason: 'the skip link covers the first link only while focused',
  },
  {
    rule: 'element_tabbable_unobscured',
    where: /data-testid="load-submissions"/,
    reason: 'a control of the story itself, which is scrolled away when the desk opens an item',
  },
  {
    rule: 'element_tabbable_unobscured',
    part: /ModalFrame/,
    where: /aria-label="Close the frame"/,
    reason: 'the frame lies above the modal that it was opened from',
  },
  {
    rule: 'element_tabbable_unobscured',
    part: /SidebarLayout/,
    reason: 'search results cover the list until focus leaves the field',
  },
  {
    rule: 'element_tabbable_unobscured',
    part: /TopBar/,
    reason: 'on a phone the bar hides on scroll, and returns on focus',
  },
  {
    rule: 'aria_descendant_valid',
    part: /ReviewQueue/,
    where: /data-part="item"/,
    reason: 'a time element in a button is read as its text',
  },
  {
    rule: 'application_content_accessible',
    part: /DateRangePickerCalendar/,
    where: /role="application"/,
    reason: "React Aria's calendar: screen readers read its heading and grid",
  },
  {
    rule: 'input_label_visible',
    part: /DateRangePickerCalendar/,
    where: /data-part="(?:previous|next)"/,
    reason: 'an arrow to the previous or next month',
  },
  { rule: 'frame_src_valid', part: /EmbedCard/, reason: 'another site’s page' },
  {
    rule: 'style_focus_visible',
    part: /EmbedCard/,
    where: /<iframe/,
    reason: 'the page in the frame has its own focus ring',
  },
  {
    rule: 'style_focus_visible',
    where: /recharts-surface|role="region"/,
    reason: 'theme.css gives the default focus ring to elements without a style of their own',
  },
  {
    rule: 'application_content_accessible',
    where: /recharts-surface/,
    reason: 'a table beside the chart has the same data',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    where: /role="(?:combobox|grid|listbox|menu|radiogroup|tablist)"/,
    reason: 'the collection or its items handle the keys, but the engine checks only this element',
  },
  {
    rule: 'widget_tabbable_exists',
    where: /role="radiogroup"/,
    reason: 'the selected item is in the tab order, but the engine checks only the group',
  },
  { rule: 'widget_tabbable_single', where: /role="radiogroup"/, reason: 'only one item at a time is in the tab order' },
  {
    rule: 'element_tabbable_unobscured',
    part: /CommentThread|DataTable|LeaderboardTable|QuickView|ReviewQueue/,
    reason: 'focused elements stop clear of the sticky composer, header, own row and bar',
  },
  {
    rule: 'target_spacing_sufficient',
    part: /CommentThread/,
    where: /<textarea/,
    reason: 'links scroll under the composer, which covers them completely',
  },
  {
    rule: 'aria_article_label_unique',
    where: /data-part="comment"/,
    reason: 'a comment is named after its author, who may write several',
  },
  {
    rule: 'aria_form_label_unique',
    part: /CommentComposer/,
    reason: 'each thread can have a composer',
  },
  {
    rule: 'list_markup_review',
    part: /ReviewItem|DecisionPanel|ProjectOverview|QuizQuestion/,
    reason: 'a member’s text, shown as written',
  },
  {
    rule: 'element_tabbable_visible',
    part: /DataTable|QuestLayout|AdminLayout|TabLinks|CommentThread|ReviewQueue/,
    reason: 'rows, tabs and comments outside the viewport scroll into view on focus',
  },
  {
    rule: 'text_block_heading',
    where: /^<(?:p|div)\b/,
    reason: 'asks at every short paragraph; section titles are headings, and the spoken tests read them as headings',
  },
];

export const isExplained = (list: readonly Explained[], rule: string, part: string, target: string): boolean =>
  list.some((it) => it.rule === rule && (it.part?.test(part) ?? true) && (it.where?.test(target) ?? true));
