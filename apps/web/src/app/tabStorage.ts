/** What this tab keeps under a key, as it was written; null where there is nothing, or nothing readable. */
export function readTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Keeps a value through reloads, until the tab is closed; null forgets it. Forbidden or full, the storage loses it silently. */
export function writeTab(key: string, value: object | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is typed then lasts as long as its form.
  }
}
