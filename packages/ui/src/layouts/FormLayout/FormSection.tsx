'use client';
import { type ReactNode, useId } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './FormLayout.styles.ts';

export interface FormSectionProps extends PlainRootProps {
  /** Heading (`h2`) and accessible name of the group. */
  title: ReactNode;
  /** Description that applies to all fields of the section. */
  description?: ReactNode;
  /** Content below the description, such as a preview of the entry. */
  aside?: ReactNode;
  /** Form fields, stacked vertically. */
  children: ReactNode;
}

/** A section of a FormLayout, with its description beside the fields. Below 1024 px, they are stacked. */
export function FormSection({ title, description, aside, children, ...root }: FormSectionProps) {
  const id = useId();
  return (
    <div {...root} role="group" aria-labelledby={id} css={styles.section} data-component="FormSection">
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
