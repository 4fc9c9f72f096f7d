'use client';
import { CheckboxSign } from '../Checkbox/CheckboxSign.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './DataTable.styles.ts';

interface SelectionBoxProps {
  /** Accessible name. */
  label: string;
  isSelected: boolean;
  /** Only some of the rows are selected. */
  isIndeterminate?: boolean;
  isDisabled: boolean;
  /** Leave it out if an ancestor handles changes, so that memoized rows need no changing props. */
  onChange?: () => void;
}

/** A native checkbox under a custom mark. React Aria's would be too heavy for ten thousand rows. */
export function SelectionBox({ label, isSelected, isIndeterminate = false, isDisabled, onChange }: SelectionBoxProps) {
  return (
    <label
      css={styles.selection}
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        {...(onChange ? { onChange } : { readOnly: true })}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        css={visuallyHidden}
      />
      <CheckboxSign />
    </label>
  );
}
