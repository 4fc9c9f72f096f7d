'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { sayFault } from '../../internal/focus/sayFault.ts';
import { Fault } from '../../internal/Fault.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormError } from './getFormErrors.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import { useSubmit } from '../../internal/useSubmit.ts';
import * as styles from './Form.styles.ts';

export interface FormProps extends PlainRootProps<HTMLFormElement> {
  /** Accessible name of the form, usually the title above it. */
  label: string;
  /**
   * Validates and sends the form on submit. May return a promise, as React Hook Form's `handleSubmit` does. The native
   * submit is already prevented. Further submits are ignored until the promise settles.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** Form fields, stacked vertically. */
  children: ReactNode;
  /** Buttons at the inline end, the primary one last. */
  actions: ReactNode;
  /** Current errors, in field order; see `getFormErrors`. */
  errors?: readonly FormError[];
  /** Focuses the field with this name, as React Hook Form's `setFocus` does. */
  onFocusField?: (name: string) => void;
  /** Submit error that belongs to no single field; announced immediately. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Title of the error list, such as "3 fields need your attention". */
    summary: (count: number) => ReactNode;
  };
}

/**
 * A form in a dialog or a panel; for a full page, use FormLayout. After a failed submit, focus moves to the only
 * invalid field, or else to a summary that links to each. Disable the form library's own focus handling, such as React
 * Hook Form's `shouldFocusError`.
 */
export function Form({
  label,
  onSubmit,
  children,
  actions,
  errors = [],
  onFocusField,
  errorMessage,
  messages,
  ...root
}: FormProps) {
  const [refusals, setRefusals] = useState(0);
  const [isSummed, setSummed] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  // Once all errors are fixed, the summary stays hidden until the next failed submit.
  if (isSummed && errors.length === 0) setSummed(false);

  const submit = useSubmit(async (event) => {
    await onSubmit(event);
    setRefusals((count) => count + 1);
    setSummed(true);
  });

  const seen = useRef(0);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    const [first] = errors;
    if (errors.length !== 1 || !first) return summary.current?.focus();
    const sentFrom = document.activeElement;
    onFocusField?.(first.name);
    if (document.activeElement === sentFrom) sayFault();
  }, [refusals, errors, onFocusField]);

  return (
    <form
      {...root}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
      css={styles.root}
      data-component="Form"
    >
      {isSummed && errors.length > 1 && (
        <ErrorSummary
          ref={summary}
          title={messages.summary(errors.length)}
          errors={errors}
          onSelect={(name) => onFocusField?.(name)}
        />
      )}
      {children}
      <Fault css={styles.failure} data-part="error">
        {errorMessage}
      </Fault>
      <div css={styles.actions} data-part="actions">
        {actions}
      </div>
    </form>
  );
}
