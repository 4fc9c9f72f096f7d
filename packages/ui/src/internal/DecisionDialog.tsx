'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Modal, type ModalMessages } from '../components/Modal/index.ts';
import type { OverlayProps } from './lazyOverlay.tsx';
import type { RootProps } from './root.ts';

export interface DecisionDialogProps extends OverlayProps, RootProps {
  title: ReactNode;
  children: ReactNode;
  /** `alertdialog` is for harmful decisions: focus starts on Cancel. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Label of the button that confirms the decision. */
  decision: ReactNode;
  variant: 'primary' | 'destructive';
  onDecide: () => void;
  /** Enables the confirm button. Default `true`. */
  canDecide?: boolean;
  /** The decision is in progress, and the dialog can't be closed until it ends. Default `false`. */
  isPending?: boolean;
  messages: ModalMessages & { cancel: string; pending: string };
}

/**
 * A small dialog with a cancel and a confirm button. Confirming doesn't close it, because the caller does that after
 * the request.
 */
export function DecisionDialog({
  onOpenChange,
  children,
  role = 'dialog',
  decision,
  variant,
  onDecide,
  canDecide = true,
  isPending = false,
  messages,
  ...modal
}: DecisionDialogProps) {
  return (
    <Modal
      {...modal}
      onOpenChange={onOpenChange}
      role={role}
      size="s"
      isDismissable={!isPending}
      messages={messages}
      footer={
        <>
          <Button autoFocus={role === 'alertdialog'} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {messages.cancel}
          </Button>
          <Button
            variant={variant}
            isDisabled={!canDecide}
            isPending={isPending}
            messages={messages}
            // While the dialog closes, the second press of a double click would decide again.
            onPress={() => modal.isOpen && onDecide()}
          >
            {decision}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

/** State that resets each time a dialog opens. */
export function useStatePerOpening<Value>(isOpen: boolean, initial: Value) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
