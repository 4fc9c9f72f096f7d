/** Resolves to what `load` loads. It may call `load` again where that fails, or wait for a connection first. */
export type CodeLoader = <Code>(load: () => Promise<Code>) => Promise<Code>;

let loader: CodeLoader = (load) => load();

/**
 * Sets how components load the code of overlays and charts once a reader needs it. A site uses it to retry, and to reload
 * after a deployment. Prefetches do not go through it. Without it, a failed load closes the overlay.
 */
export function setCodeLoader(next: CodeLoader): void {
  loader = next;
}

export interface LazyCode<Code> {
  /** The code, once it has arrived. */
  readonly current: Code | undefined;
  /** Prefetches the code, and runs `load` again if it has run before. A failure is forgotten. */
  prefetch: () => Promise<Code>;
  /** Loads the code for a reader who needs it now, through the site's code loader. */
  load: () => Promise<Code>;
}

/**
 * Code that is loaded when it is needed, or earlier. Unlike `React.lazy`, it doesn't remember a failed load, and code
 * that has arrived can be drawn without a fallback.
 */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let current: Code | undefined;
  let pending: Promise<Code> | undefined;
  const prefetch = () =>
    (pending ??= load()
      .then((code) => (current = code))
      .finally(() => (pending = undefined)));
  return {
    get current() {
      return current;
    },
    prefetch,
    load: async () => current ?? loader(prefetch),
  };
}

/** Resolves in the first task after the next frame. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
