import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Guard } from '../shape.ts';
import { readTab, writeTab } from '../tabStorage.ts';

/**
 * Keeps a form's draft in this tab until it is submitted or discarded. It survives reloads, navigation, and an expired
 * session. `isRestored` is true if the form started from a draft.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  initial: Values,
  guard: Guard<Values>,
) {
  const [draft] = useState(() => readTab(key, guard));
  const [isRestored, setRestored] = useState(draft !== null);
  const isGivenUp = useRef(false);
  const [firstField] = useState(() => Object.keys(initial)[0] as FieldPath<Values>);

  useEffect(() => {
    // Keeps the defaults, so that the restored draft counts as dirty.
    if (draft) form.reset({ ...initial, ...draft }, { keepDefaultValues: true });
    const untouched = JSON.stringify(initial);
    // Saves on every change, without a debounce: the page may close at any time.
    const subscription = form.watch(() => {
      if (isGivenUp.current) return;
      const values = form.getValues();
      writeTab(key, JSON.stringify(values) === untouched ? null : values);
    });
    return () => subscription.unsubscribe();
    // The draft is read only once, and its key doesn't change while the form is mounted.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  /** Deletes the draft and stops saving it, after submitting or discarding. */
  const giveUp = useCallback(() => {
    isGivenUp.current = true;
    writeTab(key, null);
  }, [key]);

  const startOver = useCallback(() => {
    form.reset(initial);
    setRestored(false);
  }, [form, initial]);

  // Starting over removes the pressed button, so focus moves to the first field.
  useEffect(() => {
    if (draft && !isRestored) form.setFocus(firstField);
  }, [draft, isRestored, form, firstField]);

  return { isRestored, giveUp, startOver };
}
