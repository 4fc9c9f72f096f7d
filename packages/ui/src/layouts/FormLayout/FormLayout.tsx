'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { sayFault } from '../../internal/focus/sayFault.ts';
import { Fault } from '../../internal/Fault.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import type { PlainRootProps } from '../../internal/root.ts';
import { useSubmit } from '../../internal/useSubmit.ts';
import * as styles from './FormLayout.styles.ts';

export interface FormLayoutProps extends PlainRootProps {
  /** A PageHeader above the form. */
  header?: ReactNode;
  /** Accessible name of the form, usually the title of the page. */
  label: string;
  /**
   * Called on submit, by button or Enter. May return a promise. The native submit is already prevented. Further submits
   * are ignored until the promise settles.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** FormSections, divided by hairlines. */
  children: ReactNode;
  /** Notice above the fields; may contain a Button. Changes are announced. */
  notice?: ReactNode;
  /** Submit error that belongs to no single field; announced immediately. */
  errorMessage?: ReactNode;
  /** Buttons at the inline end, the primary one last. */
  actions: ReactNode;
  /** A destructive Button at the opposite end of the actions' line. */
  removal?: ReactNode;
}

/** A full-page form: sections, and actions at the end. */
export function FormLayout({
  header,
  label,
  onSubmit,
  children,
  notice,
  errorMessage,
  actions,
  removal,
  ...root
}: FormLayoutProps) {
  const [refusals, setRefusals] = useState(0);
  const sentFrom = useRef<Element>(null);

  const submit = useSubmit(async (event) => {
    sentFrom.current = document.activeElement;
    await onSubmit(event);
    setRefusals((count) => count + 1);
  });

  useEffect(() => {
    if (refusals > 0 && document.activeElement === sentFrom.current) sayFault();
  }, [refusals]);

  return (
    <div {...root} css={styles.root} data-component="FormLayout">
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
