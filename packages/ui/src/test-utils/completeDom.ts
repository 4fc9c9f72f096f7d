/** Returns a media query that doesn't match and never changes. */
const neverMatching = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** Escapes each character that isn't safe in a selector. */
const escape = (text: string): string =>
  text.replace(/^\d|[^\w-]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `);

/** Adds the members that an object lacks. */
function complete(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Adds what browsers have and jsdom lacks, as far as this package and React Aria need it: media queries, `CSS.escape`
 * and `CSS.supports`. Call it in the setup file of your tests. It changes nothing in a browser.
 */
export function completeDom(): void {
  complete(window, { matchMedia: neverMatching, CSS: {} });
  complete(window.CSS, { escape, supports: () => false });
}
