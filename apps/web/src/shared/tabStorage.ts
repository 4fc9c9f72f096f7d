import type { Guard } from './shape.ts';

/** Increment it when a value changes its meaning but not its shape. */
const version = 1;

/** Reads a value of this tab, or null. Removes values of other versions or shapes. */
export function readTab<Value>(key: string, guard: Guard<Value>): Value | null {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return null;
    // Removed first, so that unparsable text is dropped too.
    sessionStorage.removeItem(key);
    const kept = JSON.parse(stored) as { version?: unknown; value?: unknown } | null;
    if (kept?.version !== version || !guard(kept.value)) return null;
    sessionStorage.setItem(key, stored);
    return kept.value;
  } catch {
    return null;
  }
}

/** Stores a value until the tab closes; null removes it. Failures are ignored. */
export function writeTab(key: string, value: object | boolean | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ version, value }));
  } catch {
    // Storage may be full or blocked. Drafts then last as long as their form.
  }
}
