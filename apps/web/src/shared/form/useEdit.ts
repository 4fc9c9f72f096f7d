import { ApiError } from '@pwr-community/api/errors';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { isNumber, isShape, type Guard } from '../shape.ts';
import { readTab, writeTab } from '../tabStorage.ts';
import { mergeEdits, type Overlap } from './mergeEdits.ts';

/** How often a save is merged with what others saved in the same moment, before it fails. */
const mostMerges = 5;

/** What is edited: the server counts its edits. */
interface Versioned {
  version: number;
}

const isVersioned = isShape<Versioned>({ version: isNumber });

interface EditOptions<Detail extends Versioned, Values extends FieldValues, Changes extends object> {
  valuesOf: (detail: Detail) => Values;
  /** Every field by its name in the form. */
  fieldsOf: (values: Values) => Record<string, unknown>;
  /** What to send of `mine`, because it differs from `base`. */
  changesOf: (base: Values, mine: Values) => Changes;
  send: (changes: Changes & Versioned) => Promise<unknown>;
}

/** The fields that two people changed, and the version of each that is in the form. */
export interface Conflict {
  /** Another one for each conflict. */
  id: number;
  fields: (Overlap & { choice: 'mine' | 'theirs' })[];
}

/**
 * The state that a form's edits are based on; undefined for something new. A draft goes with the state it was typed over,
 * so that what is old in it doesn't pass for a change.
 * @param detail as the page has read it
 * @param isDraft tells whether stored values fit the form
 */
export function useBase<Detail extends Versioned, Values>(
  detail: Detail | undefined,
  draftKey: string,
  valuesOf: (detail: Detail) => Values,
  isDraft: Guard<Values>,
) {
  const isKept = (value: unknown): value is Detail => isVersioned(value) && isDraft(valuesOf(value as Detail));
  const key = `${draftKey}-base`;
  const [base, setBase] = useState(() => (readTab(draftKey, isDraft) !== null && readTab(key, isKept)) || detail);
  const keep = (kept: Detail) => writeTab(key, kept);
  useEffect(() => {
    if (base) keep(base);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return { detail, base, setBase, keep };
}

/**
 * Saves only the fields that changed, with the version they are based on. Where someone else saved meanwhile, their
 * changes to other fields are merged in, and for the fields that both changed the person is asked. It comes after
 * `useDraft`, whose draft it merges, too.
 */
export function useEdit<Detail extends Versioned, Values extends FieldValues, Changes extends object>(
  form: UseFormReturn<Values>,
  { detail, base, setBase, keep }: ReturnType<typeof useBase<Detail, Values>>,
  { valuesOf, fieldsOf, changesOf, send }: EditOptions<Detail, Values, Changes>,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // A save that merges goes on with the new base before React has rendered it.
  const latest = useRef(base);

  const set = (name: string, value: unknown) =>
    form.setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });

  /** Puts what someone else saved below the edits; returns whether both changed a field. */
  const rebase = (from: Detail, theirs: Detail): boolean => {
    const saved = fieldsOf(valuesOf(theirs));
    const { taken, overlaps } = mergeEdits(fieldsOf(valuesOf(from)), fieldsOf(form.getValues()), saved);
    for (const name of taken) set(name, saved[name]);
    latest.current = theirs;
    setBase(theirs);
    if (overlaps.length === 0) {
      keep(theirs);
      return false;
    }
    // The old base stays with the draft: after a reload the person is asked again.
    setConflict((before) => ({
      id: (before?.id ?? 0) + 1,
      fields: overlaps.map((overlap) => ({ ...overlap, choice: 'mine' })),
    }));
    return true;
  };

  // The draft may be older than what the page has read.
  useEffect(() => {
    // The form holds the draft only after the effect of useDraft has run.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (base && detail && base.version !== detail.version) rebase(base, detail);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  return {
    conflict,
    /** Drops the conflict: nothing of the edits is left to choose. */
    startOver: () => setConflict(null),
    /** Puts one version of a field into the form. */
    choose(name: string, choice: 'mine' | 'theirs') {
      const field = conflict?.fields.find((one) => one.name === name);
      if (!conflict || !field) return;
      // What was typed into the field since the conflict is mine, too.
      const current = fieldsOf(form.getValues())[name];
      const mine = field.choice === 'mine' ? current : field.mine;
      set(name, choice === 'mine' ? mine : field.theirs);
      setConflict({
        ...conflict,
        fields: conflict.fields.map((one) => (one === field ? { ...one, mine, choice } : one)),
      });
    },
    /** Resolves to whether everything is saved; otherwise the person has to choose first. */
    async save(): Promise<boolean> {
      for (let merges = 0; latest.current; merges++) {
        const changes = changesOf(valuesOf(latest.current), form.getValues());
        // Nothing to save, or the reply to it was lost.
        if (Object.keys(changes).length === 0) return true;
        try {
          await send({ ...changes, version: latest.current.version });
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
