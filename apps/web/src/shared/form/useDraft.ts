import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isObject, type Guard } from '../shape.ts';
import { readTab, writeTab } from '../tabStorage.ts';

/** Reads the draft of a form: the fields that differ from its initial values. Null if there is none. */
export const readDraft = <Values extends FieldValues>(key: string, initial: Values, guard: Guard<Values>) =>
  readTab(key, (value): value is Partial<Values> => isObject(value) && guard({ ...initial, ...value }));

/**
 * Keeps a form's draft in this tab until it is submitted or discarded. It survives reloads, navigation, and an expired
 * session. `isRestored` is true if the form started from a draft.
 *
 * Only changed fields are kept, so that restoring them doesn't undo what was saved elsewhere.
 *
 * Fields stay editable while the form is being sent, because disabled ones would lose focus. What is typed meanwhile
 * becomes the draft of the next edit.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  initial: Values,
  guard: Guard<Values>,
) {
  const [draft] = useState(() => readDraft(key, initial, guard));
  const [isRestored, setRestored] = useState(draft !== null);
  const isGivenUp = useRef(false);
  /** The draft's storage key, and the values that need no draft. */
  const kept = useRef({ key, untouched: initial });
  const sent = useRef(initial);
  const [firstField] = useState(() => Object.keys(initial)[0] as FieldPath<Values>);

  const store = () => {
    if (isGivenUp.current) return;
    const { untouched } = kept.current;
    const changed = Object.entries(form.getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(untouched[name]),
    );
    writeTab(kept.current.key, changed.length === 0 ? null : Object.fromEntries(changed));
  };

  useEffect(() => {
    // Keeps the defaults, so that the restored draft counts as dirty.
    if (draft) form.reset({ ...initial, ...draft }, { keepDefaultValues: true });
    // Saves on every change, without a debounce: the page may close at any time.
    const subscription = form.watch(store);
    return () => subscription.unsubscribe();
    // The draft is read only once, and its key doesn't change while the form is mounted.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  /** Deletes the draft and stops saving it, after discarding. */
  const giveUp = useCallback(() => {
    isGivenUp.current = true;
    writeTab(key, null);
  }, [key]);

  /** Remembers the values that are about to be sent. */
  const markSent = () => {
    sent.current = structuredClone(form.getValues());
  };

  /**
   * Replaces the draft with what was typed since `markSent`, after the values were accepted.
   * @param nextKey the key of the draft for the next edit
   */
  const settle = (nextKey = key) => {
    writeTab(key, null);
    kept.current = { key: nextKey, untouched: sent.current };
    store();
  };

  /** Compares with other values from now on, after the form has taken over another user's changes. */
  const rebase = (values: Values) => {
    kept.current.untouched = values;
    store();
  };

  const startOver = useCallback(() => {
    kept.current.untouched = initial;
    form.reset(initial);
    setRestored(false);
  }, [form, initial]);

  // Starting over removes the pressed button, so focus moves to the first field.
  useEffect(() => {
    if (draft && !isRestored) form.setFocus(firstField);
  }, [draft, isRestored, form, firstField]);

  return { isRestored, giveUp, startOver, rebase, markSent, settle };
}
