'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { sayFault } from '../../internal/focus/sayFault.ts';
import { Fault } from '../../internal/Fault.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormError } from './getFormErrors.ts';
import * as styles from './Form.styles.ts';

export interface FormProps {
  /** Names the form to a screen reader; mostly what stands above it. */
  label: string;
  /** Sends the form, or finds out that it cannot be sent. Where that takes time, the promise of it, as `handleSubmit` gives. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** The fields, one under the other. */
  children: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions: ReactNode;
  /** What is wrong now, in the order of the fields; see `getFormErrors`. */
  errors?: readonly FormError[];
  /** Moves the focus to a field, as `setFocus` of React Hook Form does. */
  onFocusField?: (name: string) => void;
  /** Why sending failed, where no one field is at fault; read out at once. */
  errorMessage?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Above the list of errors, as "3 fields need your attention". */
    summary: (count: number) => ReactNode;
  };
}

/**
 * A form in a dialog or a panel; one that fills a page is a FormLayout. Refused with one error, it moves the focus to
 * that field; with more, to a summary that leads to each. The form library's own moving of the focus has to be off.
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
}: FormProps) {
  const [refusals, setRefusals] = useState(0);
  const [isSummed, setSummed] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  // Mended to the last, the summary is gone until the form is refused anew.
  if (isSummed && errors.length === 0) setSummed(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await onSubmit(event);
    setRefusals((count) => count + 1);
    setSummed(true);
  };

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
