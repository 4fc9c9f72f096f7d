'use client';
import { CheckboxSign } from '../Checkbox/CheckboxSign.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './DataTable.styles.ts';

interface SelectionBoxProps {
  /** What it selects. */
  label: string;
  isSelected: boolean;
  /** Some of what it stands for is selected. */
  isIndeterminate?: boolean;
  isDisabled: boolean;
  /** Without it, what is around listens: rows then need nothing of their own that changes. */
  onChange?: () => void;
}

/** A box of the browser's own under our sign: ten thousand rows can do without more. */
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
