import { type FormEvent, useRef } from 'react';

/**
 * Returns a form's submit handler. It prevents the native submit, and ignores further submits until `onSubmit` is done:
 * Enter in a field also submits a form whose button is inert or not yet drawn as pending.
 */
export function useSubmit(onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>) {
  const isSubmitting = useRef(false);
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await onSubmit(event);
    } finally {
      isSubmitting.current = false;
    }
  };
}
