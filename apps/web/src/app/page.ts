import type { Part } from '@pwr-community/i18n';
import { createElement, lazy, useState, type ComponentType } from 'react';
import { catalogue } from './settings.tsx';

/** Which page stands at which address. */
export type PageTable = readonly (readonly [
  address: { path: string },
  Page: ComponentType & { preload: (pathname: string) => Promise<void> },
])[];

/**
 * A component whose code comes when it is first drawn, or when `preload` is called ahead of that. Unlike React's own `lazy`,
 * one that is there already is drawn at once: no fallback flashes in its place.
 * @param parts the parts of the messages that its words are in, beyond what a visit begins with; fetched at the same time
 */
export function page<Props extends object>(load: () => Promise<ComponentType<Props>>, ...parts: readonly Part[]) {
  let loaded: ComponentType<Props> | undefined;
  const fetchAll = async () => {
    const [component] = await Promise.all([load(), ...parts.map((part) => catalogue.open(part))]);
    return component;
  };
  const preload = async () => {
    loaded = await fetchAll();
  };
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: loaded ?? (await fetchAll()) }));

  function Page(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Page, { preload });
}
