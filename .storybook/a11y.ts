/**
 * axe's rules about whole pages. They are off for stories of components, which are only parts of a page. They are on
 * for stories of whole pages.
 */
export const pageRules = [
  { id: 'region', reason: 'a component stands in a landmark of the page that uses it' },
  { id: 'heading-order', reason: 'the level of a heading follows from the page around it' },
  { id: 'page-has-heading-one', reason: 'the title belongs to the page' },
  { id: 'landmark-one-main', reason: 'the page has the main landmark' },
  { id: 'bypass', reason: 'there is nothing to skip in a component' },
] as const;

/** True for titles whose stories are whole pages of the site. */
export const isSitePage = (title: string) => /^Patterns\/|^Layouts\/PageLayout$/.test(title);

/** True for titles whose stories are whole pages: those of the site, and those that document the foundations. */
export const isPage = (title: string) => isSitePage(title) || title.startsWith('Foundations/');

/** Returns the addon's `config.rules` for a story with this title. */
export const rulesFor = (title: string) => pageRules.map(({ id }) => ({ id, enabled: isPage(title) }));
