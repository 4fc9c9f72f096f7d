import type { Guard } from './shape.ts';

/** Increment it when a value's meaning changes but its shape doesn't. */
const version = 1;

/** Values that couldn't be stored, because storage is full or blocked. They last until the page is left. */
const unstored = new Map<string, string>();

/** Reads this tab's value, or null. Removes values with another version or shape. */
export function readTab<Value>(key: string, guard: Guard<Value>): Value | null {
  try {
    const unstoredText = unstored.get(key);
    if (unstoredText !== undefined) return (JSON.parse(unstoredText) as { value: Value }).value;
    const stored = sessionStorage.getItem(key);
    if (stored === null) return null;
    // Removed first, so that unparsable text doesn't stay either.
    sessionStorage.removeItem(key);
    const kept = JSON.parse(stored) as { version?: unknown; value?: unknown } | null;
    if (kept?.version !== version || !guard(kept.value)) return null;
    sessionStorage.setItem(key, stored);
    return kept.value;
  } catch {
    return null;
  }
}

/** Stores a value until the tab closes; null removes it. */
export function writeTab(key: string, value: object | boolean | null) {
  const text = value === null ? null : JSON.stringify({ version, value });
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    if (text === null) unstored.delete(key);
    else unstored.set(key, text);
  }
}

/** True if the value written last survives leaving the page. */
export const isStored = (key: string): boolean => !unstored.has(key);
