'use client';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { lazyCode } from './loading.ts';

type PartProps = {
  /** Stands there until the code is. */
  fallback: ReactNode;
  /** Takes its place for good where the code cannot be fetched. */
  substitute: ReactNode;
};

/**
 * Keeps a heavy part of a component out of its entry: a module of its own, fetched when it is first drawn. A server
 * draws the fallback.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lazyCode(load);

  return function LazyPart({ fallback, substitute, ...props }: Props & PartProps) {
    const [Part, setPart] = useState(() => code.current);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      let isStale = false;
      code.load().then(
        (component) => isStale || setPart(() => component),
        () => isStale || setFailed(true),
      );
      return () => {
        isStale = true;
      };
    }, []);
    if (Part) return createElement(Part, props as unknown as Props);
    return hasFailed ? substitute : fallback;
  };
}
