'use client';
import * as styles from './Checkbox.styles.ts';

/** The visible box of a checkbox. Its mark follows the `data` attributes of the surrounding element. */
export function CheckboxSign() {
  return (
    <span css={styles.box} data-part="box">
      <svg viewBox="0 0 16 16" aria-hidden>
        <path d="M3.5 8.5l3 3 6-7" data-part="tick" />
        <path d="M4 8h8" data-part="dash" />
      </svg>
    </span>
  );
}
