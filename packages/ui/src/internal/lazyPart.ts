'use client';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadCode } from './loading.ts';

type PartProps = {
  /** Stands there until the code is. */
  fallback: ReactNode;
  /** Takes its place for good where the code cannot be fetched. */
  substitute: ReactNode;
};

/**
 * Keeps a heavy part of a component out of its entry: a module of its own, fetched when it is first drawn. A server
 * draws the fallback.
 *
 * Not `React.lazy`: that throws where the code cannot be fetched, and keeps the failure for ever.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyPart({ fallback, substitute, ...props }: Props & PartProps) {
    const [Part, setPart] = useState(() => Loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      let isStale = false;
      loadCode(load).then(
        (component) => {
          Loaded = component;
          if (!isStale) setPart(() => component);
        },
        () => {
          if (!isStale) setFailed(true);
        },
      );
      return () => {
        isStale = true;
      };
    }, []);
    if (Part) return createElement(Part, props as unknown as Props);
    return hasFailed ? substitute : fallback;
  };
}
