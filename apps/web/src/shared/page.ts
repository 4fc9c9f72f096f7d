import type { ApiClient } from '@pwr-community/api/client';
import type { LocaleCode, Part } from '@pwr-community/i18n';
import { lazyCode, prefetchWhenIdle } from '@pwr-community/ui/loading';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';
import type { Section } from './addresses.ts';
import { catalogue } from './settings.tsx';

/** A page's address and language. */
export interface Place {
  /** Path parameters by name. */
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  locale: LocaleCode;
}

/** A query of any type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each query has types of its own
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** Page metadata for server rendering and prefetching. */
export interface PageFacts {
  /** Queries that the page starts with. */
  queries?: ((api: ApiClient, place: Place) => PageQuery[]) | undefined;
  /** Names of the search parameters that the page reads. */
  searchNames?: readonly string[] | undefined;
  /** Message parts the page needs besides `start`. */
  parts?: readonly Part[];
}

type PageComponent = ComponentType & {
  preload: (pathname: string) => Promise<void>;
  /** Before the code has loaded, only `parts` is set. */
  facts?: () => PageFacts;
};

/** Pairs of a route pattern and its page. */
export type PageTable = readonly (readonly [
  address: { path: string; sections?: readonly Section[] },
  Page: PageComponent,
])[];

/** Resets for pages that failed to load. */
const failures = new Set<() => void>();

/** Lets failed pages load again. Call it once the error screen shows: earlier, React would retry immediately. */
export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/** Loaders of pages that the server has yet to load. */
const unloaded = new Set<() => Promise<unknown>>();

/** Loads all pages on the server, and whatever they load later, so that rendering never suspends. */
export async function loadEverything(): Promise<void> {
  while (unloaded.size > 0) {
    const loads = [...unloaded];
    unloaded.clear();
    await Promise.all(loads.map((load) => load()));
  }
}

/**
 * A component whose code loads on first render, or earlier by `preload`. Unlike React's `lazy`, it renders loaded code
 * without a fallback, and it doesn't cache failures.
 * @param parts message parts it needs besides `start`; they load in parallel
 */
export function page<Props extends object>(
  load: () => Promise<ComponentType<Props> & PageFacts>,
  ...parts: readonly Part[]
) {
  const code = lazyCode(async () => {
    // The server loads all messages on startup.
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

/** Prefetches code that the reader may need next on this page, once the browser is idle. */
export function useIdlePrefetch(prefetch: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) prefetchWhenIdle(prefetch);
  }, [prefetch, isWanted]);
}
