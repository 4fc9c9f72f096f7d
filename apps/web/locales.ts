import type { Plugin } from 'vite';

/** Languages of the site, as the first letters of a locale; the first stands in for all others. */
const languages = ['en', 'ru', 'zh', 'es', 'tr'];

/** A line that names a locale: in the path of its words, or as their key. */
const localeLine = /^(?:import .*\/|\s*")([a-z]{2})-[A-Z]{2}(?:\.m?js"|":).*\n/gm;

/** React Aria brings its words in thirty languages: those that the site does not speak stay out of the build. */
export function onlyOurLocales(): Plugin {
  return {
    name: 'only-our-locales',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-(?:aria|stately)[^/]*\/.*\/intlStrings\.m?js$/.test(id)) return null;
      return {
        code: code.replace(localeLine, (line, language: string) => (languages.includes(language) ? line : '')),
        map: null,
      };
    },
  };
}
