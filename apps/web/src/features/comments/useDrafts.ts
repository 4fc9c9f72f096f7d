import { useCallback, useState } from 'react';
import { isRecordOf, isString } from '../../shared/shape.ts';
import { readTab, writeTab } from '../../shared/tabStorage.ts';

/** The thread that a draft replies to; null for a new thread. */
export type ThreadId = number | null;

/** The place that a draft belongs to: a thread, or a comment being edited. */
export type DraftPlace = ThreadId | `edit-${number}`;

export type Drafts = ReturnType<typeof useDrafts>;

const storageKey = (projectId: number) => `drafts-${projectId}`;

const isDrafts = isRecordOf(isString);

const load = (projectId: number) => readTab(storageKey(projectId), isDrafts) ?? {};

/** Drafts of comments on a project. In this tab, they survive closing the panel, reloading and signing in. */
export function useDrafts(projectId: number) {
  const [drafts, setDrafts] = useState(() => load(projectId));

  // Both functions read storage instead of state, because the form may be closed when a draft is returned.
  const setDraft = useCallback(
    (place: DraftPlace, text: string) => {
      const next = load(projectId);
      if (text) next[String(place)] = text;
      else delete next[String(place)];
      writeTab(storageKey(projectId), next);
      setDrafts(next);
    },
    [projectId],
  );
  /** Puts back a text that could not be sent, before anything typed since. */
  const returnDraft = useCallback(
    (place: DraftPlace, text: string) => {
      const typed = load(projectId)[String(place)];
      setDraft(place, typed ? `${text}\n\n${typed}` : text);
    },
    [projectId, setDraft],
  );

  return { getDraft: (place: DraftPlace) => drafts[String(place)] ?? '', setDraft, returnDraft };
}
