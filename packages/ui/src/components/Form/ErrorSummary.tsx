'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { WarningOctagonIcon } from '../Icon/index.ts';
import type { FormError } from './getFormErrors.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as styles from './Form.styles.ts';

export interface ErrorSummaryProps extends FieldRootProps {
  /** Title and accessible name, a sentence with the number of invalid fields. */
  title: ReactNode;
  /** Errors in form order. */
  errors: readonly FormError[];
  /**
   * Called with the field's name when an error is pressed. The caller focuses the field, for example with React Hook
   * Form's `setFocus`.
   */
  onSelect: (name: string) => void;
  /** Ref to the summary, so that a form can focus it after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists a form's errors, each as a link that calls `onSelect`. A Form with several errors includes a summary. */
export function ErrorSummary({ title, errors, onSelect, ref, ...root }: ErrorSummaryProps) {
  const id = useId();
  return (
    <div
      {...root}
      ref={ref}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      css={styles.summary}
      data-component="ErrorSummary"
    >
      <WarningOctagonIcon size="l" />
      <div css={styles.words}>
        <p id={id} css={styles.title} data-part="title">
          {title}
        </p>
        <ul role="list" css={styles.list}>
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <Link onPress={() => onSelect(name)} css={styles.link} data-part="error">
                <span data-part="label">{label}</span> <span css={styles.message}>{message}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
