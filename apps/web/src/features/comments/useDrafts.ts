import { useCallback } from 'react';
import { isRecordOf, isString } from '../../shared/shape.ts';
import { readTab } from '../../shared/tabStorage.ts';
import { useKept } from '../../shared/useKept.ts';

/** The thread that a draft replies to; null for a new thread. */
export type ThreadId = number | null;

/** The place that a draft belongs to: a thread, or a comment being edited. */
export type DraftPlace = ThreadId | `edit-${number}`;

export type Drafts = ReturnType<typeof useDrafts>;

const isDrafts = isRecordOf(isString);

const none: Record<string, string> = {};

const load = (key: string) => ({ ...readTab(key, isDrafts) });

/**
 * Drafts of the member's comments on a project. In this tab, they survive closing the panel, reloading and signing in
 * again.
 */
export function useDrafts(projectId: number, memberId: number | undefined) {
  const key = `drafts-${memberId}-${projectId}`;
  const [drafts, keep] = useKept(key, none, isDrafts);

  // Both functions read storage instead of state, because the form may be closed when a draft is returned.
  const setDraft = useCallback(
    (place: DraftPlace, text: string) => {
      const next = load(key);
      if (text) next[String(place)] = text;
      else delete next[String(place)];
      keep(next);
    },
    [key, keep],
  );
  /** Puts back a text that could not be sent, before anything typed since. */
  const returnDraft = useCallback(
    (place: DraftPlace, text: string) => {
      const typed = load(key)[String(place)];
      setDraft(place, typed ? `${text}\n\n${typed}` : text);
    },
    [key, setDraft],
  );

  return { getDraft: (place: DraftPlace) => drafts[String(place)] ?? '', setDraft, returnDraft };
}
