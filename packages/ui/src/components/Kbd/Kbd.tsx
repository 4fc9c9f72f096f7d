'use client';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Kbd.styles.ts';

export interface KbdProps extends PlainRootProps<HTMLElement> {
  /** Text on the key: `J`, `Ctrl`, `↵`. */
  children: ReactNode;
  /** Name of the key, which screen readers read instead of its symbol. */
  label?: string;
}

/** A key on the keyboard. */
export function Kbd({ children, label, ...root }: KbdProps) {
  return (
    <kbd {...root} css={styles.root} data-component="Kbd">
      <span css={styles.print} aria-hidden={label !== undefined || undefined}>
        {children}
      </span>
      {label !== undefined && <span css={visuallyHidden}>{label}</span>}
    </kbd>
  );
}
