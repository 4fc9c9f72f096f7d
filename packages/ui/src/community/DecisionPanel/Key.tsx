'use client';
import type { ReactNode } from 'react';
import { Kbd } from '../../components/Kbd/index.ts';

/**
 * Key cap of the shortcut for a button or an option. Hidden from screen readers, because it would become part of the
 * control's accessible name. The list of shortcuts names the key.
 */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden data-part="key">
      <Kbd>{children}</Kbd>
    </span>
  );
}
