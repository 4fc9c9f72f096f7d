'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import { DecisionDialog, useStatePerOpening } from '../../internal/DecisionDialog.tsx';
import { Fault } from '../../internal/Fault.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import * as styles from './RejectDialog.styles.ts';

export interface RejectDialogProps extends OverlayProps {
  /** What is rejected, as "Reject this post?" */
  title: ReactNode;
  /** One of them has to be chosen. */
  reasons: readonly RadioOption[];
  /** The dialog stays until the caller closes it, so that a failure can be shown in it. */
  onReject: (reason: string) => void;
  /** The rejection is under way: the dialog cannot be left meanwhile. Default `false`. */
  isPending?: boolean;
  /** Why it did not work; read out at once. */
  errorMessage?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The label of the choice, as "Reason". */
    reason: string;
    /** What becomes of the reason, as "The member sees the reason and an explanation." */
    hint: string;
    reject: string;
    cancel: string;
    /** Read out while under way, as "Rejecting". */
    pending: string;
  };
}

/** Asks why a submission is rejected. The button waits for the reason. */
export function RejectDialog({
  isOpen,
  onOpenChange,
  title,
  reasons,
  onReject,
  isPending = false,
  errorMessage,
  messages,
}: RejectDialogProps) {
  const [reason, setReason] = useStatePerOpening<string | null>(isOpen, null);
  return (
    <DecisionDialog
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
        <Fault css={styles.error} data-part="error">
          {errorMessage}
        </Fault>
      </div>
    </DecisionDialog>
  );
}
