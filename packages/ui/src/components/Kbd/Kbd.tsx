'use client';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Kbd.styles.ts';

export interface KbdProps {
  /** What is printed on the key: `J`, `Ctrl`, `↵`. */
  children: ReactNode;
  /** The key's name, where a sign stands on it; read out in its place. */
  label?: string;
}

/** A key to press. */
export function Kbd({ children, label }: KbdProps) {
  return (
    <kbd css={styles.root} data-component="Kbd">
      <span css={styles.print} aria-hidden={label !== undefined || undefined}>
        {children}
      </span>
      {label !== undefined && <span css={visuallyHidden}>{label}</span>}
    </kbd>
  );
}
