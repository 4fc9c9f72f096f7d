/** Resolves to the code that `load` returns. A loader may retry after a failure, or wait for a connection first. */
export type CodeLoader = <Code>(load: () => Promise<Code>) => Promise<Code>;

let loader: CodeLoader = (load) => load();

/**
 * Sets the loader for chunks that a reader needs now, such as overlays and charts. A site uses it to retry, and to
 * reload after a deployment. Prefetches bypass it. By default, nothing is retried: an overlay that fails to load
 * closes, and a chart shows its table.
 */
export function setCodeLoader(next: CodeLoader): void {
  loader = next;
}

export interface LazyCode<Code> {
  /** The module, once it has loaded. */
  readonly current: Code | undefined;
  /** Prefetches the module. Calls share a pending request. A failure isn't cached: the next call tries again. */
  prefetch: () => Promise<Code>;
  /** Loads the module for a reader who needs it now, with the site's code loader. */
  load: () => Promise<Code>;
}

/**
 * A module that loads on demand or is prefetched. Unlike `React.lazy`, it forgets failures, and a loaded module renders
 * without a fallback.
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

const awaitingIdle = new Set<() => Promise<unknown>>();

/** Returns true if the reader has turned on data saving or has a 2G connection. Only Chromium reports this. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, 200);
}

/**
 * Prefetches code that isn't needed yet, once the page has loaded and the browser is idle. It does nothing if the
 * connection is metered. Failures don't matter, because the code is fetched again when it is needed.
 */
export function prefetchWhenIdle(prefetch: () => Promise<unknown>): void {
  if (isMetered()) return;
  awaitingIdle.add(prefetch);
  if (awaitingIdle.size > 1) return;
  const start = () =>
    whenIdle(() => {
      for (const load of awaitingIdle) load().catch(() => {});
      awaitingIdle.clear();
    });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
