import { useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Submits a form and tracks whether its values are being sent. The form's own `isSubmitting` is also true during
 * validation, so screen readers would announce "Submitting" for a form that isn't sent.
 */
export function useSending<Values extends FieldValues>(
  { handleSubmit }: UseFormReturn<Values>,
  onValid: (values: Values) => Promise<void>,
): { isSending: boolean; send: (event?: BaseSyntheticEvent) => Promise<void> } {
  const [isSending, setSending] = useState(false);
  const send = handleSubmit(async (values) => {
    setSending(true);
    await onValid(values).finally(() => setSending(false));
  });
  return { isSending, send };
}
