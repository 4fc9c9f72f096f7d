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

/** Loads code that a reader needs now, in the way that the site has set. */
export const loadCode: CodeLoader = (load) => loader(load);
