import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../packages/i18n/generated/', import.meta.url));

/** Reads every compiled catalog. */
const read = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: part }) =>
      readdirSync(folder + part).map((file) => ({
        part,
        code: file.replace(/\.json$/, ''),
        words: readFileSync(`${folder}${part}/${file}`, 'utf8'),
      })),
    )
    .sort((one, other) => (one.part + one.code < other.part + other.code ? -1 : 1));

/** Returns the address of a part's messages in a language. All catalogs share one hash. */
const addressOf = (part: string, code: string, hash: string) => `/assets/${part}-${code}-${hash}.js`;

const wordsHash = () =>
  read()
    .reduce((hash, { part, code, words }) => hash.update(`${part} ${code} ${words}\n`), createHash('sha256'))
    .digest('base64url')
    .slice(0, 7);

/** Returns the address of a part's messages in this build. */
export const messagesAddress = (part: string, code: string) => addressOf(part, code, wordsHash());

/** An element of a compiled message: the argument or tag that it names, and its content. */
interface Element {
  type: number;
  value?: string;
  children?: Element[];
  options?: Record<string, { value: Element[] }>;
}

const [LITERAL, POUND, TAG] = [0, 7, 8];

const namesIn = (elements: Element[]): string[] =>
  elements.flatMap(({ type, value, children = [], options = {} }) => [
    ...(type === LITERAL || type === POUND ? [] : [type === TAG ? `<${value}>` : value!]),
    ...namesIn(children),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
  ]);

/** Lists the arguments and tags of each message, so that the server can validate a community's own texts. */
function messageNames(): Record<string, string[]> {
  const english = read().filter(({ code }) => code === 'en');
  const messages = english.flatMap(({ words }) => Object.entries(JSON.parse(words) as Record<string, Element[]>));
  return Object.fromEntries(messages.map(([id, elements]) => [id, [...new Set(namesIn(elements))]]));
}

/**
 * Derives the names of message files from part and language. Otherwise, the bundler would add a list of all names to
 * the critical bundle.
 */
export function nameWords(): Plugin {
  return {
    name: 'name-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/src\/loadMessages\.ts$/ },
      handler(code) {
        const template = '`../generated/${part}/${code}.json`';
        if (!code.includes(template)) throw new Error('The words are loaded another way');
        return code.replace(template, () => `/* @vite-ignore */ \`${addressOf('${part}', '${code}', wordsHash())}\``);
      },
    },
    generateBundle() {
      const hash = wordsHash();
      for (const { part, code, words } of read())
        this.emitFile({
          type: 'asset',
          fileName: addressOf(part, code, hash).slice(1),
          source: `export default ${words}`,
        });
      this.emitFile({ type: 'asset', fileName: 'messages.json', source: JSON.stringify(messageNames()) });
    },
  };
}
