'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { DecisionDialog } from '../../internal/DecisionDialog.tsx';
import { Fault } from '../../internal/Fault.tsx';
import type { ModalMessages } from '../Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ConfirmDialog.styles.ts';

export interface ConfirmDialogProps extends OverlayProps, RootProps {
  /** Question, such as "Delete this comment?" */
  title: ReactNode;
  /** Explains the consequence, and whether the action can be undone. */
  children: ReactNode;
  /** Additional content: a field, for example for a reason, or a list of the affected items. */
  field?: ReactNode;
  /** Called on confirmation. The dialog stays open until the caller closes it, so that it can show a failure. */
  onConfirm: () => void;
  /** Use `destructive` for actions that can't be undone. Default `destructive`. */
  variant?: 'destructive' | 'primary';
  /** The action is in progress, and the dialog can't be closed meanwhile. Default `false`. */
  isPending?: boolean;
  /** Error from the last attempt; announced immediately. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Label of the confirm button: the question's verb, such as "Delete". */
    confirm: string;
    cancel: string;
    /** Announced while in progress, such as "Deleting comment". */
    pending: string;
  };
}

/** Asks for confirmation before a costly action. Initial focus is on the Cancel button. */
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
  ...root
}: ConfirmDialogProps) {
  return (
    <DecisionDialog
      {...root}
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
