'use client';
import type { ReactNode } from 'react';
import { Kbd } from '../../components/Kbd/index.ts';

/**
 * Visible key. Hidden from screen readers, or it would become part of the button's name; the list of keys names them.
 */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden data-part="key">
      <Kbd>{children}</Kbd>
    </span>
  );
}
