'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { WarningOctagonIcon } from '../Icon/index.ts';
import type { FormError } from './getFormErrors.ts';
import * as styles from './Form.styles.ts';

export interface ErrorSummaryProps {
  /** How many fields are to be mended, as a sentence; it names the summary. */
  title: ReactNode;
  /** In the order of the form. */
  errors: readonly FormError[];
  /** One was pressed: moves the focus to its field, as `setFocus` of React Hook Form does. */
  onSelect: (name: string) => void;
  /** The summary itself, so that a refused form can move the focus to it. */
  ref?: Ref<HTMLDivElement>;
}

/** What has to be mended before a form can be sent; each error leads to its field. Inside a Form it comes by itself. */
export function ErrorSummary({ title, errors, onSelect, ref }: ErrorSummaryProps) {
  const id = useId();
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} css={styles.summary} data-component="ErrorSummary">
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
