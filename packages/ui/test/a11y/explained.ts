/**
 * Findings that an engine can't decide, or judges differently from WCAG, with the reason why each is acceptable.
 * Anything not listed here fails.
 */
type Explained = {
  rule: string;
  /** Limits the entry to components whose names match, from the element outward. Default: all. */
  part?: RegExp;
  /** Limits the entry to elements whose markup or message matches. Default: all. */
  where?: RegExp;
  reason: string;
};

/** axe, when a page is caught while scrolling. */
export const axeViolations: readonly Explained[] = [
  {
    rule: 'target-size',
    part: /LeaderboardTable/,
    where: /partially obscured/,
    reason: 'the own row keeps to the edge of the screen, over a row that scrolls out from under it',
  },
];

/** axe, "incomplete". */
export const axeIncomplete: readonly Explained[] = [
  {
    rule: 'color-contrast',
    part: /CommentThread/,
    where: /overlapped by|obscured by|encountered an error/,
    reason: 'comments scroll under the composer, which covers them whole; the focus stops above it',
  },
  {
    rule: 'color-contrast',
    part: /ProjectCard/,
    where: /obscured by/,
    reason: 'the link of the name lies over the whole row and is transparent',
  },
  {
    rule: 'color-contrast',
    part: /Tabs|TabLinks|ProfileHeader|PointsCard|QuestLayout|AdminLayout|Review(?:Item|Queue)|Select|ComboBox|DataTable|LeaderboardTable/,
    where: /obscured by|overlapped by|partially overlaps|encountered an error/,
    reason: 'at or beyond the edge of a scroller, or under its head; rows in full sight have the same ink and ground',
  },
  {
    rule: 'color-contrast',
    part: /BarChart|LineChart/,
    where: /contains an image node/,
    reason: 'the words of a drawing, in the inks of text on the ground of a panel',
  },
  {
    rule: 'color-contrast',
    part: /Podium/,
    where: /data-labelled/,
    reason: 'a number of the ruler hangs on a line without height; tags on the ground of a panel have the same ink',
  },
  {
    rule: 'color-contrast',
    part: /ProjectList/,
    where: /overlapped by/,
    reason: 'the results of a search lie over the list until Escape; rows in full sight have the same ink and ground',
  },
  { rule: 'target-size', part: /ProjectList/, reason: 'the results of a search lie over the list until Escape' },
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
  { rule: 'frame-tested', part: /EmbedCard/, reason: 'another site’s page, in its own document' },
];

/** Page-level rules of accessibility-checker-engine, off for components, like axe's in .storybook/a11y.ts. */
export const acePageRules: readonly Explained[] = [
  { rule: 'skip_main_exists', reason: 'the page has the main landmark and the skip link' },
];

/** accessibility-checker-engine, where it asks a person ("potential") or is wrong. */
export const aceFindings: readonly Explained[] = [
  {
    rule: 'style_color_misuse',
    where: /<style/,
    reason: 'asks at every style element; states are told by shape and word, and seen in forced colours',
  },
  {
    rule: 'style_focus_visible',
    where: /data-(?:rac|react-aria-pressable|focused)|role="tabpanel"/,
    reason: 'asks at every outline; those of React Aria get the one ring, whose colour is measured',
  },
  {
    rule: 'text_sensory_misuse',
    where:
      /word\(s\) '(?:(?:top|beside|right|square|small|little|bigger|size|large|round|shape|\W?off-topic\W?)(?:, )?)+'/i,
    reason:
      'a rank, an answer that is not wrong, the size of a picture, a token, a reason, a member’s words: none tells where to press',
  },
  {
    rule: 'text_sensory_misuse',
    part: /TextArea$/,
    where: /word\(s\) 'left'/,
    reason: 'how many characters are left',
  },
  {
    rule: 'form_submit_button_exists',
    part: /CommentComposer$/,
    reason: 'its button comes with the focus, before anything can be written',
  },
  {
    rule: 'form_submit_button_exists',
    where: /role="search"/,
    reason: 'a search begins while one types; Enter sends it',
  },
  {
    rule: 'form_submit_button_exists',
    part: /^(?:Form|QuizQuestion)$/,
    reason: 'while it is sent its submit button is a plain one, so that Enter does not send it twice',
  },
  {
    rule: 'input_label_visible',
    part: /IconButton/,
    where: /<button/,
    reason: 'the icon is its label, and a tooltip says it in words',
  },
  {
    rule: 'input_label_visible',
    part: /CommentComposer/,
    where: /<textarea/,
    reason: 'a composer is known by its place and the button beside it, and has a name',
  },
  {
    rule: 'input_label_visible',
    part: /SearchField/,
    where: /type="search"|<button/,
    reason: 'a magnifier stands before it, and the name is its placeholder too',
  },
  {
    rule: 'input_label_visible',
    part: /InviteCard|SharePanel/,
    where: /readonly/,
    reason: 'an address to copy is its own label',
  },
  {
    rule: 'input_label_visible',
    part: /MemeCard|ProjectOverview/,
    where: /data-part="(?:open|image)"/,
    reason: 'the picture that it opens',
  },
  {
    rule: 'input_label_visible',
    part: /FlagPicker/,
    where: /role="combobox"/,
    reason: 'the field in the open list: its placeholder is its name, and a magnifier stands before it',
  },
  {
    rule: 'label_content_exists',
    part: /DataTable/,
    where: /<label/,
    reason: 'the box in it is named: "Select" with the name of the row',
  },
  {
    rule: 'label_name_visible',
    part: /UpvoteButton/,
    reason: 'figures that roll stand in elements of their own; the name has the number',
  },
  {
    rule: 'label_name_visible',
    part: /DateRangePickerCalendar/,
    where: /CalendarCell/,
    reason: 'the name of a day has its number, in Chinese too, where no space parts it from the month',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /NumberField/,
    where: /slot="(?:in|de)crement"/,
    reason: 'the arrow keys do in the field what its two buttons do for the pointer',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /FlagPicker|SearchField|ComboBox/,
    where: /role="listbox"/,
    reason: 'the field keeps the focus, and aria-activedescendant goes through the list',
  },
  {
    rule: 'aria_role_valid',
    part: /FlagPicker|SearchField/,
    where: /type="search".*role="combobox"|role="combobox".*type="search"/,
    reason: 'a search with a list: the role says the list, the type brings the key of the screen keyboard',
  },
  {
    rule: 'combobox_active_descendant',
    part: /FlagPicker/,
    reason: 'a flag that is not chosen is gone through too: aria-selected says what is chosen, not where one is',
  },
  {
    rule: 'table_headers_exists',
    part: /LeaderboardTable/,
    reason: 'on a phone the head is there for screen readers alone, and each row has its own',
  },
  {
    rule: 'text_contrast_sufficient',
    part: /(?:LoginDialog|Modal) Button$/,
    reason: 'it takes the dialog for the ground, where the words stand on the button; axe sees the button',
  },
  {
    rule: 'text_contrast_sufficient',
    part: /Podium/,
    reason: 'it takes the panel for the ground, where the words stand on a bar; axe sees the bar',
  },
  {
    rule: 'style_focus_visible',
    part: /Pagination/,
    where: /<input/,
    reason: 'the box around it gets the one ring',
  },
  {
    rule: 'style_focus_visible',
    part: /SkipLink/,
    reason: 'it comes into sight with the focus, and with the one ring',
  },
  {
    rule: 'style_focus_visible',
    part: /DataTable/,
    where: /role="(?:grid|row|columnheader)"/,
    reason: 'rows and headings get the one ring; the grid hands the focus on to one of them',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /DataTable/,
    where: /role="grid"/,
    reason: 'the one stop for Tab is what has the focus; a box that selects is drawn by its sign, and not seen by it',
  },
  { rule: 'skip_main_described', where: /<body/, reason: 'asks what the words "Skip to content" say' },
  {
    rule: 'element_tabbable_unobscured',
    part: /^Link$/,
    reason: 'the skip link covers the first link while it has the focus, and goes with it',
  },
  {
    rule: 'element_tabbable_unobscured',
    part: /SidebarLayout/,
    reason: 'the results of a search lie over the list until the focus leaves the field',
  },
  {
    rule: 'element_tabbable_unobscured',
    part: /TopBar/,
    reason: 'on a phone the bar gives way to what one reads, and comes back with the focus',
  },
  {
    rule: 'aria_descendant_valid',
    part: /ReviewQueue/,
    where: /data-part="item"/,
    reason: 'a time in a button is read as its words',
  },
  {
    rule: 'application_content_accessible',
    part: /DateRangePickerCalendar/,
    where: /role="application"/,
    reason: 'the calendar of React Aria: its heading and grid are read as such',
  },
  {
    rule: 'input_label_visible',
    part: /DateRangePickerCalendar/,
    where: /data-part="(?:previous|next)"/,
    reason: 'an arrow to the month before or after',
  },
  { rule: 'frame_src_valid', part: /EmbedCard/, reason: 'another site’s page' },
  {
    rule: 'style_focus_visible',
    part: /EmbedCard/,
    where: /<iframe/,
    reason: 'the page in the frame has its own ring',
  },
  {
    rule: 'style_focus_visible',
    where: /recharts-surface|role="region"/,
    reason: 'what has no style of its own gets the ring of the page, by theme.css',
  },
  {
    rule: 'application_content_accessible',
    where: /recharts-surface/,
    reason: 'a table beside the drawing has the same data',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    where: /role="(?:combobox|grid|listbox|menu|radiogroup|tablist)"/,
    reason: 'the keys are handled by the collection or its items, which it does not look for',
  },
  {
    rule: 'widget_tabbable_exists',
    where: /role="radiogroup"/,
    reason: 'the chosen item is in the tab order; it looks for it on the group',
  },
  { rule: 'widget_tabbable_single', where: /role="radiogroup"/, reason: 'one item at a time is in the tab order' },
  {
    rule: 'element_tabbable_unobscured',
    part: /CommentThread|DataTable|LeaderboardTable|QuickView|ReviewQueue/,
    reason: 'the focus stops clear of the composer, the head, the own row and the bar, which stay in sight',
  },
  {
    rule: 'target_spacing_sufficient',
    part: /CommentThread/,
    where: /<textarea/,
    reason: 'links scroll under the composer, which covers them whole',
  },
  {
    rule: 'aria_article_label_unique',
    where: /data-part="comment"/,
    reason: 'a comment is named by its author, who may write twice',
  },
  {
    rule: 'aria_form_label_unique',
    part: /CommentComposer/,
    reason: 'one composer stands in each thread',
  },
  {
    rule: 'list_markup_review',
    part: /ReviewItem|DecisionPanel|ProjectOverview|QuizQuestion/,
    reason: 'a member’s own text, shown as it was written',
  },
  {
    rule: 'element_tabbable_visible',
    part: /DataTable|QuestLayout|AdminLayout|TabLinks|CommentThread|ReviewQueue/,
    reason: 'rows, tabs and comments out of sight are scrolled to by the focus',
  },
  {
    rule: 'text_block_heading',
    where: /^<(?:p|div)\b/,
    reason: 'asks at every short paragraph; what heads a section is a heading, and is heard as one in what is spoken',
  },
];

export const isExplained = (list: readonly Explained[], rule: string, part: string, target: string): boolean =>
  list.some((it) => it.rule === rule && (it.part?.test(part) ?? true) && (it.where?.test(target) ?? true));
