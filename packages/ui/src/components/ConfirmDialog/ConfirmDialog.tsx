'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import { DecisionDialog } from '../../internal/DecisionDialog.tsx';
import { Fault } from '../../internal/Fault.tsx';
import type { ModalMessages } from '../Modal/index.ts';
import * as styles from './ConfirmDialog.styles.ts';

export interface ConfirmDialogProps extends OverlayProps {
  /** The question, as "Delete this comment?" */
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** What goes with the question: a field, as for a reason, or the list of what it is about. */
  field?: ReactNode;
  /** The answer is yes. The dialog stays until the caller closes it, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** `destructive` for what cannot be taken back. Default `destructive`. */
  variant?: 'destructive' | 'primary';
  /** The deed is under way: the dialog cannot be left meanwhile. Default `false`. */
  isPending?: boolean;
  /** Why it did not work; read out at once. */
  errorMessage?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The verb of the question, as "Delete". */
    confirm: string;
    cancel: string;
    /** Read out while under way, as "Deleting the comment". */
    pending: string;
  };
}

/** Asks before something is done that costs. The focus begins on the harmless answer. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  field,
  onConfirm,
  variant = 'destructive',
  isPending = false,
  errorMessage,
  messages,
}: ConfirmDialogProps) {
  return (
    <DecisionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      role="alertdialog"
      decision={messages.confirm}
      variant={variant}
      onDecide={onConfirm}
      isPending={isPending}
      messages={messages}
    >
      <div data-component="ConfirmDialog">
        {children}
        {field && (
          <div css={styles.field} data-part="field">
            {field}
          </div>
        )}
        <Fault css={styles.error} data-part="error">
          {errorMessage}
        </Fault>
      </div>
    </DecisionDialog>
  );
}
