import type { Plugin } from 'vite';

/** Languages of the site, as the first letters of a locale; the first stands in for all others. */
const languages = ['en', 'ru', 'zh', 'es', 'tr'];

/** React Aria brings its words in thirty languages: those that the site does not speak stay out of the build. */
export function onlyOurLocales(): Plugin {
  return {
    name: 'only-our-locales',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const language = /\/react-(?:aria|stately)[^/]*\/.*\/intl\/.*\/([a-z]{2})-[A-Z]{2}\.m?js$/.exec(id)?.[1];
      return language && !languages.includes(language) ? 'export default {};' : null;
    },
  };
}
