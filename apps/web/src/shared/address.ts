import { parseId } from './parseId.ts';

/** A value stored in one search parameter. */
export interface Field<T> {
  name: string;
  /** Parses the parameter. Invalid text counts as missing. */
  read(text: string | null): T;
  /** Returns the parameter's text, or null to omit the parameter. */
  write(value: T): string | null;
}

/** The type of a view: the values of all fields, by name. */
export type ViewOf<Fields> = { [K in keyof Fields]: Fields[K] extends Field<infer T> ? T : never };

/** A field with a fixed set of values. The address omits the default. */
export const oneOf = <T extends string>(name: string, words: readonly T[], usual: NoInfer<T>): Field<T> => ({
  name,
  read: (text) => words.find((word) => word === text) ?? usual,
  write: (value) => (value === usual ? null : value),
});

/** Control characters and lone surrogates, which the API refuses in any text. */
const unacceptable = /[\p{Cc}\p{Cs}]/gu;

/** Returns text that the reader typed as the API accepts it: trimmed, cut, and without characters it refuses. */
const accepted = (text: string, maxLength: number): string =>
  // Cutting may leave a lone surrogate.
  text.trim().slice(0, maxLength).replace(unacceptable, ' ').trim();

/** A field for text that the reader typed. */
export const typed = (name: string, maxLength: number): Field<string> => ({
  name,
  read: (text) => accepted(text ?? '', maxLength),
  write: (value) => value || null,
});

/** Maximum length of a search term, from the contract. */
const longestSearch = 100;

/** Returns what is searched for if the reader typed this text. */
export const searchTerm = (text: string): string => accepted(text, longestSearch);

/** The field for the search term of a list. */
export const searchField = typed('search', longestSearch);

/** A field for the id of an open item, or null. */
export const openId = (name: string): Field<number | null> => ({
  name,
  read: (text) => parseId(text ?? undefined),
  write: (value) => (value === null ? null : String(value)),
});

/** Returns the text if it is an existing day in ISO 8601, from the year 1 as in the API; otherwise null. */
function readDay(text: string | null): string | null {
  const date = new Date(`${text}T00:00:00Z`);
  return text &&
    text >= '0001' &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    text.length === 10
    ? text
    : null;
}

/** A field for a day in ISO 8601, or null. */
export const day = (name: string): Field<string | null> => ({ name, read: readDay, write: (value) => value });

/** The highest page number that the API accepts: its zero-based `page` ends at 1,000,000. */
const HIGHEST_PAGE = 1_000_001;

/** A field for a one-based page number. Other text counts as page 1, and a higher number as `highest`. */
export const page = (highest = HIGHEST_PAGE, name = 'page'): Field<number> => ({
  name,
  read: (text) => (text && /^[0-9]+$/.test(text) ? Math.min(Math.max(Number(text), 1), highest) : 1),
  write: (value) => (value > 1 ? String(value) : null),
});

/**
 * Defines state that lives in an address's search parameters.
 * @param fields fields by their names in code, in the order of their parameters
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Field is invariant, and each field has a type of its own
export function inAddress<Fields extends Record<string, Field<any>>>(fields: Fields) {
  type View = ViewOf<Fields>;
  const entries = Object.entries(fields);

  const read = (params: URLSearchParams) =>
    Object.fromEntries(entries.map(([key, field]) => [key, field.read(params.get(field.name))])) as View;

  /** Omits defaults, so that each view has one canonical address. */
  const toParams = (view: View): URLSearchParams => {
    const params = new URLSearchParams();
    for (const [key, { name, write }] of entries) {
      const text = write(view[key as keyof View]);
      if (text !== null) params.set(name, text);
    }
    return params;
  };

  const write = (view: View): string => {
    const params = toParams(view);
    return params.size > 0 ? `?${params}` : '';
  };

  return { read, toParams, write, names: entries.map(([, { name }]) => name) };
}
