'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { DecisionDialog, useStatePerOpening } from '../../internal/DecisionDialog.tsx';
import { DecisionError } from '../../internal/DecisionError.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './RejectDialog.styles.ts';

export interface RejectDialogProps extends OverlayProps, RootProps {
  /** Title, such as "Reject this post?" */
  title: ReactNode;
  /** Reasons, one of which must be chosen. */
  reasons: readonly RadioOption[];
  /** More fields below the reasons, such as one for a message to the member. */
  children?: ReactNode;
  /** Called with the chosen reason. The dialog stays open until the caller closes it, so that it can show a failure. */
  onReject: (reason: string) => void;
  /** The rejection is in progress, and the dialog can't be closed meanwhile. Default `false`. */
  isPending?: boolean;
  /** Error from the last attempt; announced immediately. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Label of the choice, such as "Reason". */
    reason: string;
    /** Explains how the reason is used, such as "The member sees the reason and an explanation." */
    hint: string;
    reject: string;
    cancel: string;
    /** Announced while in progress, such as "Rejecting". */
    pending: string;
  };
}

/** Asks for the reason for a rejection. The button stays disabled until a reason is chosen. */
export function RejectDialog({
  isOpen,
  onOpenChange,
  title,
  reasons,
  children,
  onReject,
  isPending = false,
  errorMessage,
  messages,
  ...root
}: RejectDialogProps) {
  const [reason, setReason] = useStatePerOpening<string | null>(isOpen, null);
  return (
    <DecisionDialog
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      decision={messages.reject}
      variant="destructive"
      canDecide={reason !== null}
      onDecide={() => reason !== null && onReject(reason)}
      isPending={isPending}
      messages={messages}
    >
      <div css={styles.root} data-component="RejectDialog">
        <RadioGroup
          label={messages.reason}
          description={messages.hint}
          options={reasons}
          value={reason}
          onChange={setReason}
          isDisabled={isPending}
        />
        {children}
        <DecisionError>{errorMessage}</DecisionError>
      </div>
    </DecisionDialog>
  );
}
