'use client';
import { type ReactNode, useId } from 'react';
import * as styles from './FormLayout.styles.ts';

export interface FormSectionProps {
  /** What its fields have in common; an `h2`, and the name of the group. */
  title: ReactNode;
  /** What all of its fields are for. */
  description?: ReactNode;
  /** Under them: what shows the outcome of what is entered, as a preview. */
  aside?: ReactNode;
  /** The fields, one under the other. */
  children: ReactNode;
}

/** A part of a FormLayout: what it is about, and its fields beside that; below 1024 px, under it. */
export function FormSection({ title, description, aside, children }: FormSectionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} css={styles.section} data-component="FormSection">
      <div>
        <h2 id={id} css={styles.title} data-part="title">
          {title}
        </h2>
        {description && (
          <p css={styles.description} data-part="description">
            {description}
          </p>
        )}
        {aside && (
          <div css={styles.aside} data-part="aside">
            {aside}
          </div>
        )}
      </div>
      <div css={styles.fields} data-part="fields">
        {children}
      </div>
    </div>
  );
}
