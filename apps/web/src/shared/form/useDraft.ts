import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Guard } from '../shape.ts';
import { readTab, writeTab } from '../tabStorage.ts';

/**
 * Keeps what is typed in this tab until it is sent or given up: through a reload, a page visited in between, a session
 * that ends. `isRestored` says that the form began with such a draft.
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
    // The defaults stay what they were, so that the draft counts as changed.
    if (draft) form.reset({ ...initial, ...draft }, { keepDefaultValues: true });
    const untouched = JSON.stringify(initial);
    // At every change: the page may be gone before the next one.
    const subscription = form.watch(() => {
      if (isGivenUp.current) return;
      const values = form.getValues();
      writeTab(key, JSON.stringify(values) === untouched ? null : values);
    });
    return () => subscription.unsubscribe();
    // A draft is read once; which one it is does not change while the form is there.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  /** Forgets the draft for good: it was sent, or is not wanted. */
  const giveUp = useCallback(() => {
    isGivenUp.current = true;
    writeTab(key, null);
  }, [key]);

  const startOver = useCallback(() => {
    form.reset(initial);
    setRestored(false);
  }, [form, initial]);

  // Started over: the button that was pressed is gone, and the fields are there anew.
  useEffect(() => {
    if (draft && !isRestored) form.setFocus(firstField);
  }, [draft, isRestored, form, firstField]);

  return { isRestored, giveUp, startOver };
}
