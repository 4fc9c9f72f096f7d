import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first drawn, or when `preload` is called ahead of that. Unlike React's own `lazy`,
 * one that is there already is drawn at once: no fallback flashes in its place.
 */
export function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
  };
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: loaded ?? (await load()) }));

  function Page(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Page, { preload });
}
