import { parseId } from './parseId.ts';

/** One value in the search part of an address. */
export interface Field<T> {
  /** The name of its parameter. */
  name: string;
  /** Reads the parameter. A text it does not know counts as a missing one. */
  read(text: string | null): T;
  /** The parameter's text, or null to leave it out. */
  write(value: T): string | null;
}

/** What the fields hold together. */
export type ViewOf<Fields> = { [K in keyof Fields]: Fields[K] extends Field<infer T> ? T : never };

/** One of some words. */
export const oneOf = <T extends string>(name: string, words: readonly T[], usual: NoInfer<T>): Field<T> => ({
  name,
  read: (text) => words.find((word) => word === text) ?? usual,
  write: (value) => (value === usual ? null : value),
});

/** Text that the reader typed, such as a search. */
export const typed = (name: string, maxLength: number): Field<string> => ({
  name,
  read: (text) => (text ?? '').trim().slice(0, maxLength),
  write: (value) => value || null,
});

/** The number of a thing that is open, or null. */
export const openId = (name: string): Field<number | null> => ({
  name,
  read: (text) => parseId(text ?? undefined),
  write: (value) => (value === null ? null : String(value)),
});

/** The highest page number the API accepts: its zero-based `page` ends at 1,000,000. */
const HIGHEST_PAGE = 1_000_001;

/** A page of a list, counted from 1. Anything that is not a page number is page 1. */
export const page = (highest = HIGHEST_PAGE): Field<number> => ({
  name: 'page',
  read: (text) => (text && /^[0-9]+$/.test(text) ? Math.min(Math.max(Number(text), 1), highest) : 1),
  write: (value) => (value > 1 ? String(value) : null),
});

/**
 * State that is kept in the search part of an address.
 * @param fields the values by their names in the code, in the order of their parameters
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Field is invariant, and each field has a type of its own
export function inAddress<Fields extends Record<string, Field<any>>>(fields: Fields) {
  type View = ViewOf<Fields>;
  const entries = Object.entries(fields);

  const read = (params: URLSearchParams) =>
    Object.fromEntries(entries.map(([key, field]) => [key, field.read(params.get(field.name))])) as View;

  /** Leaves defaults out, so that each view has one address. */
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
