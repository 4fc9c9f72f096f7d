import type { Guard } from './shape.ts';

/** Raise it when the meaning of a kept value changes and its shape does not. */
const version = 1;

/** What this tab keeps under a key; null where there is nothing. What another version wrote, or does not fit, is dropped. */
export function readTab<Value>(key: string, guard: Guard<Value>): Value | null {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return null;
    // Removed first: what cannot be parsed is dropped, too.
    sessionStorage.removeItem(key);
    const kept = JSON.parse(stored) as { version?: unknown; value?: unknown } | null;
    if (kept?.version !== version || !guard(kept.value)) return null;
    sessionStorage.setItem(key, stored);
    return kept.value;
  } catch {
    return null;
  }
}

/** Keeps a value through reloads, until the tab is closed; null forgets it. Forbidden or full, the storage loses it silently. */
export function writeTab(key: string, value: object | boolean | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ version, value }));
  } catch {
    // What is typed then lasts as long as its form.
  }
}
