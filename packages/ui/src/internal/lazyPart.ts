'use client';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { lazyCode } from './loading.ts';

type PartProps = {
  /** Shown while the chunk loads. */
  fallback: ReactNode;
  /** Shown instead of the part if its chunk can't be loaded. */
  substitute: ReactNode;
};

/** Splits a heavy part of a component into a chunk that loads at first render. Servers render the fallback. */
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
