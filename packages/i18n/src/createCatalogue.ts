import { loadMessages, type Messages } from './loadMessages.ts';
import type { Locale } from './locales.ts';
import type { Part } from './parts.ts';
import { withSiteWords, type SiteWords } from './siteWords.ts';

/** The displayed messages and their language. */
export interface Words {
  locale: Locale;
  messages: Messages;
}

/** The site's catalog: one language at a time, with the parts that were opened; initially empty. */
export function createCatalogue(locale: Locale, siteWords: SiteWords) {
  let words: Words = { locale, messages: {} };
  let wanted = locale;
  /** One promise for each requested part, which resolves when its messages are available. */
  const opened = new Map<Part, Promise<void>>();
  const listeners = new Set<() => void>();
  /** The messages of each language shown so far. */
  const shown = new Map([[locale, words.messages]]);

  /** Loads all requested parts in the wanted language, including those requested in the meantime. */
  async function show(): Promise<void> {
    for (;;) {
      const next = wanted;
      const parts = [...opened.keys()];
      const messages = withSiteWords(await loadMessages(next.code, parts), next.code, siteWords);
      if (next !== wanted || parts.length !== opened.size) continue;
      // A language is displayed until React has rendered the next one, so it needs the new parts too.
      for (const others of shown.values()) Object.assign(others, { ...messages, ...others });
      const known = Object.assign(shown.get(next) ?? {}, messages);
      // Components wait for their own part, so a part that is added to a language changes nothing rendered.
      if (next === words.locale) return;
      shown.set(next, known);
      words = { locale: next, messages: known };
      for (const listener of listeners) listener();
      return;
    }
  }

  return {
    getWords: () => words,
    /** Calls `listener` after each language change; returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Adds a part's messages. If loading fails, the promise rejects and the current messages stay. */
    open(part: Part): Promise<void> {
      const asked = opened.get(part);
      if (asked) return asked;
      // Starts in the next microtask, when `opened` contains the part.
      const shown = Promise.resolve()
        .then(show)
        .catch((error: unknown) => {
          opened.delete(part);
          throw error;
        });
      opened.set(part, shown);
      return shown;
    },
    /** Changes the language. If loading fails, the promise rejects and the current language stays. */
    async setLocale(next: Locale): Promise<void> {
      wanted = next;
      await show().catch((error: unknown) => {
        // A newer choice is still loading.
        if (wanted === next) wanted = words.locale;
        throw error;
      });
    },
  };
}
