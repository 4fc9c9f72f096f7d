'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Modal, type ModalMessages } from '../components/Modal/index.ts';
import type { OverlayProps } from './lazyOverlay.ts';

export interface DecisionDialogProps extends OverlayProps {
  title: ReactNode;
  children: ReactNode;
  /** `alertdialog` asks before harm is done: the focus starts on Cancel. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The button that decides. */
  decision: ReactNode;
  variant: 'primary' | 'destructive';
  onDecide: () => void;
  /** Default `true`. */
  canDecide?: boolean;
  /** The decision is being carried out, and the dialog can't be left. Default `false`. */
  isPending?: boolean;
  messages: ModalMessages & { cancel: string; pending: string };
}

/** A small dialog with Cancel and one button that decides. It stays open until the caller closes it. */
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
            onPress={onDecide}
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

/** State that starts over each time a dialog opens. */
export function useStatePerOpening<Value>(isOpen: boolean, initial: Value) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
