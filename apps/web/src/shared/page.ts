import type { ApiClient } from '@pwr-community/api/client';
import type { LocaleCode, Part } from '@pwr-community/i18n';
import { lazyCode } from '@pwr-community/ui/loading';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { createElement, lazy, useState, type ComponentType } from 'react';
import { catalogue } from './settings.tsx';

/** Where a page is shown, and in which language. */
export interface Place {
  /** The values in its path, by the names in its pattern. */
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  locale: LocaleCode;
}

/** A query of any type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each query has types of its own
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** What the server and a prefetch must know about a page. A page without `queries` asks for nothing. */
export interface PageFacts {
  /** The queries that the page begins with. */
  queries?: ((api: ApiClient, place: Place) => PageQuery[]) | undefined;
  /** The names of the search parameters that it reads. */
  searchNames?: readonly string[] | undefined;
  /** The parts of the messages that it shows, beyond what a visit begins with. */
  parts?: readonly Part[];
}

type PageComponent = ComponentType & {
  preload: (pathname: string) => Promise<void>;
  /** Known once the code has been loaded. */
  facts?: () => PageFacts;
};

/** Which page stands at which address. */
export type PageTable = readonly (readonly [address: { path: string }, Page: PageComponent])[];

/** Forgets, for each page that failed to load, that it failed. */
const failures = new Set<() => void>();

/** Lets pages that failed to load be loaded again. Called once the error is on screen: React would load them at once. */
export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/** On the server: the code of every page that a loaded page may draw. */
const unloaded = new Set<() => Promise<unknown>>();

/** On the server: loads all pages, and what they would load later. Nothing then waits while a page is rendered. */
export async function loadEverything(): Promise<void> {
  while (unloaded.size > 0) {
    const loads = [...unloaded];
    unloaded.clear();
    await Promise.all(loads.map((load) => load()));
  }
}

/**
 * A component whose code is loaded when it is first drawn, or earlier by `preload`. Unlike with React's own `lazy`, a
 * component that is already there is drawn without a fallback, and a failed load is not remembered.
 * @param parts the parts of the messages that its words are in, beyond what a visit begins with; fetched at the same time
 */
export function page<Props extends object>(
  load: () => Promise<ComponentType<Props> & PageFacts>,
  ...parts: readonly Part[]
) {
  const code = lazyCode(async () => {
    // The server has all messages from the start.
    const openParts = import.meta.env.SSR ? [] : parts.map((part) => catalogue.open(part));
    const [component] = await Promise.all([load(), ...openParts]);
    return component;
  });
  if (import.meta.env.SSR) unloaded.add(code.prefetch);
  let Waiting: ComponentType<Props> | undefined;
  const wait = () =>
    (Waiting ??= lazy(async () => {
      try {
        return { default: await code.load() };
      } catch (error) {
        failures.add(() => (Waiting = undefined));
        throw error;
      }
    }));

  function Page(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => code.current ?? wait());
    return createElement(Component, props);
  }
  return Object.assign(Page, {
    preload: async () => void (await code.prefetch()),
    facts: (): PageFacts => ({ queries: code.current?.queries, searchNames: code.current?.searchNames, parts }),
  });
}
