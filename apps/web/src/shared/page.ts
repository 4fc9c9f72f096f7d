import type { Part } from '@pwr-community/i18n';
import { lazyCode } from '@pwr-community/ui/loading';
import { createElement, lazy, useState, type ComponentType } from 'react';
import { catalogue } from './settings.tsx';

/** Which page stands at which address. */
export type PageTable = readonly (readonly [
  address: { path: string },
  Page: ComponentType & { preload: (pathname: string) => Promise<void> },
])[];

/** Forgets, for each page that failed to load, that it failed. */
const failures = new Set<() => void>();

/** Lets pages that failed to load be loaded again. Called once the error is on screen: React would load them at once. */
export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * A component whose code is loaded when it is first drawn, or earlier by `preload`. Unlike with React's own `lazy`, a
 * component that is already there is drawn without a fallback, and a failed load is not remembered.
 * @param parts the parts of the messages that its words are in, beyond what a visit begins with; fetched at the same time
 */
export function page<Props extends object>(load: () => Promise<ComponentType<Props>>, ...parts: readonly Part[]) {
  const code = lazyCode(async () => {
    const [component] = await Promise.all([load(), ...parts.map((part) => catalogue.open(part))]);
    return component;
  });
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
  return Object.assign(Page, { preload: async () => void (await code.prefetch()) });
}
