'use client';
import type { ReactNode } from 'react';
import { error } from '../components/ConfirmDialog/ConfirmDialog.styles.ts';
import { Fault } from './Fault.tsx';

/** Error of the last attempt, below the fields of a decision. */
export function DecisionError({ children }: { children: ReactNode }) {
  return (
    <Fault css={error} data-part="error">
      {children}
    </Fault>
  );
}
