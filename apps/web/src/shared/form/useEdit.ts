import { ApiError } from '@pwr-community/api/errors';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { isNumber, isShape, type Guard } from '../shape.ts';
import { readTab, writeTab } from '../tabStorage.ts';
import { mergeEdits, type Overlap } from './mergeEdits.ts';
import { readDraft } from './useDraft.ts';

/** Maximum number of concurrent saves to merge before a save fails. */
const mostMerges = 5;

/** The edited item. The server increments its version with each edit. */
interface Versioned {
  version: number;
}

const isVersioned = isShape<Versioned>({ version: isNumber });

interface EditOptions<Detail extends Versioned, Values extends FieldValues, Changes extends object> {
  valuesOf: (detail: Detail) => Values;
  /** Returns the values of all fields by name. */
  fieldsOf: (values: Values) => Record<string, unknown>;
  /** Returns the changes to send: the fields of `mine` that differ from `base`. */
  changesOf: (base: Values, mine: Values) => Changes;
  send: (changes: Changes & Versioned) => Promise<unknown>;
  /** Called with the item's values when the edits are based on another version. */
  onRebase: (values: Values) => void;
}

/** The fields that both users changed, each with the version chosen for the form. */
export interface Conflict {
  /** Changes with every new conflict. */
  id: number;
  fields: (Overlap & { choice: 'mine' | 'theirs' })[];
}

/**
 * Keeps the item that a form's edits are based on; undefined for a new item. A draft is stored with its base, so that
 * stale values don't count as changes.
 * @param detail the item as the page loaded it
 * @param isDraft validates stored values
 */
export function useBase<Detail extends Versioned, Values extends FieldValues>(
  detail: Detail | undefined,
  draftKey: string,
  valuesOf: (detail: Detail) => Values,
  isDraft: Guard<Values>,
) {
  const isKept = (value: unknown): value is Detail => isVersioned(value) && isDraft(valuesOf(value as Detail));
  const key = `${draftKey}-base`;
  const [base, setBase] = useState(() => {
    const hasDraft = detail !== undefined && readDraft(draftKey, valuesOf(detail), isDraft) !== null;
    return (hasDraft && readTab(key, isKept)) || detail;
  });
  const keep = (kept: Detail) => writeTab(key, kept);
  const forget = () => writeTab(key, null);
  useEffect(() => {
    if (base) keep(base);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return { detail, base, setBase, keep, forget };
}

/**
 * Saves only the changed fields, with the version that they are based on. If someone else has saved since, merges in
 * their changes to other fields. If both changed a field, the user chooses. Call it after `useDraft`, because it also
 * merges the restored draft.
 */
export function useEdit<Detail extends Versioned, Values extends FieldValues, Changes extends object>(
  form: UseFormReturn<Values>,
  { detail, base, setBase, keep, forget }: ReturnType<typeof useBase<Detail, Values>>,
  { valuesOf, fieldsOf, changesOf, send, onRebase }: EditOptions<Detail, Values, Changes>,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // A save that merges continues with the new base before React rerenders.
  const latest = useRef(base);

  const set = (name: string, value: unknown) =>
    form.setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });

  /** Rebases the edits onto another user's save. Returns true on a conflict. */
  const rebase = (from: Detail, theirs: Detail): boolean => {
    const saved = fieldsOf(valuesOf(theirs));
    const { taken, overlaps } = mergeEdits(fieldsOf(valuesOf(from)), fieldsOf(form.getValues()), saved);
    for (const name of taken) set(name, saved[name]);
    latest.current = theirs;
    setBase(theirs);
    if (overlaps.length === 0) {
      keep(theirs);
      onRebase(valuesOf(theirs));
      return false;
    }
    // The stored base stays, so that the user is asked again after a reload.
    setConflict((before) => ({
      id: (before?.id ?? 0) + 1,
      fields: overlaps.map((overlap) => ({ ...overlap, choice: 'mine' })),
    }));
    return true;
  };

  // The draft may be based on an older version than the loaded item.
  useEffect(() => {
    // Runs in an effect, because the form contains the draft only after `useDraft`'s effect.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (base && detail && base.version !== detail.version) rebase(base, detail);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  return {
    conflict,
    /** Clears the conflict after the edits are discarded. Later edits are based on the latest item. */
    startOver() {
      setConflict(null);
      if (latest.current) keep(latest.current);
    },
    /** Puts the chosen version of a field into the form. */
    choose(name: string, choice: 'mine' | 'theirs') {
      const field = conflict?.fields.find((one) => one.name === name);
      if (!conflict || !field) return;
      // Text typed since the conflict belongs to “mine”.
      const current = fieldsOf(form.getValues())[name];
      const mine = field.choice === 'mine' ? current : field.mine;
      set(name, choice === 'mine' ? mine : field.theirs);
      setConflict({
        ...conflict,
        fields: conflict.fields.map((one) => (one === field ? { ...one, mine, choice } : one)),
      });
    },
    /** Saves the changes. Resolves to true if everything is saved, or to false if the user must choose first. */
    async save(): Promise<boolean> {
      for (let merges = 0; latest.current; merges++) {
        const changes = changesOf(valuesOf(latest.current), form.getValues());
        // Nothing has changed, or an earlier save succeeded but its reply was lost.
        if (Object.keys(changes).length === 0) return true;
        try {
          await send({ ...changes, version: latest.current.version });
          // Later text is based on the saved item, which the next edit loads.
          forget();
          return true;
        } catch (error) {
          const current = error instanceof ApiError && error.code === 'edit-conflict' ? error.current : undefined;
          if (!current || merges === mostMerges) throw error;
          if (rebase(latest.current, current as unknown as Detail)) return false;
        }
      }
      return true;
    },
  };
}
