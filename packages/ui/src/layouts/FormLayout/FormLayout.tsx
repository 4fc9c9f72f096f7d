'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { sayFault } from '../../internal/focus/sayFault.ts';
import { Fault } from '../../internal/Fault.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import * as styles from './FormLayout.styles.ts';

export interface FormLayoutProps {
  /** What the page begins with, above the form: a PageHeader. */
  header?: ReactNode;
  /** Names the form to a screen reader; mostly the title of the page. */
  label: string;
  /** The form is sent, by a submit button or by Enter in a field. The browser’s own way of sending is the caller’s to prevent. Where that takes time, the promise of it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** FormSections; hairlines run between them. */
  children: ReactNode;
  /** Above the fields: what the reader should know before they go on, with a Button where there is something to do. */
  notice?: ReactNode;
  /** Why sending failed, where no one field is at fault; read out at once. */
  errorMessage?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions: ReactNode;
  /** A destructive Button, at the other end of that line. */
  removal?: ReactNode;
}

/** A form that fills a page: its parts under one another, and what to do with it at the end. */
export function FormLayout({
  header,
  label,
  onSubmit,
  children,
  notice,
  errorMessage,
  actions,
  removal,
}: FormLayoutProps) {
  const [refusals, setRefusals] = useState(0);
  const sentFrom = useRef<Element>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    sentFrom.current = document.activeElement;
    await onSubmit(event);
    setRefusals((count) => count + 1);
  };

  useEffect(() => {
    if (refusals > 0 && document.activeElement === sentFrom.current) sayFault();
  }, [refusals]);

  return (
    <div css={styles.root} data-component="FormLayout">
      {header}
      <form aria-label={label} noValidate onSubmit={(event) => void submit(event)} css={styles.form} data-part="form">
        {notice && (
          <Spoken css={styles.notice} data-part="notice">
            {notice}
          </Spoken>
        )}
        {children}
        <div css={styles.end} data-part="end">
          <Fault css={styles.error} data-part="error">
            {errorMessage}
          </Fault>
          <div css={styles.actions} data-part="actions">
            {removal && <div css={styles.removal}>{removal}</div>}
            {actions}
          </div>
        </div>
      </form>
    </div>
  );
}
