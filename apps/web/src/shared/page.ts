import type { ApiClient } from '@pwr-community/api/client';
import type { LocaleCode, Part } from '@pwr-community/i18n';
import { lazyCode, prefetchWhenIdle } from '@pwr-community/ui/loading';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';
import type { Section } from './addresses.ts';
import { catalogue } from './settings.tsx';

/** The parts of an address that a page depends on, and the language. */
export interface Place {
  /** Path parameters by name. */
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  locale: LocaleCode;
}

/** A query of any type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each query has types of its own
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** A page's facts for server rendering and prefetching. */
export interface PageFacts {
  /** Queries for the page's initial content. */
  queries?: ((api: ApiClient, place: Place) => PageQuery[]) | undefined;
  /** Names of the search parameters that the page reads. */
  searchNames?: readonly string[] | undefined;
  /** Message parts that the page needs besides `start`. */
  parts?: readonly Part[];
}

type PageComponent = ComponentType & {
  preload: (pathname: string) => Promise<void>;
  /** Returns only `parts` until the code has loaded. */
  facts?: () => PageFacts;
};

/** Pairs of a route pattern and its page. */
export type PageTable = readonly (readonly [
  address: { path: string; sections?: readonly Section[] },
  Page: PageComponent,
])[];

/** The part that marks admin pages. The server never renders these, so it loads neither their code nor the part. */
export const ADMIN_PART: Part = 'admin';

/** Functions that let pages load again after a failure. */
const failures = new Set<() => void>();

/** Lets failed pages load again. Call it after the error screen appears: before that, React would retry immediately. */
export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/** Loaders of pages that the server hasn't loaded yet. */
const unloaded = new Set<() => Promise<unknown>>();

/** Loads all pages that the server renders, including those found while loading, so that rendering never suspends. */
export async function loadPages(): Promise<void> {
  while (unloaded.size > 0) {
    const loads = [...unloaded];
    unloaded.clear();
    await Promise.all(loads.map((load) => load()));
  }
}

/**
 * Creates a component whose code loads on its first render, or earlier with `preload`. Unlike React's `lazy`, it
 * renders loaded code without a fallback, and a failed load can be retried: see `forgetFailures`.
 * @param parts message parts that it needs besides `start`; they load in parallel
 */
export function page<Props extends object>(
  load: () => Promise<ComponentType<Props> & PageFacts>,
  ...parts: readonly Part[]
) {
  const code = lazyCode(async () => {
    // The server loads its messages on startup.
    const openParts = import.meta.env.SSR ? [] : parts.map((part) => catalogue.open(part));
    const [component] = await Promise.all([load(), ...openParts]);
    return component;
  });
  if (import.meta.env.SSR && !parts.includes(ADMIN_PART)) unloaded.add(code.prefetch);
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

/** Prefetches code that the reader may need next on this page, when the browser is idle. */
export function useIdlePrefetch(prefetch: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) prefetchWhenIdle(prefetch);
  }, [prefetch, isWanted]);
}
