import { useCallback, useState } from 'react';
import { isRecordOf, isString } from '../../shared/shape.ts';
import { readTab, writeTab } from '../../shared/tabStorage.ts';

/** The thread of a draft; null for a new comment. */
export type ThreadId = number | null;

/** The place of a draft: a thread, or the edit of a comment. */
export type DraftPlace = ThreadId | `edit-${number}`;

export type Drafts = ReturnType<typeof useDrafts>;

const storageKey = (projectId: number) => `drafts-${projectId}`;

const isDrafts = isRecordOf(isString);

const load = (projectId: number) => readTab(storageKey(projectId), isDrafts) ?? {};

/** Drafts of comments on a project. They survive closing the panel, reloading, and signing in in this tab. */
export function useDrafts(projectId: number) {
  const [drafts, setDrafts] = useState(() => load(projectId));

  const setDraft = useCallback(
    (place: DraftPlace, text: string) =>
      // Reads the storage instead of the state: a returned draft may find its form closed.
      setDrafts(() => {
        const next = load(projectId);
        if (text) next[String(place)] = text;
        else delete next[String(place)];
        writeTab(storageKey(projectId), next);
        return next;
      }),
    [projectId],
  );

  return { getDraft: (place: DraftPlace) => drafts[String(place)] ?? '', setDraft };
}
