import { loadMessages, type Messages } from './loadMessages.ts';
import type { Locale } from './locales.ts';
import type { Part } from './parts.ts';

/** The words to show, and the language they are in. */
export interface Words {
  locale: Locale;
  messages: Messages;
}

/** The words of the site: one language at a time, and of it the parts that were opened; none at first. */
export function createCatalogue(locale: Locale) {
  let words: Words = { locale, messages: {} };
  let wanted = locale;
  /** The parts asked for, each until its words are shown. */
  const opened = new Map<Part, Promise<void>>();
  const listeners = new Set<() => void>();

  /** Shows what is wanted, whatever became wanted meanwhile. */
  async function show(): Promise<void> {
    for (;;) {
      const next = wanted;
      const parts = [...opened.keys()];
      const messages = await loadMessages(next.code, parts);
      if (next !== wanted || parts.length !== opened.size) continue;
      // Whatever uses a part waits for its words: what is drawn needs none of them, and is not drawn again for them.
      if (next === words.locale) Object.assign(words.messages, messages);
      else {
        words = { locale: next, messages };
        for (const listener of listeners) listener();
      }
      return;
    }
  }

  return {
    getWords: () => words,
    /** Calls `listener` after each change of the language; what it returns ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Adds a part's words. Rejects when they cannot be loaded; those shown stay. */
    open(part: Part): Promise<void> {
      const asked = opened.get(part);
      if (asked) return asked;
      // A moment later, when the part is among those to load.
      const shown = Promise.resolve()
        .then(show)
        .catch((error: unknown) => {
          opened.delete(part);
          throw error;
        });
      opened.set(part, shown);
      return shown;
    },
    /** Changes the language. Rejects when its words cannot be loaded; those shown stay. */
    async setLocale(next: Locale): Promise<void> {
      wanted = next;
      await show().catch((error: unknown) => {
        wanted = words.locale;
        throw error;
      });
    },
  };
}
